//! What two engines play who wait for the same name: the rules, the clocks, the summary.

use yonban_clock::Control;
use yonban_csa::{GameName, GameSummary, Ply, Position, Spent, TimeControl};
use yonban_games::{GameKind, Terms};
use yonban_protocol::Snapshot;
use yonban_rules::Game;
use yonban_shogi::rules::{Impasse, Rules};
use yonban_shogi::{Action, Board, Color, Shogi};
use yonban_table::{Policies, Series, Takeback};

/// The name of the room in agreements, with its version.
const ROOM: &str = "csa-1";
/// Expected moves of one player: engines seldom resign early.
const MOVES: u32 = 60;
/// The declaration by 27 points, as summaries name it.
const DECLARATION: &str = "Jishogi 1.1";

/// A game that can be offered.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    /// Its name.
    pub(super) name: GameName,
    /// What the table is made from.
    pub(super) terms: Terms,
    start: Board,
    time: TimeControl,
    max_moves: Option<u16>,
}

impl Deal {
    /// The game of this name: even or a handicap, a foul loses, 27 points, so many moves at most.
    /// `None` where the house knows no such handicap or clock.
    pub(super) fn of(name: &GameName, max_moves: u16) -> Option<Deal> {
        let preset = name.handicap().unwrap_or("even");
        let rules =
            format!("{preset},judging=lose,impasse=27,maxmoves={max_moves},repetition=draw");
        let rules: Rules = rules.parse().ok()?;
        let time = name.time();
        let control = time.control()?;
        Some(Deal {
            name: name.clone(),
            terms: Terms {
                kind: GameKind::Shogi,
                preset: ROOM.to_owned(),
                rules: rules.to_string(),
                controls: [control; 2],
                moves: MOVES,
                policies: Policies {
                    draw_offers: false,
                    takeback: Takeback::Never,
                    give_time: false,
                    // The protocol has no claims: who is gone loses on time.
                    absence_claims: false,
                    ..Policies::CASUAL
                },
                series: Series::REMATCH,
            },
            start: Shogi::new(&rules).board().clone(),
            time,
            max_moves: rules.max_moves(),
        })
    }

    /// What is told to one of both.
    pub(super) fn summary(&self, id: &str, names: &[String; 2], you: Color) -> GameSummary {
        GameSummary {
            id: id.to_owned(),
            names: names.clone(),
            you: Some(you),
            declaration: Some(DECLARATION.to_owned()),
            rematch_on_draw: false,
            max_moves: self.max_moves.map(u32::from),
            times: [self.time; 2],
            position: Position::new(self.start.clone()),
            others: Vec::new(),
        }
    }
}

/// The time that a control stands for, as [`TimeControl::control`] made it; other controls are told by
/// what comes nearest.
fn time_of(control: &str) -> TimeControl {
    use yonban_clock::Timing;
    let Ok(control) = control.parse::<Control>() else {
        return TimeControl::SECONDS;
    };
    let seconds = |millis: u64| millis / 1_000;
    let least = seconds(control.rounding().least);
    let time = TimeControl {
        least,
        ..TimeControl::SECONDS
    };
    match control.timing() {
        Timing::Sudden { base } => TimeControl {
            total: seconds(base),
            ..time
        },
        Timing::Fischer { base, inc, .. } | Timing::CorrespondenceFischer { base, inc, .. } => {
            TimeControl {
                total: seconds(base.saturating_sub(inc)),
                increment: seconds(inc),
                ..time
            }
        }
        Timing::Byoyomi {
            main,
            periods,
            period,
            ..
        } => TimeControl {
            total: seconds(main + period * u64::from(periods - 1)),
            byoyomi: seconds(period),
            ..time
        },
        Timing::Bronstein { base, delay } | Timing::Delay { base, delay } => TimeControl {
            total: seconds(base),
            delay: seconds(delay),
            ..time
        },
        Timing::Canadian { main, block, moves } => TimeControl {
            total: seconds(main),
            byoyomi: seconds(block) / u64::from(moves),
            ..time
        },
        Timing::Fixed { per } | Timing::Correspondence { per } => TimeControl {
            byoyomi: seconds(per),
            ..time
        },
        Timing::Unlimited => time,
    }
}

/// The summary of a game of shogi as it stands; `None` of another game.
pub(super) fn summary_of(snapshot: &Snapshot, you: Option<Color>) -> Option<GameSummary> {
    let view = &snapshot.view;
    if view.kind != GameKind::Shogi.name() {
        return None;
    }
    let rules: Rules = view.rules.parse().ok()?;
    let start = Shogi::new(&rules).board().clone();
    let mut board = start.clone();
    let mut plies = Vec::new();
    for played in &snapshot.moves {
        // A foul and a declaration change no position, and nothing follows them.
        let Ok(Action::Move(mv)) = played.action.parse() else {
            break;
        };
        if !board.moves().contains(&mv) {
            break;
        }
        plies.push((Ply::of(mv, &board)?, Some(spent(played.charged_ms))));
        board.play(mv);
    }
    let name = |name: &Option<String>| name.clone().unwrap_or_default();
    Some(GameSummary {
        id: snapshot.table.clone(),
        names: [name(&view.a.name), name(&view.b.name)],
        you,
        declaration: (rules.impasse() == Impasse::Declare27).then(|| DECLARATION.to_owned()),
        rematch_on_draw: false,
        max_moves: rules.max_moves().map(u32::from),
        times: [&view.clocks.control_a, &view.clocks.control_b].map(|text| time_of(text)),
        position: Position { start, plies },
        others: Vec::new(),
    })
}

/// What a turn cost, in whole seconds, rounded down.
pub(super) fn spent(charged_ms: u64) -> Spent {
    Spent::units(charged_ms / 1_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_handicap_that_a_name_can_ask_for_is_known() {
        for (prefix, preset) in GameName::handicaps() {
            let name: GameName = format!("{prefix}x-60-5F").parse().unwrap();
            let deal = Deal::of(&name, 256).unwrap_or_else(|| panic!("{prefix}"));
            assert!(deal.terms.rules.starts_with(preset), "{}", deal.terms.rules);
            assert_eq!(deal.start.side(), Color::White, "the giver begins");
        }
    }

    #[test]
    fn controls_and_times_are_one() {
        for name in ["a-300-10F", "a-900-0", "a-0-10", "a-600-30", "a-0-3F"] {
            let time = name.parse::<GameName>().unwrap().time();
            let control = time.control().unwrap().to_string();
            assert_eq!(time_of(&control), time, "{control}");
        }
    }
}
