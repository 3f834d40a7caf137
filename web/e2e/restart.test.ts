import { expect } from 'vitest';
import { gomokuOf } from '../tests/fixture/views';
import { inTurn, type Guest } from './guest';
import { scene } from './stage';

/** Waits until the page says that it has lost the house. */
async function loses(guest: Guest): Promise<string> {
  const banner = guest.page.locator('[data-testid=connection][data-link=reconnecting]');
  await banner.waitFor();
  return banner.innerText();
}

scene('the server is killed in the middle: both pages come back by themselves', async (stage) => {
  stage.houseFalls = true;
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  const table = await anna.openRoom({ family: 'gomoku', room: 'free', seat: 'a', against: 'link' });
  await bert.sit(table);
  await inTurn(anna, bert, 'h8 a1 i8 a3');
  const before = await stage.house.log(table);

  await stage.house.kill();
  expect(await loses(anna)).toContain('your last move is saved');
  expect(await loses(bert)).toContain('Reconnecting');

  // Anna plays while the house is down: her stone looks unsent, and the page says so.
  await anna.myTurn();
  await anna.cell('j8').click();
  await anna.page.locator('svg.gomoku .ghost .sending').waitFor();
  expect(await anna.nameOf('j8')).toContain('being sent');
  await anna.page
    .locator('[data-testid=connection]', { hasText: 'your last move is not yet saved' })
    .waitFor();
  expect(await anna.moves()).not.toContain('j8');

  await stage.house.restart();
  await Promise.all([anna.linked(), bert.linked()]);
  await anna.sees('j8', 5);
  await bert.sees('j8', 5);
  const after = await stage.house.log(table);
  expect(after.slice(0, before.length), 'nothing of the log was lost').toEqual(before);
  expect(await stage.house.played(table)).toEqual(['h8', 'a1', 'i8', 'a3', 'j8']);

  // Both see the same position, and it is the server's.
  const [a, b] = [await anna.snapshot(), await bert.snapshot()];
  expect(a.hash).toBe(b.hash);
  for (const guest of [anna, bert]) {
    for (const { point, color } of gomokuOf(a.view.position).stones) {
      expect(await guest.nameOf(point)).toContain(`${color} stone`);
    }
    expect(await guest.page.locator('svg.gomoku .stone:not(.offered) .body').count()).toBe(5);
  }

  // The game goes on to its end, through another kill between two moves.
  await inTurn(bert, anna, 'a5 k8 a7');
  await stage.house.kill();
  await Promise.all([loses(anna), loses(bert)]);
  await stage.house.restart();
  await Promise.all([anna.linked(), bert.linked()]);
  await anna.myTurn();
  await anna.cell('l8').click();
  expect(await anna.over()).toContain('five in a row');
  expect(await bert.over()).toContain('five in a row');
  expect((await bert.page.getByTestId('seat-a').innerText()).toLowerCase()).toContain('won');
});

scene('two tabs play differently while the server is down: one move counts, the other is said not to', async (stage) => {
  stage.houseFalls = true;
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  const table = await anna.openRoom({ family: 'gomoku', room: 'free', seat: 'a', against: 'link' });
  await bert.sit(table);
  await inTurn(anna, bert, 'h8 a1');
  const second = await stage.tab(anna, 'Anna again');
  await second.visit(table);
  await second.sees('a1');

  await stage.house.kill();
  const tabs = [anna, second] as const;
  await Promise.all(tabs.map(loses));
  await anna.cell('i8').click();
  await second.cell('h9').click();
  for (const tab of tabs) await tab.page.locator('svg.gomoku .ghost .sending').waitFor();

  await stage.house.restart();
  await Promise.all([...tabs, bert].map((guest) => guest.linked()));
  const played = async () => (await stage.house.played(table))[2];
  await expect.poll(played, { timeout: 20_000 }).toMatch(/^(i8|h9)$/);
  const kept = (await played()) ?? '';
  const loser = kept === 'i8' ? second : anna;
  await loser.refusal().waitFor();
  expect(await loser.refusal().innerText()).toContain('Your move was not played');
  for (const guest of [...tabs, bert]) {
    await guest.sees(kept, 3);
    expect(await guest.nameOf(kept === 'i8' ? 'h9' : 'i8')).toContain('empty');
  }
  await bert.place('a2');
  for (const tab of tabs) await tab.sees('a2', 4);
});

scene('a reload while a move is on its way neither loses nor doubles it', async (stage) => {
  stage.houseFalls = true;
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  const table = await anna.openRoom({ family: 'gomoku', room: 'free', seat: 'a', against: 'link' });
  await bert.sit(table);
  await stage.house.kill();
  await loses(anna);
  await anna.cell('h8').click();
  await anna.page.locator('svg.gomoku .ghost .sending').waitFor();
  await stage.house.restart();
  await anna.page.reload();
  await anna.atTable();
  await anna.sees('h8', 1);
  await bert.sees('h8', 1);
  expect(await stage.house.played(table)).toEqual(['h8']);
});
