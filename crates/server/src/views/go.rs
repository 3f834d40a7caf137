//! Capture Go and ordinary Go as a client sees them.

use yonban_go::rules::Scoring;
use yonban_go::{
    Chain, Color, Column, Explanation, Forbidden, Go, Owner, Point, Score, Settlement, Step,
};
use yonban_protocol::{
    GoChain, GoColumn, GoExplanation, GoForbidden, GoNumber, GoPair, GoScore, GoSettlement, GoStep,
    GoView, PlacedStone, PointMark,
};
use yonban_rules::Game;

use super::Eyes;

/// Fills the view of a position at a table.
pub(crate) fn view(game: &Go, eyes: &Eyes) -> GoView {
    fill(game, eyes.marks || eyes.over)
}

/// The view of a position on paper.
pub(crate) fn on_paper(game: &Go) -> GoView {
    fill(game, true)
}

fn fill(game: &Go, shows_atari: bool) -> GoView {
    let board = game.board();
    let size = board.size();
    let mut stones: Vec<(Color, Point)> = board.stones().collect();
    stones.sort_unstable_by_key(|&(_, point)| (point.column(), point.row()));
    let atari = board.chains().into_iter().filter(Chain::in_atari);
    GoView {
        columns: size.columns(),
        rows: size.rows(),
        numbers: numbers(game, &stones),
        stones: stones.into_iter().map(stone).collect(),
        step: step(game),
        captures: pair(|color| game.captures(color)),
        targets: both(|color| game.rules().target(color).map(u32::from)),
        passes_left: both(|color| game.passes_left(color)),
        ko: game.ko_point().map(|point| point.to_string()),
        last: game.last_point().map(|point| point.to_string()),
        passed: game.just_passed(),
        taken: taken(game),
        forbidden: game
            .forbidden_points()
            .into_iter()
            .map(|(point, rule)| forbidden(point, rule))
            .collect(),
        atari: if shows_atari {
            atari.map(|one| chain(&one)).collect()
        } else {
            Vec::new()
        },
        settlement: game.settlement().map(|one| settlement(game, one)),
        score: game.score().map(score),
    }
}

pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

fn stone((of, point): (Color, Point)) -> PlacedStone {
    PlacedStone {
        point: point.to_string(),
        color: color(of).to_owned(),
    }
}

fn mark(point: Point, kind: &str) -> PointMark {
    PointMark {
        point: point.to_string(),
        kind: kind.to_owned(),
    }
}

fn forbidden(point: Point, rule: Forbidden) -> GoForbidden {
    GoForbidden {
        point: point.to_string(),
        rule: rule.name().to_owned(),
        repeats: match rule {
            Forbidden::Superko { act } => Some(act),
            Forbidden::Suicide | Forbidden::Ko => None,
        },
    }
}

fn texts<'a>(points: impl IntoIterator<Item = &'a Point>) -> Vec<String> {
    points.into_iter().map(Point::to_string).collect()
}

fn small(number: u32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

fn pair(of: impl Fn(Color) -> u32) -> GoPair {
    GoPair {
        black: small(of(Color::Black)),
        white: small(of(Color::White)),
    }
}

/// A number for each side, where both have one.
fn both(of: impl Fn(Color) -> Option<u32>) -> Option<GoPair> {
    let [black, white] = Color::BOTH.map(of);
    black.zip(white).map(|(black, white)| GoPair {
        black: small(black),
        white: small(white),
    })
}

/// The acts that put the stones that stand: of the stones ever placed on a point the last.
fn numbers(game: &Go, stones: &[(Color, Point)]) -> Vec<GoNumber> {
    let mut last = std::collections::BTreeMap::new();
    for (number, &(_, point)) in (1..).zip(game.placed()) {
        last.insert(point, number);
    }
    stones
        .iter()
        .filter_map(|(_, point)| {
            Some(GoNumber {
                point: point.to_string(),
                number: *last.get(point)?,
            })
        })
        .collect()
}

/// What the last act took off the board.
fn taken(game: &Go) -> Vec<PlacedStone> {
    let (Some(placed), Some(&(mover, _))) = (game.last_taken(), game.placed().last()) else {
        return Vec::new();
    };
    let captured = placed.captured.iter().map(|&point| (mover.other(), point));
    let suicide = placed.suicide.iter().map(|&point| (mover, point));
    captured.chain(suicide).map(stone).collect()
}

fn step(game: &Go) -> GoStep {
    match game.step() {
        Step::Nigiri => GoStep::Nigiri,
        Step::ChooseColor => GoStep::Choose,
        Step::Handicap { owed } => GoStep::Handicap { left: owed },
        Step::Play => GoStep::Play {
            color: color(game.side()).to_owned(),
            swap: game.may_swap(),
            end_said: game.end_proposed(),
            stone: game.must_place(),
        },
        Step::Settle => GoStep::Settle {
            color: color(game.settlement().map_or(game.side(), Settlement::to_answer)).to_owned(),
        },
        Step::Over => GoStep::Over,
    }
}

fn chain(chain: &Chain) -> GoChain {
    GoChain {
        color: color(chain.color).to_owned(),
        stones: texts(&chain.stones),
        liberties: texts(&chain.liberties),
    }
}

fn settlement(game: &Go, settlement: &Settlement) -> GoSettlement {
    let proposal = settlement.proposal();
    let dead = proposal.map_or(&[][..], |proposal| &proposal.dead);
    GoSettlement {
        chains: game.board().chains().iter().map(chain).collect(),
        by: proposal.map(|proposal| color(proposal.by).to_owned()),
        dead: texts(dead),
        // Found by playouts: only for whoever is the first to propose.
        suggested: proposal
            .is_none()
            .then(|| texts(&yonban_go_engine::suggested_dead(game))),
        score: score(&game.count(dead)),
    }
}

fn score(score: &Score) -> GoScore {
    let points = score.regions().iter().flat_map(|region| {
        let kind = match region.owner {
            Owner::Color(owner) => color(owner),
            Owner::Neutral => "neutral",
            Owner::Seki(_) => "seki",
        };
        region.points.iter().map(move |&point| mark(point, kind))
    });
    GoScore {
        method: match score.scoring() {
            Scoring::Area => "area",
            Scoring::Territory => "territory",
        }
        .to_owned(),
        text: score.to_string(),
        black: column(score.black()),
        white: column(score.white()),
        points: points.collect(),
        dead: texts(score.dead()),
    }
}

fn column(column: &Column) -> GoColumn {
    GoColumn {
        stones: small(column.stones),
        territory: small(column.territory),
        prisoners: small(column.captures + column.dead),
        // A komi is at most 999.5 points, a bonus at most 25.
        komi_halves: i16::try_from(column.komi.halves()).unwrap_or(i16::MAX),
        bonus: u16::try_from(column.bonus.halves() / 2).unwrap_or(u16::MAX),
        total_halves: column.total().halves(),
    }
}

/// What stands behind an act's text, where there is more to say than the rule's name.
pub(crate) fn explain(game: &Go, action: &str) -> Option<GoExplanation> {
    let explanation = game.explain(&action.parse().ok()?)?;
    Some(explanation_view(&explanation, game))
}

pub(super) fn explanation_view(explanation: &Explanation, game: &Go) -> GoExplanation {
    let mut view = GoExplanation {
        rule: explanation.rule().to_owned(),
        point: explanation.point().map(|point| point.to_string()),
        chain: Vec::new(),
        liberties: Vec::new(),
        captures: Vec::new(),
        enemies: Vec::new(),
        repeats: None,
        totals: None,
        score: None,
        text: explanation.to_string(),
    };
    match explanation {
        Explanation::Occupied { chain, .. } => {
            view.chain = texts(&chain.stones);
            view.liberties = texts(&chain.liberties);
        }
        Explanation::Legal(outlook) => {
            view.chain = texts(&outlook.chain.stones);
            view.liberties = texts(&outlook.chain.liberties);
            view.captures = outlook.captures.iter().map(texts).collect();
            let now = Color::BOTH.map(|color| game.captures(color));
            view.totals = (outlook.totals != now).then(|| pair(|of| outlook.totals[of.index()]));
        }
        Explanation::Suicide { chain, enemies, .. } => {
            view.chain = texts(chain);
            view.enemies = texts(enemies);
        }
        Explanation::Ko { taker, act, .. } => {
            view.enemies = texts([taker]);
            // Taking back would give the board before the act that took.
            view.repeats = act.checked_sub(1);
        }
        Explanation::Superko { act, .. } => view.repeats = Some(*act),
        Explanation::Dead {
            stones,
            score: count,
        } => {
            view.chain = texts(stones);
            view.score = Some(score(count));
        }
    }
    view
}
