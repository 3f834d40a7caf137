import { describe, expect, test } from 'vitest';
import type { BoardOutput } from '../src/boards/board';
import { hasFace, needFace } from '../src/boards/faces';
import { passedOn } from '../src/components/board-host';
import type { PositionView } from '../src/protocol';
import { doubleThree, gomokuView, stones } from './fixture/views';

const at = (change: Parameters<typeof gomokuView>[0] = {}): PositionView => ({
  kind: 'gomoku',
  ...gomokuView(change),
});

const face = await needFace('gomoku');

describe('what pages for every game ask of a game', () => {

  test('games are found by name', () => {
    expect(hasFace('gomoku')).toBe(true);
    expect(hasFace('chess')).toBe(false);
  });

  test('a click means one thing, or the reader chooses', () => {
    expect(face.clicks(['h8', 'pass'])).toEqual([]);
    const both = ['g9', 'offer g9'];
    expect(face.clicks(both).map((one) => one.value)).toEqual(['place', 'offer']);
    expect(face.targets(both, 'place').get('g9')).toBe('g9');
    expect(face.targets(both, 'offer').get('g9')).toBe('offer g9');
    // A choice that is not there any more means the first one.
    expect(face.targets(both, '').get('g9')).toBe('g9');
    expect(face.actionAt(at({ step: { ask: 'swap_or_keep' } }), ['swap', 'keep'], 'h8', '')).toBeNull();
    expect(face.typed(at({ step: { ask: 'pick' } }), ['pick g8'], 'G8', '')).toBe('pick g8');
  });

  test('actions have cells and pieces', () => {
    const position = at({ stones: stones('h8 i9'), offered: ['g9'] });
    expect(face.cellOf('offer g9')).toBe('g9');
    expect(face.cellOf('swap')).toBeNull();
    expect(face.pieceOf(position, 'i9')).toBe('white');
    expect(face.pieceOf(position, 'offer g9')).toBeNull();
    expect(face.pieceOf(position, 'pass')).toBeNull();
  });

  test('marks can be taken off, and nothing else goes with them', () => {
    const position = at({ stones: stones('h8'), forbidden: [{ point: 'g9', kind: 'overline' }] });
    expect(face.unmarked(position)).toEqual({ ...position, forbidden: [] });
    expect(face.unmarked(at())).toEqual(at());
  });

  test('endings are explained, openings named, boards told', () => {
    expect(face.explained(at())).toBeNull();
    expect(face.explained(at({ explanation: doubleThree }))).toEqual(doubleThree);
    const opening = { code: 'D4', name: 'Kagetsu', kanji: '花月' };
    expect(face.opening(at({ opening }))).toEqual({ name: 'D4 Kagetsu', native: '花月', lang: 'ja' });
    expect(face.opening(at({ opening: { ...opening, name: null } }))?.name).toBe('D4');
    expect(face.textBoard(at({ stones: stones('h8 i9 j10') }))).toEqual([
      'Black: h8 j10',
      'White: i9',
    ]);
  });
});

describe('what a board says', () => {
  test('arrives at the page as it is then, all of it, and nothing that the page left out', () => {
    const heard: string[] = [];
    const page = (name: string): Required<BoardOutput> => ({
      intent: (cell, device) => heard.push(`${name} ${cell} ${device}`),
      cancel: () => heard.push(`${name} cancel`),
      ask: (what) => heard.push(`${name} ${what}`),
      about: (cell) => heard.push(`${name} about ${cell}`),
      stroke: ({ from, to }) => heard.push(`${name} draws ${from} ${to}`),
      key: (cell, key) => heard.push(`${name} ${key} on ${cell}`) > 0,
      shows: (on) => heard.push(`${name} shows ${on}`),
      tell: (words) => heard.push(`${name} says ${words}`),
    });
    const now: { current: BoardOutput } = { current: page('first') };
    const out = passedOn(now);
    now.current = page('second');
    out.intent('h8', 'mouse');
    out.cancel();
    out.ask('turn');
    out.about?.('h9');
    out.stroke?.({ from: 'h8', to: 'i9' });
    out.shows?.(true);
    out.tell?.('picked');
    expect(out.key?.('h8', 'x')).toBe(true);
    expect(heard).toEqual(['h8 mouse', 'cancel', 'turn', 'about h9', 'draws h8 i9', 'shows true', 'says picked', 'x on h8'].map((one) => `second ${one}`));
    const { intent, cancel, ask } = page('third');
    const bare = passedOn({ current: { intent, cancel, ask } });
    expect([bare.about, bare.shows, bare.stroke, bare.tell]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bare.key?.('h8', 'x')).toBe(false);
  });
});
