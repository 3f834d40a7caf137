import { describe, expect, test } from 'vitest';
import {
  actionAt,
  actionPoint,
  decisions,
  hasTwoModes,
  nextColor,
  parsePoint,
  pointName,
  starPoints,
  targets,
  typedAction,
} from '../src/boards/gomoku-points';
import {
  actionWords,
  decisionWords,
  explanationWords,
} from '../src/boards/gomoku-words';
import { needs } from '../src/i18n/index';
import { arrange, judging } from '../src/pages/rooms';
import { parseRoute } from '../src/state/route';
import { backoff } from '../src/state/connection';
import { DEFAULTS, parseSettings } from '../src/state/settings';
import { countdown } from '../src/components/countdown';
import { isLow, moreWords, spentNow } from '../src/components/dials';
import { SOUNDS } from '../src/components/sound';
import { face, parseControl, parseState } from '../src/state/clock';
import { clockView, doubleThree, gomokuView, presets, stones, TABLE } from './fixture/views';

await needs('gomoku', 'gomoku.rooms');

describe('points', () => {
  test('names and places agree on every board', () => {
    for (let size = 13; size <= 22; size += 1) {
      const seen = new Set<string>();
      for (let file = 0; file < size; file += 1) {
        for (let rank = 0; rank < size; rank += 1) {
          const name = pointName({ file, rank });
          expect(parsePoint(name, size)).toEqual({ file, rank });
          seen.add(name);
        }
      }
      expect(seen.size).toBe(size * size);
      expect(parsePoint(pointName({ file: size, rank: 0 }), size)).toBeNull();
      expect(parsePoint(pointName({ file: 0, rank: size }), size)).toBeNull();
    }
  });

  test('the letter i is used, and nothing else is a point', () => {
    expect(parsePoint('i9', 15)).toEqual({ file: 8, rank: 8 });
    for (const text of ['', 'h', '8', 'h0', 'h08', 'H8', 'h8 ', 'pass', 'h99', 'p1']) {
      expect(parsePoint(text, 15), text).toBeNull();
    }
  });

  test('stars', () => {
    expect(starPoints(15).map(pointName).sort()).toEqual(['d12', 'd4', 'h8', 'l12', 'l4']);
    expect(starPoints(20)).toHaveLength(4);
    expect(starPoints(19)).toHaveLength(9);
  });
});

describe('the legal list', () => {
  const both = ['g9', 'offer g9', 'offer a1'];

  test('decides what a click sends', () => {
    expect(targets(['h8', 'pass'], 'place')).toEqual(new Map([['h8', 'h8']]));
    expect(targets(['pick g8', 'pick g9'], 'place').get('g9')).toBe('pick g9');
    expect(targets(['offer a1'], 'place').get('a1')).toBe('offer a1');
  });

  test('may leave a choice between placing and offering', () => {
    expect(hasTwoModes(both)).toBe(true);
    expect(hasTwoModes(['h8', 'pass'])).toBe(false);
    expect([...targets(both, 'place').values()]).toEqual(['g9']);
    expect([...targets(both, 'offer').values()]).toEqual(['offer g9', 'offer a1']);
  });

  test('holds decisions beside points; a claim is never one of them', () => {
    expect(decisions(['swap', 'keep'])).toEqual(['swap', 'keep']);
    expect(decisions(['h8', 'pass', 'claim'])).toEqual(['pass']);
    expect(decisions(['declare 1', 'declare 2', 'offer h8', 'pick h8'])).toEqual(['declare 1', 'declare 2']);
  });

  test('a point that is not legal is sent as what is asked for', () => {
    expect(actionAt({ ask: 'play', color: 'black' }, [], 'h8', 'place')).toBe('h8');
    expect(actionAt({ ask: 'offer', left: 1 }, [], 'h8', 'place')).toBe('offer h8');
    expect(actionAt({ ask: 'pick' }, [], 'h8', 'place')).toBe('pick h8');
    expect(actionAt({ ask: 'place_or_offer', inside: 9, offers: 5 }, both, 'o15', 'offer')).toBe('offer o15');
    expect(actionAt({ ask: 'swap_or_keep' }, ['swap', 'keep'], 'h8', 'place')).toBeNull();
  });

  test('typed text means what a click would mean', () => {
    const view = gomokuView({ step: { ask: 'offer', left: 1 } });
    expect(typedAction(' H8 ', view, ['offer h8'], 'place')).toBe('offer h8');
    expect(typedAction('Offer  H8', view, ['offer h8'], 'place')).toBe('offer h8');
    expect(typedAction('declare 3', gomokuView(), ['declare 3'], 'place')).toBe('declare 3');
    expect(typedAction('nonsense', gomokuView(), [], 'place')).toBe('nonsense');
  });

  test('action texts', () => {
    expect(actionPoint('offer g7')).toEqual({ point: 'g7', how: 'offer' });
    expect(actionPoint('swap')).toBeNull();
    expect(nextColor({ ask: 'place', color: 'white', number: 2, inside: null, outside: null })).toBe('white');
    expect(nextColor({ ask: 'offer', left: 2 })).toBe('black');
    expect(nextColor({ ask: 'declare', max: 3 })).toBeNull();
  });
});

describe('words of the board', () => {
  test('decisions say what they mean', () => {
    expect(decisionWords('swap', 'white')).toBe('Exchange colours: you will play Black');
    expect(decisionWords('keep', 'white')).toBe('Keep colours: you stay White');
    expect(decisionWords('declare 1', 'black')).toBe('1 fifth move');
    expect(decisionWords('declare 12', 'black')).toBe('12 fifth moves');
  });

  test('moves', () => {
    expect(actionWords('move', { action: 'offer g7' })).toBe('offer g7');
    expect(actionWords('say', { action: 'declare 3' })).toBe('asks for 3 fifth moves');
    expect(actionWords('say', { action: 'swap' })).toBe('exchanges colours');
  });

  test('an explanation names the rule, the lines and the dead completion', () => {
    const words = explanationWords(doubleThree);
    expect(words[0]).toBe('h8: Forbidden: a double-three.');
    expect(words[1]).toBe('Three: f8 g8 h8. Made an open four at e8, i8.');
    expect(words[3]).toBe(
      'Only looks like a three: h8 i7 j6. Not at k5: a double-four is forbidden there.',
    );
  });

  test('stones of a fixture alternate', () => {
    expect(stones('h8 h9').map((one) => one.color)).toEqual(['black', 'white']);
  });
});

describe('rooms', () => {
  test('say how forbidden moves are judged', () => {
    const of = (family: string, rules: string) => judging({ family, rules });
    expect(of('renju', 'national')).toBe('claim');
    expect(of('renju', 'national,judging=lose')).toBe('lose');
    expect(of('renju', 'national,judging=block')).toBe('block');
    expect(of('renju', 'professional')).toBe('claim');
    expect(of('renju', 'soosorv8')).toBe('block');
    expect(of('gomoku', 'omok')).toBe('block');
    expect(of('gomoku', 'swap2')).toBe('free');
  });

  test('none is lost between the first and the rest', () => {
    for (const family of ['renju', 'gomoku']) {
      const { first, more } = arrange(presets, family, null);
      expect(first.length).toBe(4);
      expect([...first, ...more].map((one) => one.id).sort()).toEqual(
        presets.filter((one) => one.family === family).map((one) => one.id).sort(),
      );
    }
  });
});

describe('a room that a link asks for', () => {
  const ids = (list: readonly { id: string }[]) => list.map((one) => one.id);

  test('leads, and is there once', () => {
    const { first, more } = arrange(presets, 'renju', 'taraguchi');
    expect(ids(first)).toEqual(['taraguchi', 'national-block', 'national', 'professional', 'soosorv8']);
    expect(ids(more)).not.toContain('taraguchi');
  });

  test('stays where it is if it is among the first, or unknown', () => {
    const usual = ids(arrange(presets, 'renju', null).first);
    expect(ids(arrange(presets, 'renju', 'professional').first)).toEqual(usual);
    expect(ids(arrange(presets, 'renju', 'nothing').first)).toEqual(usual);
  });
});

describe('paths', () => {
  test('lead to pages', () => {
    expect(parseRoute('/')).toEqual({ at: 'home' });
    expect(parseRoute(`/t/${TABLE}`)).toEqual({ at: 'table', id: TABLE });
    expect(parseRoute(`/t/${TABLE.toUpperCase()}/`)).toEqual({ at: 'table', id: TABLE });
    for (const path of ['/t/', '/t/123', `/t/${TABLE}/x`, '/about']) {
      expect(parseRoute(path)).toEqual({ at: 'nowhere' });
    }
  });
});

describe('reconnecting', () => {
  test('waits longer each time, never the same for everybody', () => {
    expect([backoff(0, 0), backoff(0, 1)]).toEqual([50, 300]);
    expect([backoff(1, 0), backoff(1, 1)]).toEqual([300, 1000]);
    expect([backoff(2, 0), backoff(2, 1)]).toEqual([1000, 3000]);
    expect([backoff(9, 0), backoff(9, 1)]).toEqual([3000, 6000]);
  });
});

describe('settings', () => {
  test('the newer ones are read one by one', () => {
    const text = '{"confirm":"double","volume":250,"loupe":false,"chat":"no","countdown":true}';
    expect(parseSettings(text)).toEqual({
      ...DEFAULTS,
      confirm: 'double',
      loupe: false,
      countdown: true,
    });
    expect(parseSettings('{"volume":30}').volume).toBe(30);
  });

  test('foreign text falls back to the defaults', () => {
    for (const text of [null, '', '{', '3', 'null', '{"theme":"pink","sound":"yes"}']) {
      expect(parseSettings(text)).toEqual(DEFAULTS);
    }
    expect(parseSettings('{"theme":"dark","numbers":true}')).toEqual({
      ...DEFAULTS,
      theme: 'dark',
      numbers: true,
    });
  });
});

describe('the end of a clock', () => {
  const at = (control: string, state: string, spent: number) => {
    const parsed = parseControl(control);
    if (parsed === null) throw new Error(control);
    return face(parsed, parseState(state), spent);
  };
  const byoyomi = 'byoyomi,main=10m,periods=3,period=30s';
  const canadian = 'canadian,main=10m,block=5m,moves=10';

  test('is counted from ten, with increment too', () => {
    expect(countdown(at('sudden,base=1m', 'r=60000', 40_000))).toEqual({ second: null, wait: 5000 });
    expect(countdown(at('sudden,base=1m', 'r=60000', 49_000))).toEqual({ second: null, wait: 1001 });
    expect(countdown(at('fischer,base=1m,inc=5s', 'r=10000', 0))).toEqual({ second: 10, wait: 1001 });
    expect(countdown(at('fischer,base=1m,inc=5s', 'r=10000', 7300))).toEqual({ second: 3, wait: 701 });
    expect(countdown(at('sudden,base=1m', 'r=100', 100)).second).toBeNull();
  });

  test('is not the end of the main time where overtime waits', () => {
    const main = at(byoyomi, 'm=5000,n=3', 1000);
    expect([countdown(main), isLow(main)]).toEqual([{ second: null, wait: 4001 }, false]);
    const period = at(byoyomi, 'm=5000,n=3', 30_000);
    expect([countdown(period).second, isLow(period)]).toEqual([5, true]);
    expect(isLow(at(byoyomi, 'm=5000,n=3', 10_000))).toBe(false);
  });

  test('is near when the stones of a block need more than there is', () => {
    expect(isLow(at(canadian, 'm=0,b=60000,s=10', 0))).toBe(false);
    expect(isLow(at(canadian, 'm=0,b=49000,s=10', 0))).toBe(true);
    expect(isLow(at(canadian, 'm=0,b=49000,s=2', 0))).toBe(false);
  });

  test('is told apart: main time, overtime, the last period', () => {
    expect(moreWords(at(byoyomi, 'm=60000,n=3', 0))).toBe('then 3 × 30 s');
    expect(moreWords(at(byoyomi, 'm=0,n=3', 0))).toBe('period ×3');
    expect(moreWords(at(byoyomi, 'm=0,n=3', 60_000))).toBe('last period');
    expect(moreWords(at(canadian, 'm=0,b=60000,s=1', 0))).toBe('for 1 stone');
    expect(moreWords(at('delay,base=5m,delay=5s', 'r=300000', 1000))).toBe('free 4.0');
    expect(moreWords(at('delay,base=5m,delay=5s', 'r=300000', 6000))).toBe('');
  });

  test('every sound is short, within hearing, and not loud', () => {
    for (const [name, tones] of Object.entries(SOUNDS)) {
      expect(tones.length, name).toBeGreaterThan(0);
      for (const one of tones) {
        expect(one.at + one.for, name).toBeLessThan(1);
        expect(Math.min(one.from, one.to), name).toBeGreaterThanOrEqual(150);
        expect(one.loud, name).toBeLessThanOrEqual(0.5);
      }
    }
    expect(SOUNDS.last).not.toEqual(SOUNDS.tick);
    expect(SOUNDS.other).not.toEqual(SOUNDS.stone);
  });
});

describe('clocks on the screen', () => {
  const clocks = clockView({ running: 'a', spent_ms: 500, at_ms: 10_000 });

  test('run for the seat that acts', () => {
    expect(spentNow(clocks, 'a', 12_000, 'a', null)).toBe(2500);
    expect(spentNow(clocks, 'b', 12_000, 'a', null)).toBe(0);
    expect(spentNow(clocks, 'a', 9_000, 'a', null)).toBe(500);
  });

  test('rest while my move is unconfirmed, the opponent’s as well', () => {
    expect(spentNow(clocks, 'a', 15_000, 'a', 11_000)).toBe(1500);
    const theirs = clockView({ running: 'b', spent_ms: 0, at_ms: 11_100 });
    expect(spentNow(theirs, 'b', 15_000, 'a', 11_000)).toBe(0);
  });

  test('rest while the house has stopped them', () => {
    expect(spentNow({ ...clocks, paused: true }, 'a', 15_000, 'a', null)).toBe(500);
  });
});
