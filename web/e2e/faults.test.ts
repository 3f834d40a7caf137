import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ServerMessage } from '../src/protocol';
import { gomokuOf } from '../tests/fixture/views';
import { Seeded } from '../tests/seeded';
import type { Guest } from './guest';
import { FAULTS, Proxy, type Fault } from './proxy';
import { scene } from './stage';

/** Another run: `SEED=7`. */
const SEED = Number(process.env['SEED'] ?? 20_26);
/** How long a line that only slows or stops stays bad, in milliseconds. */
const LASTS = 1500;

/** What a page was sent, over all its sockets. */
class Wire {
  /** The last position of the log that the page was told of. */
  seq = 0;
  hash = '';
  /** Events that the house said were stored. */
  readonly acked: number[] = [];
  breaks = -1;

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      this.breaks += 1;
      socket.on('framereceived', ({ payload }) => {
        if (typeof payload !== 'string') return;
        const message = JSON.parse(payload) as ServerMessage;
        if (message.t === 'ack') this.acked.push(message.seq);
        if (message.t !== 'snap' && message.t !== 'ev') return;
        // Two frames for one position say the same of it.
        if (message.seq === this.seq) expect(message.hash).toBe(this.hash);
        if (message.seq < this.seq) return;
        this.seq = message.seq;
        this.hash = message.hash;
      });
    });
  }
}

/** Every word of the banner that the page has shown. */
function banner(page: Page): Promise<string> {
  return page.evaluate(() => (window as unknown as { bannerWords: string[] }).bannerWords.join(' | '));
}

async function keepBanner(page: Page): Promise<void> {
  await page.evaluate(() => {
    const words: string[] = [];
    (window as unknown as { bannerWords: string[] }).bannerWords = words;
    const place = document.querySelector('[data-testid=connection]');
    if (place === null) throw new Error('no banner');
    const look = () => words.push(place.textContent ?? '');
    look();
    new MutationObserver(look).observe(place, { childList: true, characterData: true, subtree: true });
  });
}

scene(
  'a game over two bad lines ends as the log has it',
  async (stage) => {
    stage.houseFalls = true; // The pages may complain of their lines.
    const random = new Seeded(SEED);
    const lines = [await Proxy.open(stage.house.url), await Proxy.open(stage.house.url)] as const;
    try {
      const anna = await stage.guest('Anna', { baseURL: lines[0].url });
      const bert = await stage.guest('Bert', { baseURL: lines[1].url });
      const guests = [anna, bert] as const;
      const wires = guests.map((guest) => new Wire(guest.page));
      const table = await anna.openRoom({ family: 'gomoku', room: 'free', seat: 'a', against: 'link' });
      await bert.sit(table);
      for (const guest of guests) {
        await guest.main('[data-status=playing]').waitFor();
        await keepBanner(guest.page);
      }

      const moves = 'h8 a1 i8 a3 j8 a5 k8 a7 l8'.split(' ');
      // Each fault once on each side at least, in an order that the seed decides.
      const plan = shuffled(random, [...FAULTS, ...FAULTS.filter((one) => one !== 'half-open')]);
      for (const [at, point] of moves.entries()) {
        const mover = at % 2;
        const fault = plan[at] ?? 'delay';
        const side = fault === 'half-open' ? mover : random.below(2);
        await misplay(guests, lines, mover, side, point, fault, at + 1);
      }

      for (const guest of guests) expect(await guest.over(30_000)).toContain('five in a row');
      const log = await stage.house.log(table);
      expect(await stage.house.played(table)).toEqual(moves);
      const truth = await anna.snapshot();
      expect(truth.seq).toBe(Number(log.at(-1)?.split('\t')[0]));
      expect(truth.view.result).toMatchObject({ verdict: 'a', ending: 'five' });
      for (const [at, guest] of guests.entries()) {
        expect(await guest.moves()).toEqual(moves);
        await expect.poll(() => [wires[at]?.seq, wires[at]?.hash]).toEqual([truth.seq, truth.hash]);
        for (const { point, color } of gomokuOf(truth.view.position).stones) {
          expect(await guest.nameOf(point)).toContain(`${color} stone`);
        }
        // What was acknowledged stands in the log.
        const stored = new Set(log.map((line) => Number(line.split('\t')[0])));
        for (const seq of wires[at]?.acked ?? []) expect(stored.has(seq), `event ${seq}`).toBe(true);
        expect(await guest.refusal().count(), 'nothing was played twice or too late').toBe(0);
      }
      // Both lines broke, and the pages said so and what has become of the last move.
      expect(wires.some((wire) => wire.breaks > 0)).toBe(true);
      const said = (await Promise.all(guests.map((guest) => banner(guest.page)))).join(' | ');
      expect(said).toMatch(/Connection lost\. Reconnecting; your last move is (not yet )?saved/);
      expect(said).toContain('not yet saved');
    } finally {
      await Promise.all(lines.map((line) => line.close()));
    }
  },
  180_000,
);

/** One move while a line is bad: the page claims nothing that the house has not said. */
async function misplay(
  guests: readonly [Guest, Guest],
  lines: readonly [Proxy, Proxy],
  mover: number,
  side: number,
  point: string,
  fault: Fault,
  number: number,
): Promise<void> {
  const me = guests[mover] as Guest;
  const line = lines[side] as Proxy;
  await me.myTurn();
  line.begin(fault);
  await me.cell(point).click();
  if (side === mover && (fault === 'freeze' || fault === 'half-open')) {
    await me.page.locator('svg.gomoku .ghost .sending').waitFor();
    expect(await me.nameOf(point)).toContain('being sent');
    expect(await me.moves()).not.toContain(point);
    const other = me.page.getByTestId(mover === 0 ? 'clock-b' : 'clock-a');
    expect(await other.getAttribute('class'), 'the opponent’s clock waits for the answer').not.toContain('running');
  }
  await new Promise((resolve) => setTimeout(resolve, LASTS));
  line.heal();
  for (const guest of guests) await guest.sees(point, number);
}

function shuffled<T>(random: Seeded, list: readonly T[]): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.below(rest.length), 1)[0] as T);
}
