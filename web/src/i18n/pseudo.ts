/**
 * Languages for tests, made from English at run time. `pseudo` is accented, so that a sentence that
 * does not come from the catalogue stands out, and longer by two fifths, so that a layout that only
 * fits English breaks. `mirror` is accented and runs from right to left.
 */

/** How much longer `pseudo` is than English. */
const LONGER = 1.4;

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒĝĥîĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';
const LETTERS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** A plain text with accents, and stretched by doubling its vowels. */
export function accent(text: string, factor = LONGER): string {
  const letters = [...text];
  // What was accented before it became a part of this text is long enough.
  let owed = Math.ceil(letters.filter((one) => LETTERS.has(one)).length * (factor - 1));
  let out = '';
  for (const letter of letters) {
    const other = LETTERS.get(letter) ?? letter;
    out += other;
    if (owed > 0 && /[aeiouy]/i.test(letter)) {
      out += other.toLowerCase();
      owed -= 1;
    }
  }
  const end = /\s*$/.exec(out)?.[0] ?? '';
  return owed > 0 ? out.trimEnd() + 'ẍ'.repeat(owed) + end : out;
}

/** Words that are drawn from right to left, as Arabic or Hebrew would be. */
function mirrored(text: string): string {
  return accent(text, 1).replaceAll(/[^\s\d]+/g, (word) => `\u202e${word}\u202c`);
}

/** A message around its parts: what a message is given, such as a name, stays as it is. */
function around(text: string, parts: readonly unknown[], change: (text: string) => string): string {
  const given = parts
    .filter((part): part is string => typeof part === 'string' && part.trim() !== '')
    .sort((x, y) => y.length - x.length)[0];
  if (given === undefined) return change(text);
  const rest = parts.filter((part) => part !== given);
  return text
    .split(given)
    .map((piece) => (piece === '' ? '' : around(piece, rest, change)))
    .join(given);
}

/** A chunk of the English catalogue in a language that nobody speaks. */
export function disguise<C extends object>(chunk: C, how: 'pseudo' | 'mirror'): C {
  const change = how === 'pseudo' ? (text: string) => accent(text) : mirrored;
  return Object.fromEntries(
    Object.entries(chunk).map(([key, message]: [string, unknown]) => {
      if (typeof message === 'string') return [key, change(message)];
      const make = message as (...parts: unknown[]) => string;
      return [key, (...parts: unknown[]) => around(make(...parts), parts, change)];
    }),
  ) as C;
}
