//! What clients see: domain values turned into wire messages, by hand. `study`
//! has what is on paper. Files that begin with a game's name know that game.

mod backgammon;
mod backgammon_judged;
mod backgammon_record;
mod backgammon_report;
mod backgammon_situation;
mod backgammon_study;
mod chance;
mod go;
mod go_record;
mod go_study;
mod gomoku;
mod gomoku_record;
mod gomoku_study;
mod record;
mod shogi;
mod shogi_explained;
mod shogi_record;
mod shogi_study;
mod study;
mod tsume;

pub(crate) use backgammon_judged::Unjudged;
pub(crate) use backgammon_report::report as backgammon_report;
pub(crate) use backgammon_situation::{of_id as backgammon_by_id, of_line as backgammon_situation};
pub(crate) use record::{NoFile, exported, imported, of_table, review, written};
pub(crate) use study::study;
pub(crate) use tsume::tsume;

use std::collections::BTreeMap;
use yonban_clock::Millis;
use yonban_games::{AnyGame, AnyTable, Entry, Look, Move, Standing, presets};
use yonban_protocol as wire;
use yonban_protocol::{
    ClaimsView, ClockView, EventView, MoveView, OfferView, PositionView, ResultView, SeatView,
    SeriesView, Snapshot, TableSummary, TableView, TurnView,
};
use yonban_rules::Seat;
use yonban_store::TableHead;
use yonban_table::{Answer, ClaimCost, OfferKind, Role, Until, spectator_delay_of, value_of};

/// What a game's view depends on beside the position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eyes {
    /// The seat that the reader has.
    pub(crate) seat: Option<Seat>,
    /// Whether the game is being played.
    pub(crate) in_play: bool,
    /// Whether the table is over.
    pub(crate) over: bool,
    /// Whether the room marks forbidden points.
    pub(crate) marks: bool,
}

/// What a view shows beside the table.
#[derive(Clone, Debug)]
pub(crate) struct Beside<'a> {
    /// The names of those who sit, A first.
    pub(crate) names: &'a [Option<String>; 2],
    /// Whether the reader may claim the game because the other seat is gone.
    pub(crate) may_claim_absence: bool,
    /// The table that follows, once it exists.
    pub(crate) next_table: Option<String>,
    /// How the series stands.
    pub(crate) series: Score,
    /// Whether both seats are played on one device.
    pub(crate) here: bool,
    /// Whether the table is an older one than the newest.
    pub(crate) late: bool,
    /// The chat rooms that the reader may read.
    pub(crate) chat: Vec<wire::ChatRoomView>,
    /// Game time.
    pub(crate) now: Millis,
}

/// How a series stands, this table included once it is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Score {
    /// Which game this is, from 1.
    pub(crate) game: u32,
    /// Games won by whoever sits on A and on B at this table.
    pub(crate) wins: [u32; 2],
    /// Games drawn.
    pub(crate) draws: u32,
    /// Whether the rule's end is reached.
    pub(crate) decided: bool,
    /// Whether the next game follows by itself.
    pub(crate) goes_on: bool,
    /// When the next table is made without anybody asking.
    pub(crate) next_at: Option<Millis>,
}

/// A computer player's reference: `engine:<kind>:<level>`.
pub(crate) fn engine_level(who: &str) -> Option<u8> {
    let mut parts = who.strip_prefix("engine:")?.split(':');
    let level = parts.nth(1)?.parse().ok()?;
    parts.next().is_none().then_some(level)
}

/// What follows the reference of somebody who plays both seats, on the one that is not theirs.
const SECOND: &str = "/2";

/// The reference of the other seat where `who` plays both on one device.
pub(crate) fn second(who: &str) -> String {
    format!("{who}{SECOND}")
}

/// Whose seat that is: who is asked about, seen and heard there.
pub(crate) fn owner(who: &str) -> &str {
    who.strip_suffix(SECOND).unwrap_or(who)
}

/// Whether both seats are one person's.
pub(crate) fn one_person(a: Option<&str>, b: Option<&str>) -> bool {
    a.zip(b).is_some_and(|(a, b)| owner(a) == owner(b))
}

pub(crate) fn seat(seat: Seat) -> wire::Seat {
    match seat {
        Seat::A => wire::Seat::A,
        Seat::B => wire::Seat::B,
    }
}

pub(crate) fn seat_of(seat: wire::Seat) -> Seat {
    match seat {
        wire::Seat::A => Seat::A,
        wire::Seat::B => Seat::B,
    }
}

fn status(standing: &Standing) -> wire::Status {
    match standing {
        Standing::Waiting => wire::Status::Open,
        Standing::Pledging | Standing::Running => wire::Status::Playing,
        Standing::Over(_) => wire::Status::Over,
    }
}

/// How a table ended, once it has.
fn result(standing: Standing) -> Option<ResultView> {
    match standing {
        Standing::Over(finished) => Some(ResultView {
            verdict: finished.verdict.to_string(),
            termination: finished.termination.to_owned(),
            ending: finished.ending,
            by: finished.by.map(seat),
        }),
        Standing::Waiting | Standing::Pledging | Standing::Running => None,
    }
}

/// The whole of a table for one reader.
pub(crate) fn snapshot(table: &AnyTable, reader: Option<Seat>, beside: &Beside<'_>) -> Snapshot {
    Snapshot {
        table: table.id().to_string(),
        seq: table.seq(),
        hash: table.hash().to_string(),
        view: view(table, reader, beside),
        moves: table
            .moves()
            .iter()
            .enumerate()
            .map(|(n, one)| move_view(n + 1, one))
            .collect(),
        now: beside.now,
    }
}

/// A table for one reader, without its moves.
pub(crate) fn view(table: &AnyTable, reader: Option<Seat>, beside: &Beside<'_>) -> TableView {
    let look = table.look(reader.map_or(Role::Spectator, Role::Seat));
    let standing = table.standing();
    let preset = presets::versioned(table.preset());
    let eyes = Eyes {
        seat: reader,
        in_play: standing == Standing::Running,
        over: matches!(standing, Standing::Over(_)),
        marks: preset.is_some_and(|preset| preset.marks),
    };
    let (position, turn) = match table {
        AnyTable::Gomoku(sitting) => {
            let game = sitting.table().game();
            (
                PositionView::Gomoku(gomoku::view(game, &eyes, table.moves())),
                yonban_rules::Game::turn(game).seat().map(seat),
            )
        }
        AnyTable::Go(sitting) => {
            let game = sitting.table().game();
            (
                PositionView::Go(go::view(game, &eyes)),
                yonban_rules::Game::turn(game).seat().map(seat),
            )
        }
        AnyTable::Shogi(sitting) => {
            let game = sitting.table().game();
            (
                PositionView::Shogi(shogi::view(game)),
                yonban_rules::Game::turn(game).seat().map(seat),
            )
        }
        AnyTable::Backgammon(sitting) => {
            let game = sitting.table().game();
            (
                // Whoever cannot act puts no play together.
                PositionView::Backgammon(if look.legal.is_empty() {
                    backgammon::on_paper(game)
                } else {
                    backgammon::view(game)
                }),
                yonban_rules::Game::turn(game).seat().map(seat),
            )
        }
    };
    TableView {
        kind: table.kind().name().to_owned(),
        preset: preset.map_or_else(|| table.preset().to_owned(), |preset| preset.id.to_owned()),
        rules: table.rules(),
        status: status(&standing),
        role: match reader {
            None => wire::Role::Spectator,
            Some(Seat::A) => wire::Role::A,
            Some(Seat::B) => wire::Role::B,
        },
        a: seat_view(table, Seat::A, &look, beside),
        b: seat_view(table, Seat::B, &look, beside),
        turn: match (&standing, turn) {
            (Standing::Running, _) if look.rest.is_some() => TurnView::Nobody,
            (Standing::Running, Some(wire::Seat::A)) => TurnView::A,
            (Standing::Running, Some(wire::Seat::B)) => TurnView::B,
            (Standing::Running, None) => TurnView::Chance,
            (Standing::Waiting | Standing::Pledging | Standing::Over(_), _) => TurnView::Nobody,
        },
        clocks: if beside.late {
            standing_clocks(table, &look)
        } else {
            clocks(table, &look)
        },
        offers: look
            .offers
            .iter()
            .map(|&(by, kind)| OfferView {
                seat: seat(by),
                offer: kind.to_string(),
            })
            .collect(),
        may: may(
            &standing,
            reader,
            &look,
            &offers_here(table, reader, beside),
            beside,
        ),
        legal: look.legal,
        result: result(standing),
        position,
        next_table: beside.next_table.clone(),
        here: beside.here,
        spectator_delay: table.policies().spectator_delay,
        series: series(table, preset, &beside.series),
        claims: claims(table, preset, look.claims_left),
        chat: beside.chat.clone(),
        dice: look.chance.as_ref().map(chance::dice),
        rest: look.rest.map(chance::rest),
    }
}

fn series(table: &AnyTable, preset: Option<&presets::Preset>, score: &Score) -> SeriesView {
    let rule = table.series();
    let id = preset.and_then(|preset| {
        let mut known = preset.series();
        known.find_map(|(id, series)| (series == rule).then(|| id.to_owned()))
    });
    SeriesView {
        rule: rule.to_string(),
        id,
        game: score.game,
        wins_a: score.wins[0],
        wins_b: score.wins[1],
        draws: score.draws,
        bounded: rule.until != Until::Open,
        decided: score.decided,
        next_at_ms: score.next_at,
    }
}

fn claims(
    table: &AnyTable,
    preset: Option<&presets::Preset>,
    left: Option<[u32; 2]>,
) -> Option<ClaimsView> {
    let cost = table.policies().claim_cost;
    let claimed = preset.is_some_and(|preset| !preset.claim_costs.is_empty());
    (claimed || cost != ClaimCost::Nothing).then(|| ClaimsView {
        cost: cost.to_string(),
        left_a: left.map(|[a, _]| a),
        left_b: left.map(|[_, b]| b),
    })
}

fn seat_view(table: &AnyTable, of: Seat, look: &Look, beside: &Beside<'_>) -> SeatView {
    let who = table.seated(of);
    let level = who.and_then(engine_level);
    SeatView {
        name: who.and(beside.names[of.index()].clone()),
        user: who.map(|_| if level.is_some() { "engine" } else { "guest" }.to_owned()),
        level,
        side: look.labels[of.index()].to_lowercase(),
    }
}

/// What the other seat may offer too, where both seats are the reader's.
fn offers_here(table: &AnyTable, reader: Option<Seat>, beside: &Beside<'_>) -> Vec<OfferKind> {
    match reader.filter(|_| beside.here) {
        Some(seat) => table.look(Role::Seat(seat.other())).may_offer,
        None => Vec::new(),
    }
}

fn may(
    standing: &Standing,
    reader: Option<Seat>,
    look: &Look,
    offers_here: &[OfferKind],
    beside: &Beside<'_>,
) -> Vec<String> {
    let mut may = Vec::new();
    if reader.is_none() {
        return may;
    }
    let mut add = |yes: bool, what: &str| {
        if yes {
            may.push(what.to_owned());
        }
    };
    for kind in OfferKind::ALL {
        // Where the next game follows by itself, nobody asks for it.
        let follows = kind == OfferKind::Rematch && beside.series.goes_on;
        let possible = look.may_offer.contains(&kind) || offers_here.contains(&kind);
        add(possible && !follows, &format!("offer_{kind}"));
    }
    add(look.may_give_time, "give_time");
    add(look.may_abort, "abort");
    add(beside.may_claim_absence, "claim_absence");
    add(*standing == Standing::Running, "resign");
    may.extend(chance::may(reader, look, beside.here));
    may
}

/// The clocks of an older table: they stand as they were when the turn shown began. How long it
/// lasted is told with what comes next.
fn standing_clocks(table: &AnyTable, look: &Look) -> ClockView {
    ClockView {
        running: None,
        spent_ms: 0,
        at_ms: table.at(),
        start_by_ms: None,
        ..clocks(table, look)
    }
}

fn clocks(table: &AnyTable, look: &Look) -> ClockView {
    let [state_a, state_b] = look.clocks.map(|state| state.to_string());
    // A first decision is not charged: until it is made, the start timer runs and no clock does.
    let turn = look.running.filter(|turn| turn.timed);
    let (spent_ms, at_ms) = match turn {
        None => (0, table.at()),
        Some(turn) => {
            // Credit beyond what the turn has cost so far lies ahead: the charge begins when it is
            // used up.
            let ahead = turn.charge.relief().saturating_sub(turn.charge.spans());
            (
                turn.charge.charge(),
                turn.since.unwrap_or(table.at()).saturating_add(ahead),
            )
        }
    };
    ClockView {
        control_a: table.control(Seat::A).to_string(),
        control_b: table.control(Seat::B).to_string(),
        state_a,
        state_b,
        running: turn
            .filter(|turn| turn.since.is_some())
            .map(|turn| seat(turn.seat)),
        spent_ms,
        at_ms,
        start_by_ms: look.start_at,
        paused: look.running.is_some_and(|turn| turn.since.is_none()),
    }
}

/// An action in the styles of its field.
pub(super) fn in_styles(written: &[(&'static str, String)]) -> BTreeMap<String, String> {
    let pairs = written.iter();
    pairs
        .map(|(style, text)| ((*style).to_owned(), text.clone()))
        .collect()
}

fn move_view(n: usize, one: &Move) -> MoveView {
    MoveView {
        n: u32::try_from(n).unwrap_or(u32::MAX),
        seat: seat(one.seat),
        side: one.label.to_lowercase(),
        action: one.action.clone(),
        written: in_styles(&one.written),
        charged_ms: one.charge,
        at_ms: one.at,
    }
}

/// One event for everybody.
pub(crate) fn event(entry: &Entry) -> EventView {
    EventView {
        seq: entry.seq,
        at_ms: entry.at,
        author: entry.author.to_string(),
        kind: entry.kind.to_owned(),
        offer: entry.offer.map(|offer| offer.to_string()),
        answer: entry.answer.map(|answer| {
            match answer {
                Answer::Accept => "accept",
                Answer::Refuse => "refuse",
            }
            .to_owned()
        }),
        played: entry.played.as_ref().map(|(n, one)| move_view(*n, one)),
        kept: entry
            .kept
            .map(|kept| u32::try_from(kept).unwrap_or(u32::MAX)),
        chance: entry.chance.clone(),
    }
}

/// A row of a list.
pub(crate) fn summary(head: &TableHead) -> TableSummary {
    let agreed = |key| value_of(&head.agreement, key).unwrap_or_default();
    let preset = presets::versioned(&head.preset).map_or(head.preset.as_str(), |known| known.id);
    TableSummary {
        table: head.id.clone(),
        kind: head.kind.clone(),
        preset: preset.to_owned(),
        rules: agreed("rules"),
        control: agreed("control_a"),
        status: match head.now.status {
            yonban_store::Status::Open => wire::Status::Open,
            yonban_store::Status::Playing => wire::Status::Playing,
            yonban_store::Status::Over => wire::Status::Over,
        },
        a: head.now.name_a.clone(),
        b: head.now.name_b.clone(),
        verdict: head.now.verdict.clone(),
        created_ms: u64::try_from(head.created_ms).unwrap_or(0),
        series: agreed("series"),
        spectator_delay: spectator_delay_of(&head.agreement).unwrap_or(0),
        here: one_person(head.now.seat_a.as_deref(), head.now.seat_b.as_deref()),
    }
}

/// Why a game refuses an action, in the shape of its game; `None` where there is nothing to say
/// beyond the rule's name. For referees that have no table.
#[must_use]
pub fn explain(game: &AnyGame, action: &str) -> Option<wire::Explanation> {
    match game {
        AnyGame::Gomoku(game) => gomoku::explain(game, action).map(wire::Explanation::Gomoku),
        AnyGame::Go(game) => go::explain(game, action).map(wire::Explanation::Go),
        AnyGame::Shogi(game) => shogi::explain(game, action).map(wire::Explanation::Shogi),
        AnyGame::Backgammon(game) => {
            backgammon::explain(game, action).map(wire::Explanation::Backgammon)
        }
    }
}

/// Why the game of a table refuses an action.
pub(crate) fn explanation(table: &AnyTable, action: &str) -> Option<wire::Explanation> {
    match table {
        AnyTable::Gomoku(sitting) => {
            let game = sitting.table().game();
            gomoku::explain(game, action).map(wire::Explanation::Gomoku)
        }
        AnyTable::Go(sitting) => {
            let game = sitting.table().game();
            go::explain(game, action).map(wire::Explanation::Go)
        }
        AnyTable::Shogi(sitting) => {
            let game = sitting.table().game();
            shogi::explain(game, action).map(wire::Explanation::Shogi)
        }
        AnyTable::Backgammon(sitting) => {
            let game = sitting.table().game();
            backgammon::explain(game, action).map(wire::Explanation::Backgammon)
        }
    }
}
