//! One decision, or one throw.

use super::Item;
use super::report::{Decided, Judged, Luck};
use crate::equity::{Answer, CubeAction, CubeDecision, Ladder};
use crate::search::{Candidate, MOST_PLIES, Searcher};
use crate::{Owner, Stakes};
use yonban_backgammon::{Action, Backgammon, Dice, Entry, Kind, Phase, Play, Throw};
use yonban_rules::{Game, Seat};

/// What an item came to.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Found {
    /// Nothing was decided.
    Nothing,
    Judged(Judged),
    Luck(Luck),
}

/// How far from right a double that was left out may be and still count as a decision.
const CLOSE: f32 = 0.16;

/// How much farther the static judgement must find it, so that no deeper look is taken.
const SURE: f32 = 0.12;

/// How many plays are told.
const TOLD: usize = 5;

/// What a unit of the cube is: points, or a share of the match.
fn unit(stakes: &Stakes) -> f32 {
    let ladder = Ladder::new(stakes);
    match (ladder.match_chance(-1.0), ladder.match_chance(1.0)) {
        (Some(lost), Some(won)) => (won - lost) / 2.0,
        _ => stakes.cube() as f32,
    }
}

/// Judges an item by a look of so many plies.
pub(super) fn judge(searcher: &mut Searcher<'_>, item: &Item, plies: u8) -> Found {
    let game = &item.before;
    let stakes = Stakes::of(game);
    let action = match item.entry {
        Entry::Throw(Throw::Dice(dice)) => return luck(searcher, item, &stakes, dice),
        Entry::Throw(Throw::Cocked) => return Found::Nothing,
        Entry::Action(action) => action,
    };
    let Some(seat) = game.turn().seat() else {
        return Found::Nothing;
    };
    let judged = match (game.phase(), action) {
        (_, Action::Resign(kind)) => resigned(searcher, game, &stakes, kind, plies),
        (Phase::Play(dice), Action::Play(play)) => {
            played(searcher, game, &stakes, dice, play, plies)
        }
        (Phase::Turn, action) => turn(searcher, game, &stakes, action, plies),
        (Phase::Doubled { redoubles }, said) => {
            answered(searcher, game, &stakes, redoubles, said, plies)
        }
        (Phase::Resigning { kind, .. }, action) => {
            let accepted = action == Action::Accept;
            settled(searcher, game, &stakes, kind, accepted, plies)
        }
        _ => None,
    };
    judged.map_or(Found::Nothing, |(what, loss, counted, plies)| {
        let loss = loss.max(0.0);
        Found::Judged(Judged {
            part: item.part,
            at: item.at,
            seat,
            what,
            plies,
            loss,
            cost: loss * unit(&stakes),
            counted,
        })
    })
}

/// What was decided, what it lost, whether it counts, and by how many plies that is known.
type Verdict = Option<(Decided, f32, bool, u8)>;

fn played(
    searcher: &mut Searcher<'_>,
    game: &Backgammon,
    stakes: &Stakes,
    dice: Dice,
    play: Play,
    plies: u8,
) -> Verdict {
    let board = game.board();
    let plays = game.plays();
    if plays.len() < 2 {
        return None;
    }
    let ranked = searcher.rank(board, &plays, stakes, plies, &mut |_, _| {});
    let depth = ranked.first()?.plies;
    let mut best: Vec<Candidate> = ranked
        .iter()
        .take_while(|one| one.plies == depth)
        .copied()
        .collect();
    let known = best.iter().position(|one| one.play == play);
    let own = match known {
        // A play far ahead of all others is left alone: it was made, and nothing was lost.
        Some(at) if at == 0 || depth == plies.min(MOST_PLIES) => best[at],
        // Both at the full depth; what was the best of all may not be.
        _ => {
            let others = best.iter().map(|one| one.play).filter(|one| *one != play);
            let mut compared: Vec<Play> = others.take(TOLD).collect();
            compared.push(play);
            let mut deep = searcher.evaluate_plays(board, &compared, stakes, plies)?;
            let own = *deep.last()?;
            deep.sort_by(|one, other| other.equity.total_cmp(&one.equity));
            best = deep;
            own
        }
    };
    let loss = best.first()?.equity - own.equity;
    best.truncate(TOLD);
    let decided = Decided::Play {
        dice,
        played: own,
        best,
    };
    Some((decided, loss, true, own.plies))
}

/// What the player gets who doubles.
fn doubled(cube: &CubeDecision) -> f32 {
    match cube.answer {
        Answer::Take => cube.double_take,
        Answer::Drop => cube.double_drop,
        Answer::Beaver => 2.0 * cube.double_take,
    }
}

/// To roll or to double.
fn turn(
    searcher: &mut Searcher<'_>,
    game: &Backgammon,
    stakes: &Stakes,
    action: Action,
    plies: u8,
) -> Verdict {
    if game.check(&Action::Double).is_err() {
        return None;
    }
    let board = game.board();
    let made = action == Action::Double;
    let mut cube = searcher.cube_at(board, stakes, 0)?;
    let mut depth = 0;
    let is_far = |cube: &CubeDecision, by: f32| {
        cube.action != CubeAction::Double && (cube.no_double - doubled(cube)) > by
    };
    if plies > 0 && (made || !is_far(&cube, CLOSE + SURE)) {
        cube = searcher.cube_at(board, stakes, plies)?;
        depth = plies;
    }
    let (held, turned) = (cube.no_double, doubled(&cube));
    let loss = if made { held - turned } else { turned - held };
    let counted = made || !is_far(&cube, CLOSE);
    let decided = Decided::Double {
        doubled: made,
        cube,
    };
    Some((decided, loss, counted, depth))
}

/// To take, to drop, or to redouble at once.
fn answered(
    searcher: &mut Searcher<'_>,
    game: &Backgammon,
    stakes: &Stakes,
    redoubles: u8,
    said: Action,
    plies: u8,
) -> Verdict {
    let worths = answers(searcher, game, stakes, redoubles, plies)?;
    let right = *worths.first()?;
    let worth = worths.iter().find(|(action, _)| *action == said)?.1;
    let decided = Decided::Answer { said, worth, right };
    Some((decided, right.1 - worth, true, plies))
}

/// The legal answers to a double, or to the last of so many redoubles, and what each is worth to whoever answers, in
/// units of the cube that he loses by dropping; best first. `None` if the limit was reached.
pub(super) fn answers(
    searcher: &mut Searcher<'_>,
    game: &Backgammon,
    stakes: &Stakes,
    redoubles: u8,
    plies: u8,
) -> Option<Vec<(Action, f32)>> {
    let taken = if redoubles == 0 {
        -searcher.cube_at(game.board(), stakes, plies)?.double_take
    } else {
        let mut after = *stakes;
        if let Stakes::Money { cube, owner, .. } = &mut after {
            (*cube, *owner) = (*cube * 2, Owner::Theirs);
        }
        let (_, roller) = searcher.thrown(game.board(), &after, plies)?;
        2.0 * if redoubles % 2 == 1 { roller } else { -roller }
    };
    // The other drops a redouble if that is better for him.
    let redoubled = (2.0 * taken).min(2.0);
    let legal = game.legal_actions().into_iter();
    Some(best_first(legal.map(|action| match action {
        Action::Drop => (action, -1.0),
        Action::Take => (action, taken),
        _ => (action, redoubled),
    })))
}

/// Actions and what they are worth, the best first.
pub(super) fn best_first(worths: impl Iterator<Item = (Action, f32)>) -> Vec<(Action, f32)> {
    let mut worths: Vec<_> = worths.collect();
    worths.sort_by(|one, other| other.1.total_cmp(&one.1));
    worths
}

/// What the game is worth to the player on roll, whose turn or play it is.
fn expected(
    searcher: &mut Searcher<'_>,
    game: &Backgammon,
    stakes: &Stakes,
    plies: u8,
) -> Option<f32> {
    match game.dice() {
        Some(dice) => {
            let ranked = searcher.rank_plays(game.board(), dice, stakes, plies);
            ranked.first().map(|best| best.equity)
        }
        None => {
            let known = searcher.position(game.board(), stakes, plies);
            known.map(|(_, equity)| equity)
        }
    }
}

/// What the player on roll gets who loses by a kind.
fn lost(stakes: &Stakes, kind: Kind) -> f32 {
    let ladder = Ladder::new(stakes);
    ladder.equity(&ladder.lost(kind))
}

fn resigned(
    searcher: &mut Searcher<'_>,
    game: &Backgammon,
    stakes: &Stakes,
    kind: Kind,
    plies: u8,
) -> Verdict {
    let equity = expected(searcher, game, stakes, plies)?;
    let offered = lost(stakes, kind);
    let decided = Decided::Resigned {
        kind,
        worth: [offered, equity],
    };
    Some((decided, equity - offered, false, plies))
}

/// What accepting an offer to resign is worth to whoever answers it, and what the game is.
pub(super) fn offer(
    searcher: &mut Searcher<'_>,
    game: &Backgammon,
    stakes: &Stakes,
    kind: Kind,
    plies: u8,
) -> Option<[f32; 2]> {
    let equity = -expected(searcher, game, stakes, plies)?;
    Some([-lost(stakes, kind), equity])
}

fn settled(
    searcher: &mut Searcher<'_>,
    game: &Backgammon,
    stakes: &Stakes,
    kind: Kind,
    accepted: bool,
    plies: u8,
) -> Verdict {
    let [offered, equity] = offer(searcher, game, stakes, kind, plies)?;
    let decided = Decided::Settled {
        kind,
        accepted,
        worth: [offered, equity],
    };
    let loss = if accepted {
        equity - offered
    } else {
        offered - equity
    };
    Some((decided, loss, false, plies))
}

/// How lucky a throw was for whoever plays it.
fn luck(searcher: &mut Searcher<'_>, item: &Item, stakes: &Stakes, dice: Dice) -> Found {
    let game = &item.before;
    let place = |dice: Dice| {
        let (high, low) = (usize::from(dice.high()), usize::from(dice.low()));
        high * (high - 1) / 2 + low - 1
    };
    let all = searcher.throws(game.board(), stakes);
    let (seat, luck) = if game.phase() == Phase::OpeningThrow {
        // Either seat begins with one of 15 throws; the board is the same for both, the score may not
        // be.
        let other = searcher.throws(game.board(), &stakes.turned());
        let begins = dice.first() > dice.second();
        let (mine, theirs) = if begins {
            (&all, &other)
        } else {
            (&other, &all)
        };
        let uneven = |all: &[crate::search::Thrown; 21]| {
            let uneven = all.iter().filter(|one| !one.dice.is_doublet());
            uneven.map(|one| one.equity).sum::<f32>() / 30.0
        };
        let mean = uneven(mine) - uneven(theirs);
        let seat = if begins { Seat::A } else { Seat::B };
        (seat, mine[place(dice)].equity - mean)
    } else {
        let mean: f32 = all.iter().map(|one| one.times / 36.0 * one.equity).sum();
        (game.on_roll(), all[place(dice)].equity - mean)
    };
    Found::Luck(Luck {
        part: item.part,
        at: item.at,
        seat,
        dice,
        luck,
        gain: luck * unit(stakes),
    })
}
