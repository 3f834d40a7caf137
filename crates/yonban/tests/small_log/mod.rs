//! A small log as a house would write it: two sit down, a draw is offered and refused, five in a row.

use yonban_games::{AnyTable, Request, Terms, presets};
use yonban_rules::Seat;
use yonban_table::dice::Bytes;
use yonban_table::{Answer, Author, Entropy, OfferKind, Seal, Series, TableId};

struct NoChance;

impl Entropy for NoChance {
    fn secret(&mut self, _: TableId) -> Bytes {
        Bytes([7; 32])
    }
}

/// The log as a file, with its seal.
pub(crate) fn small_log() -> String {
    let preset = presets::preset("free").unwrap();
    let control = preset.control.parse().unwrap();
    let terms = Terms {
        kind: preset.kind,
        preset: preset.versioned(),
        rules: preset.rules.to_owned(),
        controls: [control, control],
        moves: preset.moves,
        policies: preset.policies,
        series: Series::REMATCH,
    };
    let sit = |who: &str| Request::Sit {
        who: who.to_owned(),
    };
    let mut requests = vec![(Seat::A, sit("guest:ada")), (Seat::B, sit("guest:bo"))];
    let stones = ["h8", "a1", "i8", "a3", "j8", "a5", "k8", "a7", "l8"];
    for (number, stone) in stones.into_iter().enumerate() {
        if number == 4 {
            requests.push((Seat::B, Request::Offer(OfferKind::Draw)));
            let refuse = Request::Answer {
                offer: OfferKind::Draw,
                answer: Answer::Refuse,
            };
            requests.push((Seat::A, refuse));
        }
        let act = Request::Act {
            action: stone.to_owned(),
            lag: None,
        };
        requests.push((Seat::BOTH[number % 2], act));
    }
    let id: TableId = "0123456789abcdef0123456789abcdef".parse().unwrap();
    let mut now = 1_767_225_600_000;
    let (mut table, mut entries) = AnyTable::create(id, &terms, now, &mut NoChance).unwrap();
    for (seat, request) in requests {
        now += 1_730;
        let author = Author::Seat(seat);
        let decided = table.decide(author, &request, now, &mut NoChance).unwrap();
        entries.extend(decided.entries);
        table = decided.after;
    }
    let seal = Seal {
        seq: table.seq(),
        hash: table.hash(),
    };
    seal.file(entries.iter().map(|entry| entry.line.as_str()))
}
