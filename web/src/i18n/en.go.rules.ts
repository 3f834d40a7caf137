/** The sentences of the rules pages of Go in English; see `en.ts`. */

export const rules = {
  // The overview
  'rules.go.title': 'The rules of Go and capture Go',
  'rules.go.intro': 'Two players put stones on the points of a board, one at a time, Black first. Stones never move, but they can be surrounded and taken.',
  'rules.go.two': 'Two games',
  'rules.go.two.capture': 'Capture Go: whoever first takes a set number of stones wins. The best way to begin.',
  'rules.go.two.ordinary': 'Ordinary Go: the larger part of the board wins.',

  // Liberties
  'rules.go.liberties': 'Stones and liberties',
  'rules.go.liberties.text': 'The empty points next to a stone, along the lines, are its liberties.',
  'rules.go.liberties.chain': 'Stones of one colour that touch along a line are a chain. They share their liberties; each point counts once.',
  'rules.go.liberties.board': 'Ask about a stone: the referee counts its liberties. d4 has four, a7 in the corner two.',

  // Capture
  'rules.go.capture': 'Taking stones',
  'rules.go.capture.text': 'A chain with no liberty left is taken off at once. With one liberty left it is in atari.',
  'rules.go.capture.one': 'White d4 is in atari. Take it on d3: where the first capture wins, that is the end.',
  'rules.go.capture.chains': 'One stone may take several chains. Ask about e4: it takes three stones.',
  'rules.go.race': 'The race',
  'rules.go.race.text': 'Whoever has taken the set number wins at once. It does not matter if it is more.',
  'rules.go.race.board': 'First to five: Black has four, White three. Take on c4 and win, or play elsewhere and let White play e4.',

  // The forbidden point
  'rules.go.forbidden': 'The forbidden point',
  'rules.go.forbidden.text': 'A stone may not go where its chain would have no liberty: that is suicide.',
  'rules.go.forbidden.but': 'It may if it takes something. The enemy comes off first, and that makes room.',
  'rules.go.forbidden.board': 'May Black play d5? g7? a1? On a1 the stone takes two.',
  'rules.go.forbidden.chain': 'g6 would leave two stones without a liberty. That is forbidden as well.',
  'rules.go.airless': 'Both without liberties',
  'rules.go.airless.text': 'If a stone leaves chains of both sides without liberties, only the enemy’s come off.',
  'rules.go.airless.board': 'Both chains have only a1 left. Whoever plays there takes the other.',

  // Snapback
  'rules.go.snapback': 'Snapback',
  'rules.go.snapback.text': 'Give one stone, take more. The stone that takes yours leaves its own chain in atari.',
  'rules.go.snapback.board': 'First to three. Play d1; White takes it on c1; take three on d1. If you play c1 instead, White connects on d1.',

  // Ko
  'rules.go.ko': 'Ko',
  'rules.go.ko.text': 'One stone takes one stone, and the other side could take back, for ever. So it may not take back at once.',
  'rules.go.ko.threat': 'Play elsewhere first. If your opponent answers there, the ko is open again.',
  'rules.go.ko.board': 'Take on e4. White may not take back on d4 at once, but may after a move each elsewhere.',

  // Superko
  'rules.go.superko': 'Superko',
  'rules.go.superko.text': 'Longer circles are stopped too: no stone may bring back a board that has stood before.',
  'rules.go.superko.kinds': 'Positional: the same board is enough. Situational: the same side must be to move as well.',
  'rules.go.superko.free': 'Passing is never forbidden. The number of captures does not matter.',
  'rules.go.superko.board': 'Positional. White gives two stones with a1, Black takes them on c1. May White take back on b1?',
  'rules.go.superko.situational.board': 'Situational. The same moves: now White may take on b1, for it is Black’s turn afterwards. Let Black pass: may White play a1 again?',
  'rules.go.superko.simple': 'Some rules have the simple ko only. There a counted game ends without a result when a situation comes for the third time and nobody has gained by it.',

  // The end of a capture game
  'rules.go.ending': 'The end of a capture game',
  'rules.go.ending.text': 'If nobody reaches the number, play ends when both pass in a row, or when one says that play is over and the other agrees. Whoever has taken more wins.',
  'rules.go.ending.board': 'Black has taken two, White one. Let both pass, or say that play is over and agree.',
  'rules.go.tie': 'Equal captures',
  'rules.go.tie.text': 'The rules say what happens: a draw, a win for White, a count of the board, or play goes on.',
  'rules.go.tie.board': 'One each, and equal is a draw. Let both pass.',
  'rules.go.tie.area.board': 'One each, and the board is counted: Black has 28 points, White 21.',
  'rules.go.passing': 'Rules about passing',
  'rules.go.passing.text': 'Passing may be free, limited in number, forbidden, or cost one captured stone. Where it is forbidden, a side that cannot place a stone loses.',
  'rules.go.no_moves.board': 'Black plays b5. Every point left is suicide for White, and White has lost.',

  // Counting
  'rules.go.counting': 'Counting',
  'rules.go.counting.text': 'Ordinary Go ends when both pass in a row. An empty region that touches stones of one colour only belongs to that side.',
  'rules.go.area': 'By area',
  'rules.go.area.text': 'Your stones on the board and the points they surround. What you have taken does not count.',
  'rules.go.area.board': 'Black has 28 points. White has 21 and 7.5 komi: 28.5. Let both pass, say that nothing is dead, and accept.',
  'rules.go.territory': 'By territory',
  'rules.go.territory.text': 'The points you surround, and enemy stones that are taken or dead. Your own stones on the board do not count.',
  'rules.go.territory.board': 'Black surrounds 21 points and has taken two: 23. White surrounds 14, has taken one, and has 6.5 komi: 21.5.',
  'rules.go.komi': 'Komi and handicap',
  'rules.go.komi.text': 'Komi are points for White, who moves second. The half point rules out a draw.',
  'rules.go.handicap.text': 'A weaker player takes Black and starts with stones on the board. White then moves first, and komi is half a point.',
  'rules.go.handicap.board': 'Three stones on fixed points. White moves first.',
  'rules.go.handicap.free.board': 'Two stones anywhere: Black places them one by one.',
  'rules.go.seki': 'Seki',
  'rules.go.seki.text': 'Sometimes neither side can attack without being taken. Both live: seki. By territory, points inside a seki do not count.',
  'rules.go.seki.board': 'Each side has one eye, and both need c1. Whoever plays there is taken. Try it.',

  // Dead stones
  'rules.go.settling': 'Dead stones',
  'rules.go.settling.text': 'Stones that cannot escape are dead. They need not be taken in play: when both have passed, the players agree on them.',
  'rules.go.settling.how': 'One side names the dead stones. The other accepts, names others, or plays on.',
  'rules.go.settling.board': 'White b4 cannot live. Choose it, then accept.',
  'rules.go.dispute': 'When you disagree',
  'rules.go.dispute.text': 'Play on, and take what you think is dead. If both pass again without a stone in between, every stone counts as alive.',
  'rules.go.dispute.turn': 'By area the turn goes on as before. By territory the opponent of whoever plays on moves first.',
  'rules.go.dispute.board': 'Black calls b4 dead. Let White play on and both pass: b4 counts as alive.',
  'rules.go.as_is': 'Without agreement',
  'rules.go.as_is.text': 'Tromp-Taylor asks nobody: after two passes the board counts as it stands.',
  'rules.go.as_is.board': 'Let both pass: b4 spoils the whole of Black’s half.',

  // Starts and colours
  'rules.go.starts': 'Starts and colours',
  'rules.go.crosscut': 'Crossed stones',
  'rules.go.crosscut.text': 'A game may start with a cross-cut: the fight is on at once. It favours Black, so it goes well with the pie rule.',
  'rules.go.crosscut.board': 'Cross-cut and pie: after Black’s first stone the other player may take Black over.',
  'rules.go.twin.board': 'Two cross-cuts.',
  'rules.go.colors': 'Who has Black',
  'rules.go.colors.text': 'The first player has Black, or chooses, or the house draws lots (nigiri). With pie one plays the first stone, and the other may exchange colours.',
  'rules.go.choosing.board': 'The first player chooses a colour. Black moves first all the same.',

  // Rules in a few lines
  'rules.go.short.wins.first': 'Whoever takes the first stone.',
  'rules.go.short.wins.target': (n: number) => `Whoever first takes ${n} stones.`,
  'rules.go.short.wins.count': 'The larger count.',
  'rules.go.short.ko.none': 'Cannot arise.',
  'rules.go.short.ko.simple': 'Simple ko.',
  'rules.go.short.ko.positional': 'Positional superko.',
  'rules.go.short.ko.situational': 'Situational superko.',
  'rules.go.short.suicide.no': 'Forbidden.',
  'rules.go.short.suicide.yes': 'Allowed with two stones or more.',
  'rules.go.short.pass.none': 'Never.',
  'rules.go.short.pass.free': 'Allowed.',
  'rules.go.short.pass.agree': 'Allowed; the players may also agree that play is over.',
  'rules.go.short.tie.draw': 'A draw.',
  'rules.go.short.tie.area': 'The board is counted.',
  'rules.go.short.komi': 'Komi',
  'rules.go.short.handicap': 'Handicap',
  'rules.go.short.handicap.fixed': 'Fixed points.',
  'rules.go.short.handicap.free': 'Anywhere.',
  'rules.go.short.bonus.n': 'White gets a point for each stone.',
  'rules.go.short.bonus.n-1': 'White gets a point for each stone but one.',
  'rules.go.short.dead.agree': 'The players agree.',
  'rules.go.short.dead.as-is': 'Count as alive.',
  'rules.go.short.colors.fixed': 'The first player.',
  'rules.go.short.colors.choose': 'The first player chooses.',

  // Rooms and rule sets
  'rules.go.set.capture-race': 'Capture race',
  'rules.go.set.chinese': 'Chinese rules',
  'rules.go.set.japanese': 'Japanese rules',
  'rules.go.set.korean': 'Korean rules',
  'rules.go.set.aga': 'AGA rules',
  'rules.go.set.new-zealand': 'New Zealand rules',
  'rules.go.set.tromp-taylor': 'Tromp-Taylor rules',
  'rules.go.about.first-capture': 'For a first game. Nobody may pass: in the end even safe room has to be filled, so keep some.',
  'rules.go.about.capture-5': 'One stone may be given up for a better place; five may not.',
  'rules.go.about.capture': 'Capture Go as the source writes it. The first player chooses a colour, and equal captures are a draw.',
  'rules.go.about.capture-race': 'Equal captures are no draw here: the board is counted. On the larger board safe territory begins to matter.',
  'rules.go.about.go': 'Ordinary Go by Chinese rules.',
  'rules.go.about.chinese': 'Counted by area: playing in your own territory costs nothing. China counts stones only, and says 3¾ stones for 7.5 points.',
  'rules.go.about.japanese': 'Counted by territory: a stone in your own territory costs a point.',
  'rules.go.about.korean': 'In play and in counting as the Japanese rules.',
  'rules.go.about.aga': 'The American Go Association. Its players may also count by territory and hand over a stone for each pass: the result is the same.',
  'rules.go.about.new-zealand': 'Komi has no half point, so a draw is possible; with a handicap there is none. Handicap stones go anywhere.',
  'rules.go.about.tromp-taylor': 'The shortest rules there are. Take dead stones before you pass.',
  'rules.go.suicide': 'Suicide',
  'rules.go.suicide.text': 'Two stones or more may be left without a liberty. They come off, and the opponent has taken them. One stone alone never.',
  'rules.go.suicide.board': 'Play g6: both black stones come off.',
  'rules.go.play': 'Try these rules',
  'rules.go.play.board': 'Play both sides.',

  // A live board
  'rules.go.first_player': 'First player',
  'rules.go.marks': 'Mark chains in atari',
  'rules.go.yes.wins': 'That wins.',
  'rules.go.taken': (black: number, white: number) => `Taken: Black ${black}, White ${white}.`,
  'rules.go.taken.of': (black: number, white: number, of: number) => `Taken: Black ${black} of ${of}, White ${white} of ${of}.`,
  'rules.go.score': (black: string, white: string) => `Count: Black ${black}, White ${white}.`,

  // Where it comes from
  'rules.go.source.chinese': 'Chinese rules, translated by James Davies',
  'rules.go.source.japanese': 'Japanese rules of 1989, translated by James Davies',
  'rules.go.source.aga': 'Rules of the American Go Association',
  'rules.go.source.new-zealand': 'New Zealand Go Society',
  'rules.go.source.tromp-taylor': 'Tromp-Taylor: the logical rules of Go',
  'rules.go.source.atari': 'Sensei’s Library: Atari Go',
  'rules.go.source.ours': 'Where these are silent this house has chosen: one stone may never be suicide, saying that play is over gives up the turn, and how seki is told when the board is counted.',
} as const;

export type English = typeof rules;
