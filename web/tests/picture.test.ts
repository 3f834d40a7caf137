import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { faceOf, needFace, type AnyInput } from '../src/boards/faces';
import { picture, type Drawn } from '../src/boards/picture';
import { doubleThree, gomokuView, stones } from './fixture/views';
import type { FakeElement} from './fixture/dom';
import { fakeDocument, parseXml } from './fixture/dom';

beforeAll(async () => {
  fakeDocument();
  await needFace('gomoku');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const silent = () => undefined;
const input = (change: Partial<AnyInput> = {}): AnyInput => ({
  position: { kind: 'gomoku', ...gomokuView({ stones: stones('h8 h9 i9 g7 j10') }) },
  targets: new Set(),
  active: false,
  unsent: null,
  sending: null,
  settings: { coordinates: true, numbers: false } as AnyInput['settings'],
  explanation: null,
  ...change,
});

/** A board as drawn for an input, and the styles a sheet would give its elements. */
function drawn(given: AnyInput, styles: Record<string, Record<string, string>> = {}) {
  const board = faceOf('gomoku').board({ intent: silent, cancel: silent, ask: silent });
  board.update(given);
  const element = board.element as unknown as FakeElement;
  const styleOf = (one: Drawn) => (property: string) => {
    const classes = (one.getAttribute?.('class') ?? '').split(' ');
    const own = one.getAttribute?.(property) ?? '';
    return classes.map((name) => styles[name]?.[property] ?? '').find((value) => value !== '') ?? own;
  };
  return { element, svg: picture(element as unknown as Drawn, styleOf, 'A <board> & "more"') };
}

describe('a picture of a board', () => {
  test('is one whole document with every stone, and nothing of the page', () => {
    const points = 'h8 h9 i9 g7 j10 f6 a1 o15 a15 o1';
    const { svg } = drawn(input({ position: { kind: 'gomoku', ...gomokuView({ stones: stones(points) }) } }));
    const elements = parseXml(svg);
    const [root] = elements;
    expect(root?.name).toBe('svg');
    expect(root?.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg');
    expect(Number(root?.attributes.get('width'))).toBeGreaterThan(500);
    const bodies = elements.filter((one) => /^url\(#.*-(black|white)\)$/.test(one.attributes.get('fill') ?? ''));
    expect(bodies).toHaveLength(10);
    for (const one of elements) {
      for (const [name, value] of one.attributes) {
        expect(name).not.toMatch(/^(class|style|role|tabindex|aria-|data-|on)/);
        if (name !== 'xmlns') expect(value, name).not.toMatch(/https?:|var\(|light-dark/);
      }
    }
    // Whatever is pointed to is there.
    const ids = new Set(elements.map((one) => one.attributes.get('id')));
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids.has(id)).toBe(true);
    expect(elements.find((one) => one.name === 'title')?.text).toBe('A &lt;board&gt; &amp; &quot;more&quot;');
  });

  test('has coordinates, and numbers where they are wanted', () => {
    const texts = (svg: string) => parseXml(svg).filter((one) => one.name === 'text').map((one) => one.text);
    const bare = texts(drawn(input()).svg);
    expect(bare).toEqual(expect.arrayContaining(['A', 'O', '1', '15']));
    const numbered = texts(
      drawn(input({ settings: { coordinates: true, numbers: true } as AnyInput['settings'] })).svg,
    );
    expect(numbered.length).toBe(bare.length + 5);
  });

  test('has the styles that the screen has, and leaves out what it hides', () => {
    const { svg } = drawn(input(), {
      wood: { fill: 'rgb(1, 2, 3)' },
      coordinate: { display: 'none' },
      lines: { stroke: 'url("#there")', fill: 'none' },
    });
    expect(svg).toContain('fill="rgb(1, 2, 3)"');
    expect(svg).toContain('stroke="url(#there)"');
    expect(parseXml(svg).filter((one) => one.name === 'text')).toEqual([]);
  });

  test('shows labels and lines of an explanation', () => {
    const plain = parseXml(drawn(input()).svg).length;
    expect(parseXml(drawn(input({ explanation: doubleThree })).svg).length).toBeGreaterThan(plain + 8);
    const { svg } = drawn(input({ labels: [{ point: 'a1', text: 'ABCD' }] }));
    expect(parseXml(svg).some((one) => one.text === 'ABC')).toBe(true);
  });
});

describe('asking about a point', () => {
  const board = () => {
    const asked: string[] = [];
    const played: string[] = [];
    const made = faceOf('gomoku').board({
      intent: (cell) => played.push(cell),
      cancel: silent,
      ask: silent,
      about: (cell) => asked.push(cell),
    });
    made.update(input({ active: true }));
    const element = made.element as unknown as FakeElement;
    const event = (point: string, more = {}) => ({
      target: element.with('data-point', point),
      pointerType: 'touch',
      clientX: 5,
      clientY: 5,
      preventDefault: vi.fn(),
      ...more,
    });
    return { made, element, asked, played, event };
  };

  test('the right button asks, and the browser’s menu stays away', () => {
    const { element, asked, event } = board();
    const menu = event('c3');
    element.fire('contextmenu', menu);
    expect(asked).toEqual(['c3']);
    expect(menu.preventDefault).toHaveBeenCalled();
  });

  test('the key ? asks about the point in focus', () => {
    const { made, element, asked, event } = board();
    made.focus('g7');
    element.fire('keydown', { ...event('g7'), key: '?', ctrlKey: false, metaKey: false, altKey: false });
    expect(asked).toEqual(['g7']);
  });
});
