/** What a table says of its dice, and of the rest between games, in English; see `en.ts`. */

export const chance = {
  // Dice that can be checked
  'chance.house': 'house',
  'chance.you': 'you',
  'chance.sealed': (who: string) => `Dice sealed: ${who}.`,
  'chance.seals': (who: string) => `${who}: to seal a value.`,
  'chance.opens': (who: string) => `${who}: to open the seal.`,
  'chance.until': (time: string) => `The table waits for ${time}.`,
  'chance.how': 'How the dice are kept honest',
  'chance.lost':
    'This browser has lost the value that it sealed, so the dice cannot be opened. The table ends before its first throw; open another.',
  'chance.people': 'The players throw their own dice and tell what they show.',

  // Dice that people throw
  'pad.title': 'What the dice show',
  'pad.die': (n: number) => `Die ${n}`,
  'pad.die_of': (who: string) => `Die of ${who}`,
  'pad.choose': 'Choose both dice',
  'pad.tell': (what: string) => `Tell ${what}`,
  'pad.keys': 'Keys: two numbers from 1 to 6, then Enter. Backspace takes one away.',
  'pad.other.cocked': 'A die is cocked',
  'outcome.dice': (x: number, y: number) => `${x} and ${y}`,
  'outcome.cocked': 'cocked, to be thrown again',
  'told.title': 'A throw to be confirmed',
  'told.says': (who: string, what: string) => `${who} tells: ${what}.`,
  'told.confirm': (what: string) => `Confirm ${what}`,
  'told.dispute': 'Dispute: it shows otherwise',
  'told.take_back': 'Take back: I told it wrongly',
  'told.waits': 'Your opponent confirms it, or disputes it.',
  'told.disputed': 'The throw was disputed. Whoever disputed it tells what the dice show.',
  'told.cocked': 'A die was cocked: both dice are thrown again.',

  // Between games of a match
  'rest.what': 'The next game has not begun; no clock runs.',
  'rest.goes_on': (time: string) => `It begins in ${time}.`,
  'rest.is_ready': (who: string) => `${who} is ready.`,
  'rest.ready': 'I am ready',
  'proof.title': 'Proof of the dice',
  'proof.check': 'Check every throw',
  'proof.checking': 'Computing …',
  'proof.failed': 'The log could not be fetched, so nothing was checked.',
  'proof.again': 'Try again',
  'proof.proved': (n: number) => (n === 1 ? 'The one throw is proved.' : `All ${n} throws are proved.`),
  'proof.broken': (n: number) => `The dice do not hold: something among ${n} throws is not what was sealed.`,
  'proof.untold': 'There is nothing to prove: the table ended before its dice were opened.',
  'proof.people': 'People threw their own dice here: there is nothing to compute.',
  'proof.flaw.chain': 'The log is not the one that its last line stands for: a line was changed.',
  'proof.flaw.seal': 'The house’s secret is not the one that it sealed.',
  'proof.flaw.pledge': (who: string) => `The value of ${who} is not the one that was sealed.`,
  'proof.flaw.order': 'A value was opened before both were sealed.',
  'proof.flaw.throws': (n: number) => `${n} ${n === 1 ? 'throw is' : 'throws are'} not what follows from the seals.`,
  'proof.table': 'Throw by throw',
  'proof.index': 'No.',
  'proof.logged': 'In the log',
  'proof.byte': 'Byte',
  'proof.follows': 'Has to be',
  'proof.holds': 'Holds',
  'proof.yes': 'yes',
  'proof.no.throw': 'another throw',
  'proof.no.index': (n: number) => `number ${n} was due`,
  'proof.how': 'How this is checked, and how to do it by hand',
  'proof.how.what':
    'Before the first throw the house and both seats each sealed 32 random bytes with SHA-256, and the seats opened theirs once all was sealed. Throw number k is the first byte below 252 of HMAC-SHA-256 with the house’s secret as key over both values and k; that byte modulo 36, divided by 6, gives both dice. Nobody can choose a throw, and the house cannot change one. Your browser has just computed all of them anew from the log.',
  'proof.how.hand': 'Save the log and let the program check it, or write your own from that rule:',
  'proof.save': 'Save the log',
  'dice.title': 'The dice of this house',
  'dice.lead': 'Every throw at a table that is over, counted. Each can be computed anew from the log of its table.',
  'dice.none': 'No throw has been counted yet: no game with dice has been finished.',
  'dice.failed': 'The numbers cannot be read now.',
  'dice.again': 'Try again',
  'dice.total': (n: string) => `${n} throws in all`,
  'dice.window': (n: string, from: string, to: string) => `The newest ${n}, from ${from} to ${to}, are looked at here.`,
  'dice.window.one': (n: string) => `The newest ${n} are looked at here.`,

  'dice.faces': 'Each face of a die',
  'dice.faces.what': (share: string) => `With fair dice each face comes up ${share} of the time.`,
  'dice.face': 'Face',
  'dice.count': 'Came up',
  'dice.share': 'Share',
  'dice.expected': 'Expected',
  'dice.chart': (words: string) => `Chart: ${words}`,
  'dice.chart.face': (face: number, count: string, share: string) => `${face}: ${count} times, ${share}`,

  'dice.doublets': 'Doublets',
  'dice.doublets.what': (n: string, share: string, expected: string) =>
    `${n} throws showed twice the same, ${share}; ${expected} are to be expected, one in six.`,

  'dice.cells': 'All 36 throws',
  'dice.cells.what': (expected: string) => `The first die down, the second across. About ${expected} are to be expected in each place; darker is more.`,
  'dice.cells.first': (n: number) => `First die ${n}`,
  'dice.cells.second': (n: number) => `Second die ${n}`,

  'dice.tests': 'Do they behave like fair dice?',
  'dice.chi': 'Counts: chi-square',
  'dice.chi.what': (statistic: string, degrees: number) =>
    `All deviations together come to ${statistic}; fair dice come to about ${degrees}, now more, now less.`,
  'dice.runs': 'Order: runs',
  'dice.runs.what': (runs: string, expected: string) =>
    `Low and high throws take turns: ${runs} unbroken runs of either, where ${expected} are to be expected. Many more or fewer would show that one throw depends on the one before.`,
  'dice.p': (share: string) => `Fair dice deviate so far or further in ${share} of all such counts.`,
  'dice.p.plain': 'That is nothing out of the ordinary.',
  'dice.p.rare': 'That is rare, but happens to one honest count in twenty. More throws will tell.',
  'dice.p.alarming': 'That is so rare that the dice deserve a closer look. Every throw can be checked from the logs.',
  'dice.few': 'There are too few throws yet to say anything.',

  'dice.honest': 'How the dice are kept honest',
  'dice.honest.1':
    'Before the first throw the house and both players each seal a secret number: they show a fingerprint of it (SHA-256) that fits no other. Only when all three are sealed do the players open theirs.',
  'dice.honest.2':
    'Each throw is computed from the three numbers and the number of the throw. No side knows enough to choose one, and none can be changed afterwards.',
  'dice.honest.3':
    'When the table is over the house opens its secret too. Your browser can then compute every throw anew, and so can anybody with the log and the program:',
  'dice.honest.4': 'What this does not rule out: the house, which knows its own secret, could foresee the throws. It cannot choose or change them.',

  'dice.raw': 'Every throw',
  'dice.raw.what': 'The newest first, with the table whose log proves it.',
  'dice.raw.show': 'Show the throws',
  'dice.raw.more': 'Show more',
  'dice.raw.when': 'When',
  'dice.raw.throw': 'Throw',
  'dice.raw.table': 'Table',
  'dice.raw.private': 'not listed',
  'dice.raw.save': 'Save these as text (CSV)',
} as const;

export type English = typeof chance;
