import { expect } from 'vitest';
import { inTurn, type Guest } from './guest';
import { scene } from './stage';
import { gomokuOf } from '../tests/fixture/views';

/** Nothing on either screen says where Black may not play, and White may always try a claim. */
async function nothingIsBetrayed(black: Guest, white: Guest): Promise<void> {
  expect(await black.marks(), 'marks on the screen of Black').toBe(0);
  expect(await white.marks(), 'marks on the screen of White').toBe(0);
  for (const guest of [black, white]) {
    const { view } = await guest.snapshot();
    expect(view.legal).not.toContain('claim');
    const position = gomokuOf(view.position);
    expect(position.forbidden).toEqual([]);
    expect(position.explanation).toBeNull();
  }
  expect(await black.button('claim').count(), 'no claim for Black').toBe(0);
}

scene('a professional room: swap, two fifth moves, a claim', async (stage) => {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  const table = await anna.openRoom({ room: 'professional', seat: 'a', against: 'link' });
  expect(await anna.status()).toContain('Waiting for a second player');
  await bert.sit(table);

  // Three stones by the first seat; the board leaves no other first point.
  await anna.place('h8');
  await anna.place('h9');
  expect(await anna.status()).toContain('within the central 5×5');
  await anna.place('h10');
  await bert.sees('h10');
  expect(await bert.page.getByTestId('opening').innerText()).toMatch(/D\d+/);

  // The exchange says what it means, and the colours change seats on both screens.
  await bert.asked('swap');
  expect(await bert.button('swap').innerText()).toContain('you will play Black');
  expect(await bert.button('keep').innerText()).toContain('you stay White');
  await bert.choose('swap');
  await anna.sees('swap');
  for (const guest of [anna, bert]) {
    expect(await guest.page.getByTestId('seat-a').getAttribute('data-side')).toBe('white');
    expect(await guest.page.getByTestId('seat-b').getAttribute('data-side')).toBe('black');
  }
  const [white, black] = [anna, bert];
  await white.place('h7');
  await black.sees('h7');

  // Two fifth moves. All stones stand on one file, so d5 is the mirror image of l5.
  expect(await black.status()).toContain('number 1 of 2');
  await black.offer('l5');
  expect(await black.status()).toContain('number 2 of 2');
  const mirrored = await black.tries('d5');
  expect(mirrored.reason).toBe('offer_symmetric');
  expect(mirrored.words).toContain('mirror image');
  expect(mirrored.words).toContain('It mirrors l5');
  expect(await black.page.locator('svg.gomoku .explain .mirror').count()).toBe(1);
  const twice = await black.tries('l5');
  expect(twice.reason).toBe('offer_duplicate');
  await black.offer('m11');
  await white.sees('offer m11');
  expect(await white.page.locator('svg.gomoku .offered').count()).toBe(2);
  expect(await white.nameOf('l5')).toContain('offered fifth move 1');
  await white.pick('l5');
  await black.sees('pick l5');
  expect(await black.page.locator('svg.gomoku .offered').count()).toBe(0);

  // Play. Black prepares a double-three at k5; White looks away, and may claim on every turn after
  // stone 6, which still belongs to the opening.
  const played = 'a1 m5 a3 k6 a5 k7'.split(' ');
  let [mover, other] = [white, black];
  for (const point of played) {
    if (mover === white && point !== played[0]) {
      await white.myTurn();
      expect(await white.button('claim').isEnabled(), `claim before ${point}`).toBe(true);
    }
    await nothingIsBetrayed(black, white);
    await mover.place(point);
    await other.sees(point);
    [mover, other] = [other, mover];
  }

  // An unfounded claim: White is told, and it leaves no trace anywhere else.
  await white.myTurn();
  const before = { log: await stage.house.log(table), moves: await black.moves(), status: await black.status() };
  const moves = await white.moves();
  await white.button('claim').click();
  const unfounded = await white.refused(moves);
  expect(unfounded.reason).toBe('claim_unfounded');
  expect(unfounded.words).toContain('nothing to claim');
  expect(await stage.house.log(table)).toEqual(before.log);
  expect(await black.moves()).toEqual(before.moves);
  expect(await black.status()).toBe(before.status);
  expect(await black.refusal().count()).toBe(0);
  expect(await white.button('claim').isEnabled(), 'White may try again').toBe(true);

  // The forbidden stone is played like any other.
  await white.place('c1');
  await black.sees('c1');
  await black.myTurn();
  expect(await black.nameOf('k5')).toBe('k5, empty, legal');
  await nothingIsBetrayed(black, white);
  await black.place('k5');
  await white.sees('k5');
  await white.myTurn();
  await nothingIsBetrayed(black, white);
  expect(await white.status()).toContain('Your turn');

  // The claim holds, and both screens say why.
  await white.button('claim').click();
  for (const guest of [white, black]) {
    const status = await guest.over();
    expect(status).toContain('White');
    expect(status).toContain('wins');
    expect(status).toContain('White claimed a double-three');
    const words = await guest.page.getByTestId('explanation').innerText();
    expect(words).toContain('k5: Forbidden: a double-three.');
    expect(words).toMatch(/Three: (?=.*\bk5\b)(?=.*\bl5\b)(?=.*\bm5\b)/);
    expect(words).toMatch(/Three: (?=.*\bk5\b)(?=.*\bk6\b)(?=.*\bk7\b)/);
    expect(await guest.page.locator('svg.gomoku .explain .shape.live').count()).toBe(2);
  }
  expect(await stage.house.played(table)).toEqual(
    ['h8', 'h9', 'h10', 'swap', 'h7', 'offer l5', 'offer m11', 'pick l5', ...played, 'c1', 'k5', 'claim'],
  );
});

scene('a claim that comes too late is refused, and the game goes on', async (stage) => {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  const table = await anna.openRoom({ room: 'national', seat: 'a', against: 'link' });
  await bert.sit(table);
  await inTurn(anna, bert, 'h8 a1 l5 c1 m5 a3 k6 c3 k7 a5 k5 a7 b13');
  await bert.myTurn();
  const moves = await bert.moves();
  await bert.button('claim').click();
  expect((await bert.refused(moves)).reason).toBe('claim_unfounded');
  await bert.place('c5');
  await anna.sees('c5');
  await anna.myTurn();
});
