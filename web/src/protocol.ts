// Generated from crates/protocol by `cargo xtask gen`. Do not edit.

export const VERSION = 1;
export const MAX_FRAME = 4096;
export const MAX_CHAT = 500;

/**
 * A message code of a refused command: a stable part of the protocol.
 */
export type Code = "stale" | "illegal" | "not_your_turn" | "game_over" | "not_seated" | "rate_limited" | "too_large" | "claim_invalid" | "window_closed" | "conflict_retry" | "draining" | "not_found" | "bad_request" | "internal";

/**
 * A chair at the table.
 */
export type Seat = "a" | "b";

/**
 * What the reader is at this table.
 */
export type Role = "a" | "b" | "spectator";

/**
 * How far a table has come.
 */
export type Status = "open" | "playing" | "over";

/**
 * Who acts now.
 */
export type TurnView = "a" | "b" | "chance" | "nobody";

/**
 * One chair and who sits on it.
 */
export type SeatView = {
/**
 * The name to show; absent while the chair is free.
 */
name: string | null,
/**
 * `guest` or `engine`; absent while the chair is free.
 */
user: string | null,
/**
 * The level of an engine, 1 to 10.
 */
level: number | null,
/**
 * The side it has now, in the field's word: `black`, `white`.
 */
side: string, };

/**
 * Both clocks at one instant.
 */
export type ClockView = {
/**
 * The control of seat A, as text (`fischer,base=10m,inc=5s`).
 */
control_a: string,
/**
 * The control of seat B.
 */
control_b: string,
/**
 * The state of seat A at the start of the running turn (`r=300000`).
 */
state_a: string,
/**
 * The state of seat B.
 */
state_b: string,
/**
 * The seat whose clock runs; absent when none does.
 */
running: Seat | null,
/**
 * What the running turn has been charged up to `at_ms`.
 */
spent_ms: number,
/**
 * The instant that `spent_ms` speaks of.
 */
at_ms: number,
/**
 * Until when the first decision must be made; absent once it has been.
 */
start_by_ms: number | null,
/**
 * Whether the house has stopped the clocks.
 */
paused: boolean, };

/**
 * An open offer.
 */
export type OfferView = {
/**
 * Who made it.
 */
seat: Seat,
/**
 * `draw`, `takeback`, `rematch`, `end`.
 */
offer: string, };

/**
 * How a table ended.
 */
export type ResultView = {
/**
 * `a`, `b`, `draw` or `no_result`.
 */
verdict: string,
/**
 * `rules`, `resigned`, `timed_out`, `agreed`, `abandoned`, `adjudicated`, `aborted`.
 */
termination: string,
/**
 * The rule that ended the game, if a rule did: `five`, `claimed_overline`, …
 */
ending: string | null,
/**
 * Who resigned, ran out of time, left or aborted, where somebody did.
 */
by: Seat | null, };

/**
 * One action of the game.
 */
export type MoveView = {
/**
 * Its number, from 1.
 */
n: number,
/**
 * Who made it.
 */
seat: Seat,
/**
 * The side that seat had when it acted.
 */
side: string,
/**
 * The action text.
 */
action: string,
/**
 * The action in the styles of its field, by their names: for shogi `japanese`, `western`,
 * `kitao`, `csa`. Empty where the action text is all that the field writes.
 */
written: { [key in string]: string },
/**
 * What the clock was charged for it.
 */
charged_ms: number,
/**
 * When it was made.
 */
at_ms: number, };

/**
 * One event of the log, as everybody may see it.
 */
export type EventView = {
/**
 * Its sequence number.
 */
seq: number,
/**
 * When it happened.
 */
at_ms: number,
/**
 * `a`, `b`, `house` or `mod`.
 */
author: string,
/**
 * `created`, `seated`, `started`, `played`, `offered`, … as in `docs/log.md`.
 */
kind: string,
/**
 * The offer that `offered`, `answered` and `withdrawn` speak of.
 */
offer: string | null,
/**
 * `accept` or `refuse`, for `answered`.
 */
answer: string | null,
/**
 * The action, for `played`.
 */
played: MoveView | null,
/**
 * How many actions are left after `took_back`.
 */
kept: number | null,
/**
 * The outcome of chance, for `rolled` and `told`.
 */
chance: string | null, };

/**
 * A stone and its number in the order of placing, from 1.
 */
export type PlacedStone = {
/**
 * Where.
 */
point: string,
/**
 * `black` or `white`.
 */
color: string, };

/**
 * What the rules ask of the seat that acts. The legal actions themselves stand in the table's
 * legal list; this says what they mean.
 */
export type GomokuStep = { "ask": "place",
/**
 * The colour to place.
 */
color: string,
/**
 * Its number among the stones.
 */
number: number,
/**
 * The side of the centred square it must lie in; absent where it may lie anywhere.
 */
inside: number | null,
/**
 * The side of the centred square it must lie outside of.
 */
outside: number | null, } | { "ask": "swap_or_keep" } | { "ask": "declare",
/**
 * The largest number.
 */
max: number, } | { "ask": "offer",
/**
 * How many are still to come, this one included.
 */
left: number, } | { "ask": "pick" } | { "ask": "choose",
/**
 * Whether `more` (two more stones, then the other chooses) may be chosen.
 */
more: boolean, } | { "ask": "place_or_offer",
/**
 * The side of the centred square for the stone.
 */
inside: number,
/**
 * How many offers there would be.
 */
offers: number, } | { "ask": "play",
/**
 * The colour to place.
 */
color: string, } | { "ask": "over" };

/**
 * A point and what it is marked as: `double_three`, `double_four`, `overline`.
 */
export type PointMark = {
/**
 * Where.
 */
point: string,
/**
 * What.
 */
kind: string, };

/**
 * One of the 26 or 52 three-stone openings.
 */
export type NamedOpening = {
/**
 * `D1` … `I26`.
 */
code: string,
/**
 * `Kagetsu`; absent for the patterns without a standard name.
 */
name: string | null,
/**
 * `花月`.
 */
kanji: string | null, };

/**
 * A point that completes a shape, or fails to.
 */
export type CompletionView = {
/**
 * Where.
 */
point: string,
/**
 * Why it does not count: `makes_five`, `makes_overline`, `no_room`, or the kind of forbidden
 * point it is. Absent where it counts.
 */
dead: string | null,
/**
 * The lines that make it forbidden, one level down.
 */
shapes: Array<ShapeView>, };

/**
 * A line of stones that matters.
 */
export type ShapeView = {
/**
 * `overline`, `four`, `three`, or `dead_three` for one that only looks like a three.
 */
kind: string,
/**
 * Its stones, the new one included.
 */
stones: Array<string>,
/**
 * For a four the points that complete it; for a three one that makes it a straight four, which
 * is enough to make it real; for a dead three all that fail to, each with its reason.
 */
completions: Array<CompletionView>, };

/**
 * Why a point or an action is refused, or what it would make.
 */
export type GomokuExplanation = {
/**
 * The rule, as in refusals: `double_three`, `offer_symmetric`, …; `legal` where nothing refuses.
 */
rule: string,
/**
 * The point it is about.
 */
point: string | null,
/**
 * The lines that make it so.
 */
shapes: Array<ShapeView>,
/**
 * For an offer: the earlier offer it mirrors.
 */
mirrors: string | null,
/**
 * The points that an area rule allows, for `outside_area` and `inside_area`.
 */
area: Array<string>,
/**
 * The whole told in plain English, for logs and the command line.
 */
text: string, };

/**
 * A gomoku position.
 */
export type GomokuView = {
/**
 * Lines a side, 13 to 22.
 */
size: number,
/**
 * The stones in the order they were placed.
 */
stones: Array<PlacedStone>,
/**
 * What is asked of the seat that acts.
 */
step: GomokuStep,
/**
 * Fifth moves offered so far in an opening that has offers.
 */
offered: Array<string>,
/**
 * How many fifth moves there are to be, once that is known and until one is picked.
 */
offers: number | null,
/**
 * The last stone.
 */
last: string | null,
/**
 * Whether the last action was a pass.
 */
passed: boolean,
/**
 * Forbidden points to mark, where the room shows them and it is that side's turn; after the
 * end of a game always.
 */
forbidden: Array<PointMark>,
/**
 * The rows that won.
 */
winning: Array<Array<string>>,
/**
 * Whether the claim button is enabled for the reader: every turn of White in a claim room.
 */
can_claim: boolean,
/**
 * Whether this is a room in which forbidden moves are claimed.
 */
claim_room: boolean,
/**
 * The named opening of the first three stones.
 */
opening: NamedOpening | null,
/**
 * Why the last stone was forbidden, when that ended the game.
 */
explanation: GomokuExplanation | null, };

/**
 * A number for each side.
 */
export type GoPair = {
/**
 * Of Black.
 */
black: number,
/**
 * Of White.
 */
white: number, };

/**
 * The number of the act that put a stone where it is.
 */
export type GoNumber = {
/**
 * Where.
 */
point: string,
/**
 * Among the acts that put stones, from 1.
 */
number: number, };

/**
 * An empty point where the side to move may not play.
 */
export type GoForbidden = {
/**
 * Where.
 */
point: string,
/**
 * The rule: `suicide`, `ko`, `superko`.
 */
rule: string,
/**
 * For `superko`: the number of actions after which the same board stood; 0 is the start.
 */
repeats: number | null, };

/**
 * A chain of stones.
 */
export type GoChain = {
/**
 * `black` or `white`.
 */
color: string,
/**
 * Its stones.
 */
stones: Array<string>,
/**
 * Its liberties.
 */
liberties: Array<string>, };

/**
 * What the rules ask of the seat that acts. The legal actions themselves stand in the table's
 * legal list; this says what they mean.
 */
export type GoStep = { "ask": "nigiri" } | { "ask": "choose" } | { "ask": "handicap",
/**
 * How many are still to come, this one included.
 */
left: number, } | { "ask": "play",
/**
 * The colour to place.
 */
color: string,
/**
 * Whether the first stone may be taken over instead.
 */
swap: boolean,
/**
 * Whether the other side has said that play is over.
 */
end_said: boolean,
/**
 * Whether only a stone will do: empty moves have come to nothing.
 */
stone: boolean, } | { "ask": "settle",
/**
 * The colour that answers.
 */
color: string, } | { "ask": "over" };

/**
 * One side of a count. What a method does not count is 0.
 */
export type GoColumn = {
/**
 * Living stones.
 */
stones: number,
/**
 * Surrounded points.
 */
territory: number,
/**
 * Stones taken in play, and dead stones of the other side.
 */
prisoners: number,
/**
 * Komi, in half points.
 */
komi_halves: number,
/**
 * What is given for handicap stones, in points.
 */
bonus: number,
/**
 * The sum, in half points.
 */
total_halves: number, };

/**
 * A count.
 */
export type GoScore = {
/**
 * `area` or `territory`.
 */
method: string,
/**
 * The result: `B+3.5`, `W+0.5`, `0`.
 */
text: string,
/**
 * The column of Black.
 */
black: GoColumn,
/**
 * The column of White.
 */
white: GoColumn,
/**
 * The points that count, each for its colour (`black`, `white`), or `neutral`, or `seki` for
 * those left out because the stones around them are in seki.
 */
points: Array<PointMark>,
/**
 * The stones counted as dead.
 */
dead: Array<string>, };

/**
 * How a board is settled.
 */
export type GoSettlement = {
/**
 * Every chain on the board, so that a whole chain can be marked at once.
 */
chains: Array<GoChain>,
/**
 * The colour whose proposal stands; absent while there is none.
 */
by: string | null,
/**
 * The stones it calls dead.
 */
dead: Array<string>,
/**
 * What the house suggests, as the stones it takes for dead. Nobody's proposal; absent once there is
 * one.
 */
suggested: Array<string> | null,
/**
 * The count with the standing proposal; without one, with every stone alive.
 */
score: GoScore, };

/**
 * Why a point or an act is refused, or what it would do.
 */
export type GoExplanation = {
/**
 * The rule, as in refusals: `occupied`, `suicide`, `ko`, `superko`, …; `legal` where nothing
 * refuses.
 */
rule: string,
/**
 * The point it is about.
 */
point: string | null,
/**
 * The chain that the stone would belong to, or that stands there.
 */
chain: Array<string>,
/**
 * The liberties of that chain, after the stone and what it takes.
 */
liberties: Array<string>,
/**
 * The enemy chains that the stone takes.
 */
captures: Array<Array<string>>,
/**
 * For `suicide`: the enemy stones on the chain's last liberties. For `ko`: the stone that took.
 */
enemies: Array<string>,
/**
 * For `ko` and `superko`: the number of actions after which the same board stood; 0 is the start.
 */
repeats: number | null,
/**
 * The totals after it, where it takes something.
 */
totals: GoPair | null,
/**
 * For a proposal of dead stones: the count if it is accepted.
 */
score: GoScore | null,
/**
 * The whole told in plain English, for logs and the command line.
 */
text: string, };

/**
 * A Go position.
 */
export type GoView = {
/**
 * Columns, 1 to 25.
 */
columns: number,
/**
 * Rows, 1 to 25.
 */
rows: number,
/**
 * The stones that stand, by column and then by row.
 */
stones: Array<PlacedStone>,
/**
 * For each point that holds a stone of play, the number of the act that put it there, from 1;
 * stones of a set-up have none.
 */
numbers: Array<GoNumber>,
/**
 * What is asked of the seat that acts.
 */
step: GoStep,
/**
 * Enemy stones that each side has taken in play.
 */
captures: GoPair,
/**
 * How many each side has to take; absent in ordinary Go.
 */
targets: GoPair | null,
/**
 * Empty moves that each side has left; absent where they are not counted.
 */
passes_left: GoPair | null,
/**
 * The point that the basic ko bars for the side to move.
 */
ko: string | null,
/**
 * The point of the last stone, if the last act was a stone.
 */
last: string | null,
/**
 * Whether the last act was an empty move.
 */
passed: boolean,
/**
 * What the last act took off the board.
 */
taken: Array<PlacedStone>,
/**
 * Empty points where the side to move may not play, each with its rule.
 */
forbidden: Array<GoForbidden>,
/**
 * The chains with one liberty, each with that liberty; empty where the room does not show them.
 */
atari: Array<GoChain>,
/**
 * How the board is being settled; absent while it is played on.
 */
settlement: GoSettlement | null,
/**
 * The count, where one was made.
 */
score: GoScore | null, };

/**
 * A piece on the board.
 */
export type ShogiPiece = {
/**
 * Where.
 */
square: string,
/**
 * Whose.
 */
side: string,
/**
 * Which: `P`, `+R`.
 */
piece: string, };

/**
 * Pieces of one kind in a hand.
 */
export type ShogiHeld = {
/**
 * Which.
 */
piece: string,
/**
 * How many, at least 1.
 */
count: number, };

/**
 * The pieces in both hands.
 */
export type ShogiHands = {
/**
 * Black's, ordered R B G S N L P.
 */
black: Array<ShogiHeld>,
/**
 * White's, ordered so too.
 */
white: Array<ShogiHeld>, };

/**
 * A check.
 */
export type ShogiCheck = {
/**
 * The king's square.
 */
king: string,
/**
 * The squares of the pieces that give it.
 */
by: Array<string>, };

/**
 * The newest action.
 */
export type ShogiLast = {
/**
 * Who made it.
 */
side: string,
/**
 * The action text.
 */
action: string,
/**
 * What moved or was dropped, as it stands now; absent for a declaration.
 */
piece: string | null,
/**
 * Where from; absent for a drop.
 */
from: string | null,
/**
 * Where to.
 */
to: string | null,
/**
 * What it took, as it stood.
 */
captured: string | null,
/**
 * Whether it promoted.
 */
promoted: boolean,
/**
 * Whether it is a foul: the move is not carried out.
 */
foul: boolean, };

/**
 * A position that has stood before.
 */
export type ShogiRepetition = {
/**
 * Which time it stands now, from 2.
 */
times: number,
/**
 * Since it first stood every move of Black has given check.
 */
black_checks: boolean,
/**
 * Since it first stood every move of White has given check.
 */
white_checks: boolean, };

/**
 * One side's count. Where the rule is `points27`, only the king and the points matter; for `try`
 * only the king does.
 */
export type ShogiCount = {
/**
 * Whether the king is in the enemy's three ranks.
 */
king_in_zone: boolean,
/**
 * Whether it is in check.
 */
in_check: boolean,
/**
 * Other own pieces in those ranks.
 */
pieces: number,
/**
 * How many of them are needed.
 */
pieces_needed: number,
/**
 * The points that count.
 */
points: number,
/**
 * What is included in them for pieces that a handicap removed.
 */
credit: number,
/**
 * The points that win.
 */
win: number,
/**
 * The points that draw, where fewer than winning ones do.
 */
draw: number | null,
/**
 * Whether a declaration, or a count, would win or draw now.
 */
holds: boolean, };

/**
 * How far both sides are from a declaration or a count.
 */
export type ShogiImpasse = {
/**
 * `24`, `27`, `points27` or `try`.
 */
rule: string,
/**
 * Black's count.
 */
black: ShogiCount,
/**
 * White's count.
 */
white: ShogiCount, };

/**
 * A line between two squares.
 */
export type ShogiLine = {
/**
 * Its beginning.
 */
from: string,
/**
 * Its end.
 */
to: string, };

/**
 * A reply that does not help.
 */
export type ShogiReply = {
/**
 * The move.
 */
action: string,
/**
 * The squares of the pieces that would then attack the king.
 */
by: Array<string>, };

/**
 * The moves between the first and the last time a position stood.
 */
export type ShogiSpan = {
/**
 * The number of its first move, from 1.
 */
first: number,
/**
 * The number of its last move.
 */
last: number,
/**
 * The side whose every move in it gave check; absent for a plain repetition.
 */
checker: string | null, };

/**
 * Why an action is refused or loses, or why the game ended as it did.
 */
export type ShogiExplanation = {
/**
 * The rule, as in refusals and endings: `nifu`, `king_left_in_check`, `drop_pawn_mate`,
 * `too_few_points`, `perpetual_check`, …; `legal` where nothing refuses.
 */
rule: string,
/**
 * The square it is about.
 */
square: string | null,
/**
 * Squares to mark: the pawn in the way, pieces that give check, the piece in the way of a slider.
 */
squares: Array<string>,
/**
 * Lines to draw, such as from a piece that gives check to the king.
 */
lines: Array<ShogiLine>,
/**
 * For `drop_pawn_mate`: the replies that were tried and why each fails.
 */
replies: Array<ShogiReply>,
/**
 * For a declaration: the count of whoever declares; for `points27`, see both.
 */
count: ShogiCount | null,
/**
 * For a count by agreement: the other side's.
 */
other: ShogiCount | null,
/**
 * For a repetition: the first and the last move of the span, from 1.
 */
span: ShogiSpan | null,
/**
 * The whole told in plain English, for logs and the command line.
 */
text: string, };

/**
 * A shogi position.
 */
export type ShogiView = {
/**
 * The pieces on the board.
 */
pieces: Array<ShogiPiece>,
/**
 * The pieces in hand.
 */
hands: ShogiHands,
/**
 * The side to move; once the game is over, the one that would be.
 */
side: string,
/**
 * Whether nobody acts any more.
 */
over: boolean,
/**
 * The preset of a handicap, whose pieces White lacks: `2-piece`; absent in even games.
 */
handicap: string | null,
/**
 * The check that the side to move is in.
 */
check: ShogiCheck | null,
/**
 * The newest action, where there is one.
 */
last: ShogiLast | null,
/**
 * How often this position has stood in the game; absent where it stands for the first time.
 */
repetition: ShogiRepetition | null,
/**
 * How far both sides are from a declaration, or from a count; absent where the rules know none.
 */
impasse: ShogiImpasse | null,
/**
 * Moves left before the move limit makes a draw; absent without a limit. 0 where the limit is
 * reached and play goes on because of a check.
 */
moves_left: number | null,
/**
 * Where the rules let fouls be played, the moves that are none: what a queued move must be among,
 * so that nobody loses by a move that was queued unseen. Absent where fouls are refused anyway.
 */
clean: Array<string> | null,
/**
 * The position as SFEN, for copying.
 */
sfen: string,
/**
 * Why the game is over, where a foul, a repetition or a declaration has ended it.
 */
why: ShogiExplanation | null, };

/**
 * A position of backgammon, with the match around it.
 */
export type BackgammonView = {
/**
 * Seat A's checkers by its own numbering: 26 numbers, first those off, then points 1 to 24, then
 * the bar.
 */
a: Array<number>,
/**
 * Seat B's, by its own numbering.
 */
b: Array<number>,
/**
 * How many checkers a side has: 15, or 3 in hypergammon.
 */
checkers: number,
/**
 * The pip counts of seat A and of seat B.
 */
pips: [number, number],
/**
 * `opening_throw`, `turn`, `throw`, `play`, `doubled`, `resigning`, `over`.
 */
phase: string,
/**
 * The player whose turn it is, also while the other one answers; absent before an opening throw.
 */
on_roll: Seat | null,
/**
 * The throw to be played, in the order thrown; after an opening throw seat A's die and then seat B's.
 */
dice: [number, number] | null,
/**
 * Whether that is an opening throw, of which either side threw one die.
 */
opening: boolean,
/**
 * How often the opening throw of this game was a tie.
 */
ties: number,
/**
 * How a play is put together step by step, for whoever is to make one: what may be done is what is
 * here. The first stage is the position as it stands. Empty for everybody else.
 */
stages: Array<BackgammonStage>,
/**
 * The cube; absent where the rules have none, or the match is to one point.
 */
cube: BackgammonCube | null,
/**
 * Points to the match; absent where one game is played for points.
 */
length: number | null,
/**
 * The points of seat A and of seat B.
 */
score: [number, number],
/**
 * Whether this is the Crawford game, which has no doubles.
 */
crawford: boolean,
/**
 * Whether the Crawford game has been played.
 */
post_crawford: boolean,
/**
 * Whether gammons do not count yet: Jacoby's rule and a cube that nobody has taken.
 */
gammons_off: boolean,
/**
 * What the player on roll offers to resign, where he does: `single`, `gammon`, `backgammon`.
 */
resigning: string | null,
/**
 * The number of this game in the match, from 1.
 */
game: number,
/**
 * How the game before ended, or, at the end, this one.
 */
last_game: BackgammonGame | null,
/**
 * The newest play of this game.
 */
last_play: BackgammonPlay | null,
/**
 * Whether people throw the dice themselves and tell them.
 */
told: boolean,
/**
 * The Position ID of the player on roll.
 */
position_id: string,
/**
 * The XGID, seat A as X; absent where it cannot be told (before an opening throw, at the end).
 */
xgid: string | null, };

/**
 * A position within a play.
 */
export type BackgammonStage = {
/**
 * The action text, where the play is complete here.
 */
done: string | null,
/**
 * What can be done next.
 */
steps: Array<BackgammonStep>, };

/**
 * One checker by one number.
 */
export type BackgammonStep = {
/**
 * From where: 1 to 24, 25 for the bar.
 */
from: number,
/**
 * To where: 1 to 24, 0 for off.
 */
to: number,
/**
 * The number it uses.
 */
die: number,
/**
 * Whether it hits a blot.
 */
hit: boolean,
/**
 * The stage that follows: its place in the list.
 */
next: number, };

/**
 * The doubling cube.
 */
export type BackgammonCube = {
/**
 * What it shows. While a double is answered: what the answering seat loses by dropping.
 */
value: number,
/**
 * Whose it is; absent while it is in the middle.
 */
owner: Seat | null,
/**
 * What is offered, while a double is answered.
 */
offer: BackgammonOffer | null,
/**
 * Whether the player on roll may turn it now.
 */
may_double: boolean,
/**
 * Whether turning it gains the player on roll nothing: its value already wins the match for him.
 */
dead: boolean, };

/**
 * A double, or a redouble at once.
 */
export type BackgammonOffer = {
/**
 * Who has turned it.
 */
by: Seat,
/**
 * What it will show if it is taken.
 */
taken: number,
/**
 * What is lost by dropping.
 */
dropped: number,
/**
 * How many redoubles at once have followed the double.
 */
redoubles: number, };

/**
 * How a game of the match ended.
 */
export type BackgammonGame = {
/**
 * Its number, from 1.
 */
number: number,
/**
 * Who won it.
 */
winner: Seat,
/**
 * The points won.
 */
points: number,
/**
 * `single`, `gammon`, `backgammon`, `drop`, `resign_single`, `resign_gammon`, `resign_backgammon`.
 */
ending: string, };

/**
 * A play that was made.
 */
export type BackgammonPlay = {
/**
 * Who made it.
 */
seat: Seat,
/**
 * The throw, in the order thrown.
 */
dice: [number, number],
/**
 * The action text.
 */
action: string,
/**
 * Its steps; empty for `nomove`.
 */
steps: Array<BackgammonMoved>, };

/**
 * A step that was made.
 */
export type BackgammonMoved = {
/**
 * From where: 1 to 24, 25 for the bar.
 */
from: number,
/**
 * To where: 1 to 24, 0 for off.
 */
to: number,
/**
 * Whether it hit a blot.
 */
hit: boolean, };

/**
 * Why an act is refused, or what stands behind it. Points are numbered by the seat that acts.
 */
export type BackgammonExplanation = {
/**
 * The rule, as in refusals: `must_use_all`, `must_use_higher`, `crawford`, …; `legal` where nothing
 * refuses.
 */
rule: string,
/**
 * The places that it is about: 1 to 24, 25 for the bar.
 */
from: Array<number>,
/**
 * Where a checker was to go: 1 to 24, 0 for off.
 */
to: number | null,
/**
 * A play that obeys, where the rule asks for another.
 */
instead: string | null,
/**
 * For a play: where it hits.
 */
hits: Array<number>,
/**
 * For a play: where it leaves a checker alone that the opponent can come to.
 */
blots: Array<number>,
/**
 * For a play: the pip counts of the player and of the opponent afterwards.
 */
pips: [number, number] | null,
/**
 * For a double: what it puts at stake.
 */
offer: BackgammonStake | null,
/**
 * The whole told in plain English, for logs and the command line.
 */
text: string, };

/**
 * What a double puts at stake.
 */
export type BackgammonStake = {
/**
 * What the cube shows if it is taken.
 */
taken: number,
/**
 * What is lost by dropping.
 */
dropped: number,
/**
 * Whose the cube is if it is taken.
 */
owner: Seat,
/**
 * Whether it gains nothing: the cube already wins the match.
 */
dead: boolean, };

/**
 * A line of play put to the house for analysis: all of it by `POST /api/v1/backgammon/report`, the position
 * it leads to by `POST /api/v1/backgammon/position`. Nothing is stored.
 */
export type BackgammonAnalysisRequest = {
/**
 * The rules text.
 */
rules: string,
/**
 * The position text it began from; absent for the start of a match.
 */
start: string | null,
/**
 * Actions and throws, in order.
 */
actions: Array<string>,
/**
 * How deep to look, 0 to 2.
 */
plies: number, };

/**
 * What an analysis found. Equities are points per unit of the cube; in a match they are scaled so that
 * winning the cube's value is +1 and losing it -1.
 */
export type BackgammonReport = {
/**
 * Every decision that had an alternative, in order.
 */
decisions: Array<BackgammonDecision>,
/**
 * The luck of every throw after which somebody moved.
 */
luck: Array<BackgammonLuck>,
/**
 * The sums of seat A and of seat B.
 */
totals: [BackgammonTotals, BackgammonTotals],
/**
 * How many decisions and throws were not looked at, because it took too long.
 */
undone: number, };

/**
 * One decision, judged.
 */
export type BackgammonDecision = {
/**
 * Its place among the actions and throws, from 0.
 */
index: number,
/**
 * The game of the match, from 1.
 */
game: number,
/**
 * Whose.
 */
seat: Seat,
/**
 * `play`, `double` (whether to double), `take` (whether to take), `resign` (an offer), `settle` (the
 * answer to one).
 */
kind: string,
/**
 * What was done: an action text.
 */
action: string,
/**
 * The throw that was played, for a play.
 */
dice: [number, number] | null,
/**
 * The equity that was lost by it, 0 for the best.
 */
loss: number,
/**
 * The match-winning chance that was lost, from 0 to 1; absent where points are played for.
 */
chance_lost: number | null,
/**
 * `doubtful`, `bad`, `very_bad`; absent for a good one.
 */
mark: string | null,
/**
 * Whether it counts for the error rate.
 */
counted: boolean,
/**
 * The best plays and, if it is not among them, the one made. Empty for a cube decision.
 */
candidates: Array<BackgammonCandidate>,
/**
 * The equities of the cube's turns, for a decision whether to double.
 */
cube: BackgammonCubeJudgement | null,
/**
 * For `take`, `resign` and `settle`: what there was to choose from, for `take` the best first.
 */
alternatives: Array<BackgammonAlternative>, };

/**
 * Something that could be done, and what it is worth to whoever decides.
 */
export type BackgammonAlternative = {
/**
 * The action text; empty for playing on.
 */
action: string,
/**
 * What it is worth, in units of the cube before the double.
 */
equity: number, };

/**
 * A play, judged.
 */
export type BackgammonCandidate = {
/**
 * The action text.
 */
action: string,
/**
 * As people write it.
 */
written: string,
/**
 * What it is worth with the cube.
 */
equity: number,
/**
 * How deep it was looked at.
 */
plies: number,
/**
 * The chances to win, to win a gammon or more, a backgammon, to lose a gammon or more, a backgammon.
 */
chances: [number, number, number, number, number], };

/**
 * A double, judged. Equities are those of whoever may double, per unit of the cube before it.
 */
export type BackgammonCubeJudgement = {
/**
 * Without a double.
 */
no_double: number,
/**
 * Doubled and taken.
 */
double_take: number,
/**
 * Doubled and dropped: 1.
 */
double_drop: number,
/**
 * The best for the doubler: `no_double`, `double`, `too_good`.
 */
best: string,
/**
 * The best answer: `take`, `drop`, `beaver`.
 */
answer: string,
/**
 * How deep it was looked at.
 */
plies: number,
/**
 * The chances to win, to win a gammon or more, a backgammon, to lose a gammon or more, a backgammon.
 */
chances: [number, number, number, number, number],
/**
 * By a look how deep those are known.
 */
chances_plies: number, };

/**
 * What is to be decided in a position, and what each choice is worth. Equities are per unit of the present
 * cube, seen by whoever decides; chances are those of the player on roll.
 */
export type BackgammonSituation = {
/**
 * The rules text.
 */
rules: string,
/**
 * The position text.
 */
position: string,
/**
 * Who decides; while a throw is due, who throws.
 */
seat: Seat,
/**
 * The player on roll, also while the other one answers.
 */
on_roll: Seat,
/**
 * `play`, `double` (to roll or to double), `answer` (a double, an offer to resign), `throw` (nothing but to
 * throw).
 */
kind: string,
/**
 * The throw on the board, also while an offer to resign is answered.
 */
dice: [number, number] | null,
/**
 * How deep it was looked at; plays tell it each for itself.
 */
plies: number,
/**
 * The chances to win, to win a gammon or more, a backgammon, to lose a gammon or more, a backgammon: before
 * the throw, or after the best play.
 */
chances: [number, number, number, number, number],
/**
 * What these chances are worth without a cube, for the player on roll.
 */
cubeless: number,
/**
 * What the best choice is worth.
 */
equity: number,
/**
 * The best plays, at most ten, those that were looked at most deeply first.
 */
candidates: Array<BackgammonCandidate>,
/**
 * How many plays are legal.
 */
plays: number,
/**
 * The equities of the cube's turns, where the player on roll may double.
 */
cube: BackgammonCubeJudgement | null,
/**
 * The answers, best first.
 */
alternatives: Array<BackgammonAlternative>,
/**
 * What a gammon adds, as a share of what winning does: for the player on roll, and for the other.
 */
gammon_prices: [number, number],
/**
 * In a match: the chances of the player on roll to win it after losing and after winning the present cube.
 */
match_chances: [number, number] | null,
/**
 * The chances of winning with which a double can just be taken, by the other and by the player on roll;
 * absent where the one against him may not double or gains nothing by it, and with a throw on the board.
 */
takes: [number | null, number | null],
/**
 * What is right at every score with the cube in the middle: `no_double`, `take` (double, take), `drop`
 * (double, drop), `too_good`. A row for each number of points that the player on roll needs, from 1; in it
 * one for each number that the other needs. Without the Crawford
 * game. Empty with a throw on the board, without a cube, and in a match to one point.
 */
scores: Array<Array<string>>,
/**
 * What of the given text was not kept, for people, in English.
 */
losses: Array<string>, };

/**
 * The luck of a throw.
 */
export type BackgammonLuck = {
/**
 * Its place among the actions and throws, from 0.
 */
index: number,
/**
 * Whose.
 */
seat: Seat,
/**
 * What it was worth above the mean of all throws, as equity.
 */
luck: number,
/**
 * `very_lucky`, `lucky`, `unlucky`, `very_unlucky`; absent for an ordinary one.
 */
mark: string | null, };

/**
 * One side's sums.
 */
export type BackgammonTotals = {
/**
 * Plays that count.
 */
plays: number,
/**
 * Cube decisions that count.
 */
cubes: number,
/**
 * Equity lost by plays.
 */
play_loss: number,
/**
 * Equity lost by cube decisions.
 */
cube_loss: number,
/**
 * 500 x the mean equity lost by a counted decision; absent where none counts.
 */
performance: number | null,
/**
 * The match-winning chance lost; absent where points are played for.
 */
chance_lost: number | null,
/**
 * The luck of all throws, as equity.
 */
luck: number,
/**
 * How many decisions are doubtful, bad, very bad.
 */
marks: [number, number, number],
/**
 * Points won less points lost; in a match 1 for having won it, 0 for having lost it. Absent while it
 * is not over.
 */
result: number | null,
/**
 * The result without the luck of both sides.
 */
adjusted: number | null, };

/**
 * Why an action is refused, or what a point is, tagged by game.
 */
export type Explanation = { "kind": "gomoku" } & GomokuExplanation | { "kind": "go" } & GoExplanation | { "kind": "shogi" } & ShogiExplanation | { "kind": "backgammon" } & BackgammonExplanation;

/**
 * The position of a table, tagged by game.
 */
export type PositionView = { "kind": "gomoku" } & GomokuView | { "kind": "go" } & GoView | { "kind": "shogi" } & ShogiView | { "kind": "backgammon" } & BackgammonView;

/**
 * Where something is said.
 */
export type ChatRoom = "players" | "watchers";

/**
 * A room that the reader may read now.
 */
export type ChatRoomView = {
/**
 * Which.
 */
room: ChatRoom,
/**
 * Whether the reader may write there now.
 */
write: boolean, };

/**
 * Something that was said.
 */
export type ChatLine = {
/**
 * Its place in its room. Ascends; what was erased leaves a gap.
 */
seq: number,
/**
 * When it was said.
 */
at_ms: number,
/**
 * The public id of who said it.
 */
by: string,
/**
 * The name that person had then.
 */
name: string,
/**
 * The seat that person had then.
 */
seat: Seat | null,
/**
 * What was said: one line of plain text.
 */
text: string, };

/**
 * Where the chance of a table comes from.
 */
export type DiceSource = "house" | "people";

/**
 * Something a seat owes before the game can begin.
 */
export type OwedView = {
/**
 * Who.
 */
seat: Seat,
/**
 * `pledge` or `reveal`.
 */
what: string, };

/**
 * What a seat says that its dice show; the other confirms or disputes it.
 */
export type ToldView = {
/**
 * Who said so.
 */
seat: Seat,
/**
 * The outcome in the game's own text.
 */
outcome: string,
/**
 * The event: a `confirm` of somebody who has not seen it is stale.
 */
seq: number, };

/**
 * How chance comes to a table. Absent in [`crate::TableView`] where the game knows none.
 *
 * Where the house draws: its secret is sealed when the table is made; each seat pledges a value (its
 * hash), and reveals it once both have pledged; then the game begins. The secret is told with the end.
 */
export type DiceView = {
/**
 * Who throws.
 */
source: DiceSource,
/**
 * The hash of the house's secret, 64 hex digits; absent where people throw.
 */
sealed: string | null,
/**
 * The hash of seat A's value, once pledged.
 */
pledge_a: string | null,
/**
 * The hash of seat B's value.
 */
pledge_b: string | null,
/**
 * Seat A's value, once revealed.
 */
value_a: string | null,
/**
 * Seat B's value.
 */
value_b: string | null,
/**
 * The house's secret: there once the table is over, never before.
 */
secret: string | null,
/**
 * What the seats owe before the game can begin.
 */
owed: Array<OwedView>,
/**
 * Until when that is waited for; absent where nothing is owed or there is no limit.
 */
owed_by_ms: number | null,
/**
 * How many outcomes the game as it stands holds: the index of the next one.
 */
rolls: number,
/**
 * What was told and is not confirmed yet.
 */
told: ToldView | null,
/**
 * What can be told now, by a reader who sits here: every outcome that the game knows. Empty where
 * nothing is thrown.
 */
outcomes: Array<string>, };

/**
 * The rest between two games of a match: no clock runs until both are ready or it is over.
 */
export type RestView = {
/**
 * When play goes on by itself.
 */
until_ms: number,
/**
 * Whether seat A is ready.
 */
ready_a: boolean,
/**
 * Whether seat B is ready.
 */
ready_b: boolean, };

/**
 * The games that follow one another at tables of the same two people. Scores are by person: `_a` is
 * whoever sits on seat A at *this* table.
 */
export type SeriesView = {
/**
 * The rule as agreed: `SIDES,CARRY,UNTIL`, such as `swap,fresh,wins(2)`.
 */
rule: string,
/**
 * The id of the rule in [`crate::PresetView::series`], where it is one of those.
 */
id: string | null,
/**
 * Which game of the series this is, from 1.
 */
game: number,
/**
 * Games won by the person on seat A, this one included once it is over.
 */
wins_a: number,
/**
 * Games won by the person on seat B.
 */
wins_b: number,
/**
 * Games drawn.
 */
draws: number,
/**
 * Whether the rule knows an end: not where each game is followed only by request.
 */
bounded: boolean,
/**
 * Whether the rule's end is reached.
 */
decided: boolean,
/**
 * When the next table is made without anybody asking; absent where none follows by itself.
 */
next_at_ms: number | null, };

/**
 * What an unfounded claim costs, and how many claims are left.
 */
export type ClaimsView = {
/**
 * `none`, `time=DURATION` or `tries=N`.
 */
cost: string,
/**
 * How many unfounded claims seat A has left, where they are counted.
 */
left_a: number | null,
/**
 * How many seat B has left.
 */
left_b: number | null, };

/**
 * A table as one role may see it. The list of actions stands beside it ([`Snapshot::moves`]).
 */
export type TableView = {
/**
 * The game: `gomoku`.
 */
kind: string,
/**
 * The room's preset id.
 */
preset: string,
/**
 * The rules text.
 */
rules: string,
/**
 * How far it has come.
 */
status: Status,
/**
 * What the reader is here.
 */
role: Role,
/**
 * Seat A.
 */
a: SeatView,
/**
 * Seat B.
 */
b: SeatView,
/**
 * Who acts.
 */
turn: TurnView,
/**
 * The clocks.
 */
clocks: ClockView,
/**
 * Open offers.
 */
offers: Array<OfferView>,
/**
 * What the reader may do at the table besides acting in the game, for example `resign`,
 * `abort`, `offer_draw`, `offer_takeback`, `offer_rematch`, `claim_absence`; `pledge`, `reveal`,
 * `throw`, `confirm`, `dispute`, `ready`.
 */
may: Array<string>,
/**
 * The action texts that the reader may send now; empty unless the reader's seat acts. Holds
 * nothing that the room hides.
 */
legal: Array<string>,
/**
 * How it ended.
 */
result: ResultView | null,
/**
 * The position, in the shape of its game.
 */
position: PositionView,
/**
 * The table that follows this one: by an accepted rematch, or because the series goes on.
 */
next_table: string | null,
/**
 * Whether both seats are played on one device by whoever opened the table. `role` is then the
 * seat that acts; `offer_takeback` and `offer_draw` are carried out at once.
 */
here: boolean,
/**
 * How many plies late spectators see the game while it is on; 0: at once.
 */
spectator_delay: number,
/**
 * The games that follow one another, and how they stand.
 */
series: SeriesView,
/**
 * What an unfounded claim costs, in rooms with claims; absent in others.
 */
claims: ClaimsView | null,
/**
 * The chat rooms that the reader may read now.
 */
chat: Array<ChatRoomView>,
/**
 * How chance comes to the table; absent where the game knows none.
 */
dice: DiceView | null,
/**
 * The rest between two games of a match, while it lasts.
 */
rest: RestView | null, };

/**
 * Everything about a table at one sequence number, for one role.
 */
export type Snapshot = {
/**
 * The table's id, 32 hex digits.
 */
table: string,
/**
 * The last event this includes.
 */
seq: number,
/**
 * The hash of the log up to that event, 64 hex digits.
 */
hash: string,
/**
 * The table.
 */
view: TableView,
/**
 * Every action so far, in order, as takebacks left them.
 */
moves: Array<MoveView>,
/**
 * Game time when this was written.
 */
now: number, };

/**
 * Who the reader is.
 */
export type You = {
/**
 * A public id.
 */
id: string,
/**
 * The name others see.
 */
name: string, };

/**
 * A seat that is not connected while the game is on.
 */
export type AwayView = {
/**
 * Which.
 */
seat: Seat,
/**
 * Since when.
 */
since_ms: number,
/**
 * From when the reader, who has the other seat, may claim the game. Absent where no claim will
 * be possible unless something changes: on the reader's own turn, at tables without claims,
 * where the clock ends first.
 */
claim_at_ms: number | null, };

/**
 * Who is connected to a table.
 */
export type PresenceView = {
/**
 * The table's id.
 */
table: string,
/**
 * Whether seat A is connected.
 */
a: boolean,
/**
 * Whether seat B is connected.
 */
b: boolean,
/**
 * How many watch.
 */
spectators: number,
/**
 * The names of those who watch, in order, at most [`crate::MAX_NAMED`] of them.
 */
names: Array<string>,
/**
 * The seats of a game in play that are not connected. Empty for readers who see the game late.
 */
away: Array<AwayView>, };

/**
 * A table in a list.
 */
export type TableSummary = {
/**
 * Its id.
 */
table: string,
/**
 * The game.
 */
kind: string,
/**
 * The preset's id.
 */
preset: string,
/**
 * The rules text.
 */
rules: string,
/**
 * The control of seat A.
 */
control: string,
/**
 * How far it has come.
 */
status: Status,
/**
 * The name on seat A.
 */
a: string | null,
/**
 * The name on seat B.
 */
b: string | null,
/**
 * The verdict, once there is one.
 */
verdict: string | null,
/**
 * When it was opened.
 */
created_ms: number,
/**
 * The series rule.
 */
series: string,
/**
 * How many plies late spectators see it.
 */
spectator_delay: number,
/**
 * Whether both seats are played on one device.
 */
here: boolean, };

/**
 * A frame from the server.
 */
export type ServerMessage = { "t": "hello",
/**
 * The server's [`crate::VERSION`].
 */
proto: number,
/**
 * Who the reader is.
 */
you: You,
/**
 * The node that answered.
 */
node: string,
/**
 * Game time.
 */
now: number,
/**
 * After how much silence the client should ping.
 */
ping_ms: number,
/**
 * The server's build: another one than the page's means that a reload is due.
 */
build: string, } | { "t": "snap" } & Snapshot | { "t": "ev",
/**
 * The table's id.
 */
table: string,
/**
 * The first event in `events`.
 */
from: number,
/**
 * The last one.
 */
seq: number,
/**
 * The hash of the log up to it.
 */
hash: string,
/**
 * The events in order, without a gap.
 */
events: Array<EventView>,
/**
 * The table after them.
 */
view: TableView,
/**
 * Game time.
 */
now: number, } | { "t": "ack",
/**
 * The command's id.
 */
id: string,
/**
 * The last event it made.
 */
seq: number, } | { "t": "nack",
/**
 * The command's id.
 */
id: string,
/**
 * What kind of refusal.
 */
code: Code,
/**
 * The table's last event.
 */
seq: number,
/**
 * The rule that refuses, where one does.
 */
reason: string | null,
/**
 * For people, in English.
 */
message: string,
/**
 * The rule's squares or lines.
 */
detail: Explanation | null, } | { "t": "presence" } & PresenceView | { "t": "chat",
/**
 * The table's id.
 */
table: string,
/**
 * Where.
 */
room: ChatRoom,
/**
 * Whether these are all the lines there are to show: what the reader has is replaced.
 */
whole: boolean,
/**
 * The lines, oldest first.
 */
lines: Array<ChatLine>, } | { "t": "lobby",
/**
 * New or changed tables.
 */
set: Array<TableSummary>,
/**
 * Ids of tables that are no longer open.
 */
gone: Array<string>,
/**
 * Whether `set` is the whole list.
 */
whole: boolean, } | { "t": "error",
/**
 * What kind.
 */
code: Code,
/**
 * For people, in English.
 */
message: string, } | { "t": "notice",
/**
 * `not_saved`, `saved_again`, …
 */
code: string, } | { "t": "bye",
/**
 * The close code to come.
 */
code: number,
/**
 * How long to wait before connecting again.
 */
retry_after_ms: number, } | { "t": "pong",
/**
 * As sent.
 */
n: number,
/**
 * Game time.
 */
now: number, };

/**
 * Where a client was when it lost a table.
 */
export type Resume = {
/**
 * The table's id.
 */
table: string,
/**
 * The last event it had.
 */
seq: number,
/**
 * The hash it had there.
 */
hash: string, };

/**
 * A request to a table.
 */
export type TableCommand = { "kind": "sit",
/**
 * Which.
 */
seat: Seat, } | { "kind": "act",
/**
 * The action text.
 */
action: string, } | { "kind": "resign" } | { "kind": "offer",
/**
 * `draw`, `takeback`, `rematch`, `end`.
 */
offer: string, } | { "kind": "answer",
/**
 * Which.
 */
offer: string,
/**
 * Whether it is accepted.
 */
accept: boolean, } | { "kind": "withdraw",
/**
 * Which.
 */
offer: string, } | { "kind": "claim_flag" } | { "kind": "claim_absence",
/**
 * Whether only a draw is claimed.
 */
draw: boolean, } | { "kind": "abort" } | { "kind": "give_time" } | { "kind": "pledge",
/**
 * For which seat.
 */
seat: Seat,
/**
 * `SHA-256("yonban-dice-v1 " || "seat-a" or "seat-b" || table id || value)`, 64 hex digits.
 */
hash: string, } | { "kind": "reveal",
/**
 * For which seat.
 */
seat: Seat,
/**
 * The 32 bytes, 64 hex digits.
 */
value: string, } | { "kind": "throw",
/**
 * The outcome in the game's own text.
 */
outcome: string, } | { "kind": "confirm" } | { "kind": "dispute" } | { "kind": "ready",
/**
 * Which seat is.
 */
seat: Seat, };

/**
 * A frame from a client.
 */
export type ClientMessage = { "t": "hello",
/**
 * [`crate::VERSION`] of the client.
 */
proto: number,
/**
 * The client's build.
 */
build: string,
/**
 * A random id of the tab, 32 hex digits.
 */
tab: string,
/**
 * Tables the tab was watching, and how far.
 */
resume: Array<Resume>, } | { "t": "sub",
/**
 * The table's id.
 */
table: string, } | { "t": "unsub",
/**
 * The table's id.
 */
table: string, } | { "t": "lobby",
/**
 * Whether to follow it.
 */
on: boolean, } | { "t": "cmd",
/**
 * 128 random bits, 32 hex digits.
 */
id: string,
/**
 * The table's id.
 */
table: string,
/**
 * The last event the author had seen.
 */
seq_seen: number,
/**
 * What is asked.
 */
command: TableCommand,
/**
 * How long the author thought, as the client measured it. Used only to compensate lag,
 * within the limits of the clock's quota.
 */
think_ms: number | null, } | { "t": "chat",
/**
 * 128 random bits, 32 hex digits.
 */
id: string,
/**
 * The table's id.
 */
table: string,
/**
 * Where.
 */
room: ChatRoom,
/**
 * At most [`crate::MAX_CHAT`] characters.
 */
text: string, } | { "t": "ping",
/**
 * Returned as it is.
 */
n: number,
/**
 * The last round trip the client measured.
 */
rtt_ms: number | null, };

/**
 * The one envelope of every error.
 */
export type ErrorBody = {
/**
 * What kind.
 */
code: Code,
/**
 * One sentence for people, in English.
 */
message: string,
/**
 * The rule or field it is about.
 */
detail: string | null, };

/**
 * What may be offered at a table.
 */
export type Policies = {
/**
 * Draws by agreement.
 */
draw: boolean,
/**
 * Takebacks by consent.
 */
takeback: boolean, };

/**
 * A rule for what follows a game.
 */
export type SeriesChoice = {
/**
 * A stable name: `single`, `first_to_2`, `best_of_3`, `decisive`, `decisive_carry`. What it means
 * is told by the client's catalogue.
 */
id: string,
/**
 * The rule as an agreement holds it.
 */
rule: string, };

/**
 * A part of the rules that a room leaves open.
 */
export type RuleChoice = {
/**
 * The key of the rules text; `preset` for the name that it begins with.
 */
key: string,
/**
 * What may be chosen, the room's own first: an empty text where the room's rules do not say it.
 */
values: Array<string>, };

/**
 * A room that may be opened. What it means is told in every language by the client's catalogue,
 * under the preset's id.
 */
export type PresetView = {
/**
 * A stable name, such as `professional`.
 */
id: string,
/**
 * Raised when the meaning changes.
 */
version: number,
/**
 * The game: `gomoku`.
 */
kind: string,
/**
 * `renju` or `gomoku` here: how the home page groups rooms.
 */
family: string,
/**
 * The rules text.
 */
rules: string,
/**
 * The control a room has unless another is chosen.
 */
control: string,
/**
 * Controls it may have.
 */
controls: Array<string>,
/**
 * Whether forbidden points are marked for the side they bind.
 */
marks: boolean,
/**
 * What may be offered.
 */
policies: Policies,
/**
 * Whether a computer player can take a seat.
 */
engine: boolean,
/**
 * What may follow a game; the first unless another is chosen.
 */
series: Array<SeriesChoice>,
/**
 * By how many plies spectators may see the game late; the first unless another is chosen.
 */
delays: Array<number>,
/**
 * What an unfounded claim may cost (`none`, `time=30s`, `tries=3`); the first unless another is
 * chosen. Empty in rooms without claims.
 */
claim_costs: Array<string>,
/**
 * What of the rules whoever opens a table may choose.
 */
choices: Array<RuleChoice>, };

/**
 * Which seat somebody wants.
 */
export type SeatWish = "a" | "b" | "random";

/**
 * Who may take the other seat.
 */
export type Opponent = { "who": "anybody" } | { "who": "link" } | { "who": "here",
/**
 * The name on the seat that the creator takes: 1 to 24 characters.
 */
you: string,
/**
 * The name on the other seat.
 */
other: string, } | { "who": "engine",
/**
 * 1 to 10.
 */
level: number, };

/**
 * Asks for a new table.
 */
export type CreateTable = {
/**
 * The preset's id.
 */
preset: string,
/**
 * Another control than the preset's first.
 */
control: string | null,
/**
 * The seat the creator takes.
 */
seat: SeatWish,
/**
 * Against whom.
 */
opponent: Opponent,
/**
 * The id of another series rule than the preset's first.
 */
series?: string,
/**
 * By how many plies spectators see the game late: one of the preset's `delays`.
 */
spectator_delay?: number,
/**
 * What an unfounded claim costs: one of the preset's `claim_costs`.
 */
claim_cost?: string,
/**
 * What is chosen of the rules: a value for each key of the preset's `choices` that differs.
 */
choices?: { [key in string]: string }, };

/**
 * The new table.
 */
export type Created = {
/**
 * Its id.
 */
table: string, };

/**
 * Asks for another name.
 */
export type Rename = {
/**
 * 1 to 24 characters.
 */
name: string, };

/**
 * What was erased.
 */
export type Erased = {
/**
 * How many lines of chat.
 */
lines: number, };

/**
 * A page of a list.
 */
export type TableList = {
/**
 * The tables, newest first.
 */
tables: Array<TableSummary>,
/**
 * Where the next page begins; absent on the last one.
 */
next: string | null, };

/**
 * The answer of `/healthz` and `/readyz`.
 */
export type Health = {
/**
 * `ok`, or what is wrong.
 */
status: string,
/**
 * The build.
 */
build: string,
/**
 * Seconds since the start.
 */
up_s: number, };

/**
 * Asks the referee about a line of play: `POST /api/v1/study`. Nothing is stored.
 */
export type StudyRequest = {
/**
 * The game: `gomoku`, `go`.
 */
kind: string,
/**
 * The rules text.
 */
rules: string,
/**
 * A position text to start from; absent for the start of a game under the rules.
 */
start: string | null,
/**
 * The actions from there. What follows a refused one is not tried.
 */
actions: Array<string>,
/**
 * The first position wanted, as a number of actions before it; absent for the last one only.
 */
from: number | null,
/**
 * An action to judge in the last position, without making it.
 */
ask: string | null, };

/**
 * An action of a line.
 */
export type StudyMove = {
/**
 * Who makes it; absent for an outcome of chance.
 */
seat: Seat | null,
/**
 * The side that seat has when it acts.
 */
side: string | null,
/**
 * The action text.
 */
action: string,
/**
 * The action in the styles of its field, by their names: for shogi `japanese`, `western`,
 * `kitao`, `csa`. Empty where the action text is all that the field writes.
 */
written: { [key in string]: string }, };

/**
 * A position of a line.
 */
export type StudyPosition = {
/**
 * Who acts.
 */
turn: TurnView,
/**
 * The side of seat A.
 */
side_a: string,
/**
 * The side of seat B.
 */
side_b: string,
/**
 * `a`, `b`, `draw` or `no_result`, once the rules have ended the game.
 */
verdict: string | null,
/**
 * The rule that ended it.
 */
ending: string | null,
/**
 * The position, in the shape of its game. A claim room hides nothing here.
 */
position: PositionView, };

/**
 * What the rules say about one action.
 */
export type StudyVerdict = {
/**
 * The action text. A bare point that was asked about where an offer or a pick is due is judged
 * as that.
 */
action: string,
/**
 * Whether it is allowed now, to whoever acts.
 */
allowed: boolean,
/**
 * The rule that refuses it.
 */
reason: string | null,
/**
 * For people, in English.
 */
message: string | null,
/**
 * The rule that ends the game at once if it is made: `five`, `forbidden_double_three`, …
 */
ending: string | null,
/**
 * The ending that the other side may claim after it: `claimed_double_four`, …
 */
claimable: string | null,
/**
 * The side whose stone `detail` speaks of. Not always the one that acts: an empty point is also
 * judged for the side that has forbidden points while the other is to move.
 */
side: string | null,
/**
 * The lines and points, also where an allowed action is worth explaining: a double-three that
 * is none, a five, what a claim would find.
 */
detail: Explanation | null, };

/**
 * The referee's answer.
 */
export type Study = {
/**
 * The canonical rules text.
 */
rules: string,
/**
 * The actions that were accepted.
 */
moves: Array<StudyMove>,
/**
 * The positions asked for, in order; the last one stands after `moves`.
 */
positions: Array<StudyPosition>,
/**
 * The actions that are legal after `moves`.
 */
legal: Array<string>,
/**
 * Why the first action that was not accepted is refused.
 */
refused: StudyVerdict | null,
/**
 * The action asked about.
 */
judged: StudyVerdict | null, };

/**
 * A mate problem put to the house: `POST /api/v1/tsume`. Nothing is stored.
 */
export type TsumeRequest = {
/**
 * The problem as SFEN. The attacker is the side to move and may be without a king.
 */
start: string,
/**
 * The moves from there, the attacker's first.
 */
actions: Array<string>,
/**
 * Whether the solver is wanted, beside the position and its moves.
 */
solve: boolean, };

/**
 * What a mate solver found.
 */
export type TsumeSolution = { "found": "mate",
/**
 * The attacker's best moves and the longest defence, from this position.
 */
line: Array<StudyMove>,
/**
 * Its length, plainly counted.
 */
plies: number,
/**
 * Its length without useless interpositions.
 */
composed: number,
/**
 * Whether a shorter mate has been ruled out.
 */
shortest: boolean,
/**
 * Every first move that mates as fast, where that was looked for.
 */
first_moves: Array<string>,
/**
 * The plies of `line` (from 1) that are useless interpositions.
 */
useless: Array<number>, } | { "found": "no_mate" } | { "found": "unsolved" };

/**
 * A mate problem after some moves.
 */
export type Tsume = {
/**
 * The problem, canonically.
 */
start: string,
/**
 * The moves so far.
 */
moves: Array<StudyMove>,
/**
 * The position after them.
 */
position: ShogiView,
/**
 * Whether the attacker is to move.
 */
attacks: boolean,
/**
 * The moves of the side to move: the attacker's checks, or every legal reply.
 */
legal: Array<string>,
/**
 * What the solver found, where it was asked.
 */
solution: TsumeSolution | null, };

/**
 * A short text on a point.
 */
export type RecordLabel = {
/**
 * Where.
 */
point: string,
/**
 * What.
 */
text: string, };

/**
 * A node of a record's tree.
 */
export type RecordNode = {
/**
 * The node before it; absent for the start only. Always smaller than the node's own number.
 */
parent: number | null,
/**
 * The action that leads here; absent for the start only.
 */
action: string | null,
/**
 * The action in the styles of its field, by their names. The house fills it and does not read
 * it.
 */
written: { [key in string]: string },
/**
 * What is said here.
 */
comment: string | null,
/**
 * Short texts on points of the board.
 */
labels: Array<RecordLabel>,
/**
 * How long the action took, in milliseconds.
 */
time_ms: number | null,
/**
 * Whether the node is marked as worth a look.
 */
marked: boolean, };

/**
 * A game on paper, with variations and remarks.
 */
export type GameRecord = {
/**
 * The game: `gomoku`, `go`.
 */
kind: string,
/**
 * The rules text.
 */
rules: string,
/**
 * A position text where the record does not start from the start of the rules.
 */
start: string | null,
/**
 * Who sat on seat A, where that is known.
 */
a: string | null,
/**
 * Who sat on seat B, where that is known.
 */
b: string | null,
/**
 * Tournament or occasion.
 */
event: string | null,
/**
 * Round.
 */
round: string | null,
/**
 * Date, `2026-05-01` where it is known whole.
 */
date: string | null,
/**
 * How it ended, where that is known. The termination is `unknown` where only the verdict is.
 */
result: ResultView | null,
/**
 * The tree, the start first; the first child of a node is the game, the others are variations.
 * The house writes pre-order and takes any order in which parents come first. Every action is
 * legal where it stands. A file may hold the same one twice beside itself.
 */
nodes: Array<RecordNode>, };

/**
 * A finished table to look through: `GET /api/v1/tables/{id}/review`.
 */
export type TableReview = {
/**
 * The table's id.
 */
table: string,
/**
 * The room's preset id.
 */
preset: string,
/**
 * The control of seat A.
 */
control_a: string,
/**
 * The control of seat B.
 */
control_b: string,
/**
 * When the game began.
 */
started_ms: number | null,
/**
 * When it ended.
 */
ended_ms: number | null,
/**
 * The game. Takebacks are left out of it; the log tells them.
 */
game: GameRecord,
/**
 * Every position, from the start to the end.
 */
study: Study, };

/**
 * Something that could not be read or kept.
 */
export type LossView = {
/**
 * Where: `line 3, column 7`, `byte 120`, `action 5`, `node 5`; absent for the file as a whole.
 */
place: string | null,
/**
 * What, for people, in English.
 */
message: string, };

/**
 * What a file holds: the answer of `POST /api/v1/import`, whose body is the file as it is.
 */
export type Imported = {
/**
 * The format it was read as: `sgf`, `moves`, or one of the game's own: `psq`, `lib`, `rif`,
 * `openings`; `ngf`, `gib`; `usi`, `kif`, `kifu`, `ki2`, `csa`, `jkf`.
 */
format: string,
/**
 * The games, at least one.
 */
games: Array<GameRecord>,
/**
 * Everything that was not read or kept.
 */
losses: Array<LossView>, };

/**
 * Asks for a file of a game: `POST /api/v1/export`.
 */
export type ExportRequest = {
/**
 * The format: `sgf`, `moves`, or one of the game's own: `psq`, `lib`, `openings`.
 */
format: string,
/**
 * The game.
 */
game: GameRecord, };

/**
 * A file of a game.
 */
export type Exported = {
/**
 * A name for it, with the format's ending.
 */
name: string,
/**
 * Its bytes in base64 (RFC 4648, padded).
 */
base64: string,
/**
 * What the format cannot hold.
 */
losses: Array<LossView>, };

/**
 * An outcome and how often it came.
 */
export type OutcomeCount = {
/**
 * In the game's own text.
 */
outcome: string,
/**
 * Its weight; the chance is this by the sum of all.
 */
weight: number,
/**
 * How often it came.
 */
count: number, };

/**
 * A face of a die and how often it came.
 */
export type FaceCount = {
/**
 * The number on it.
 */
face: number,
/**
 * How often it came.
 */
count: number, };

/**
 * Pearson's chi-square test of the counts against the weights.
 */
export type ChiSquareView = {
/**
 * The sum of squared deviations by expectation.
 */
statistic: number,
/**
 * Degrees of freedom: one less than there are outcomes.
 */
degrees: number,
/**
 * How likely fair dice deviate so far or further.
 */
p: number, };

/**
 * The runs test of Wald and Wolfowitz: how often the throws change between the lower and the upper
 * half of the outcomes.
 */
export type RunsView = {
/**
 * Throws in the lower half of the outcomes, by weight and in the game's order.
 */
low: number,
/**
 * Throws in the upper half.
 */
high: number,
/**
 * Unbroken runs of either.
 */
runs: number,
/**
 * How many are to be expected.
 */
expected: number,
/**
 * The deviation in standard deviations.
 */
z: number,
/**
 * How likely fair dice deviate so far or further, either way.
 */
p: number, };

/**
 * The dice of one game: of its newest throws at tables that are over, where each can be checked. A
 * throw that was taken back and came again counts once.
 */
export type DiceStatistics = {
/**
 * The game.
 */
kind: string,
/**
 * How many throws there are in all.
 */
total: number,
/**
 * How many of them, the newest, everything below speaks of.
 */
rolls: number,
/**
 * When the oldest of these was thrown.
 */
from_ms: number | null,
/**
 * When the newest was.
 */
to_ms: number | null,
/**
 * Every outcome in the game's order, its weight and how often it came.
 */
outcomes: Array<OutcomeCount>,
/**
 * How often each face of a die came.
 */
faces: Array<FaceCount>,
/**
 * How often all dice of a throw showed the same.
 */
doublets: number,
/**
 * How often that is to be expected.
 */
doublets_expected: number,
/**
 * Whether the counts fit the weights; absent without throws.
 */
chi_square: ChiSquareView | null,
/**
 * Whether the order is one of chance; absent where one half of the outcomes never came.
 */
runs: RunsView | null, };

/**
 * What a house tells about its dice: one entry for each game in which it throws.
 */
export type DiceReport = {
/**
 * The games.
 */
games: Array<DiceStatistics>, };

/**
 * A throw at a table that is over.
 */
export type DiceRoll = {
/**
 * The table, whose log proves it; absent where the table is not listed.
 */
table: string | null,
/**
 * Its index in the game.
 */
index: number,
/**
 * In the game's own text.
 */
outcome: string,
/**
 * When it was thrown.
 */
at_ms: number, };

/**
 * A page of throws as they were, newest first.
 */
export type DiceRolls = {
/**
 * The throws.
 */
rolls: Array<DiceRoll>,
/**
 * Where the next page begins; absent on the last one.
 */
next: string | null, };
