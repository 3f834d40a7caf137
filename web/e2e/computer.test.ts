import { expect } from 'vitest';
import { scene } from './stage';
import { gomokuOf } from '../tests/fixture/views';

scene(
  'a game against the computer at level 1, to its end',
  async (stage) => {
    const anna = await stage.guest('Anna');
    const table = await anna.openRoom({
      family: 'gomoku',
      room: 'free',
      seat: 'a',
      against: 'engine',
      level: 1,
    });
    expect(await anna.page.getByTestId('seat-b').innerText()).toContain('Computer, level 1');

    // Anna builds rows of her own, and the computer has to stop them or win first.
    const wishes = ['h8', 'i8', 'j8', 'k8', 'l8', 'g8', 'f8', 'h9', 'i9', 'j9', 'h10', 'i10', 'g10'];
    const rest = Array.from({ length: 225 }, (_, index) => {
      const step = (index * 64) % 225;
      return String.fromCharCode(97 + (step % 15)) + String(Math.floor(step / 15) + 1);
    });
    const next = anna.page.locator('main.table[data-status=over], svg.gomoku.mine');
    for (const point of [...wishes, ...rest]) {
      await next.first().waitFor();
      if ((await anna.main().getAttribute('data-status')) === 'over') break;
      if (!(await anna.nameOf(point)).includes('legal')) continue;
      await anna.place(point);
    }
    const status = await anna.over();
    expect(status).toMatch(/(wins.*five in a row|Draw)/);
    if (!status.includes('Draw')) {
      expect(await anna.page.locator('svg.gomoku circle.winning').count()).toBeGreaterThanOrEqual(5);
    }

    // The log holds the same game, and its seats alternated.
    const played = await stage.house.played(table);
    expect(await anna.moves()).toEqual(played);
    expect(new Set(played).size).toBe(played.length);
    expect(await anna.button('offer_rematch').isVisible()).toBe(true);
  },
  180_000,
);

scene('the computer opens a renju room with an opening, and goes on after it', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.openRoom({ room: 'soosorv8', seat: 'b', against: 'engine', level: 2 });
  // It places three stones; the exchange is Anna's. She keeps White: stone 4 and a number are hers.
  await anna.choose('keep');
  await anna.myTurn();
  const { view } = await anna.snapshot();
  const fourth = view.legal.find((action) => /^[a-o]\d+$/.test(action));
  expect(fourth).toBeDefined();
  await anna.place(fourth ?? '');
  await anna.choose('declare 2');
  // The computer may exchange; whoever is Black then offers, and White picks.
  await anna.myTurn();
  const after = (await anna.snapshot()).view;
  const position = gomokuOf(after.position);
  expect(['pick', 'offer']).toContain(position.step.ask);
  if (position.step.ask === 'pick') {
    expect(position.offered).toHaveLength(2);
    await anna.pick(position.offered[0] ?? '');
  } else {
    await anna.offer((after.legal[0] ?? '').replace('offer ', ''));
  }
  await anna.myTurn();
});
