//! Records that a program makes: any tree, any text on it, written in every format.

use crate::formats::{is_stable, survives};
use yonban_gomoku::notation::{Finish, Format, Record};
use yonban_gomoku::{Gomoku, Preset, Rules};
use yonban_rules::{Game, Seat, Verdict};

/// The input as instructions.
struct Instructions<'a>(&'a [u8]);

impl Instructions<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn text(&mut self) -> String {
        let length = usize::from(self.byte().unwrap_or(0) % 24).min(self.0.len());
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }
}

pub(crate) fn trees(bytes: &[u8]) {
    let mut input = Instructions(bytes);
    let Some(preset) = input.byte() else {
        return;
    };
    let preset = Preset::ALL[usize::from(preset) % Preset::ALL.len()];
    let mut record = Record::new(&Rules::from(preset));
    record.players = [input.text(), input.text()];
    record.event = input.text();
    record.round = input.text();
    record.date = input.text();
    let mut games = vec![Gomoku::new(record.rules())];
    let mut pen = record.pen();
    while let Some(what) = input.byte() {
        match what % 8 {
            0 => pen.node_mut().comment = input.text(),
            1 => {
                let at = input.byte().unwrap_or(0);
                let point = yonban_gomoku::Point::new(at % 15, at / 15 % 15);
                let text = input.text();
                let node = pen.node_mut();
                if node.labels.iter().all(|(known, _)| *known != point) {
                    node.labels.push((point, text));
                }
            }
            2 => pen.node_mut().time_ms = Some(u64::from(what) << (input.byte().unwrap_or(0) % 50)),
            3 => pen.node_mut().marked = true,
            4 => {
                for _ in 0..=input.byte().unwrap_or(0) % 4 {
                    pen.back();
                    games.truncate(games.len().max(2) - 1);
                }
            }
            _ => {
                let Some(game) = games.last() else { break };
                let legal = game.legal_actions();
                if legal.is_empty() || games.len() > 300 {
                    continue;
                }
                let choice = usize::from(input.byte().unwrap_or(0)) * 7 + usize::from(what);
                let action = legal[choice % legal.len()];
                let mut next = game.clone();
                next.play_unchecked(&action);
                pen.play(action).expect("a listed action is accepted");
                games.push(next);
            }
        }
    }
    let verdicts = [
        None,
        Some(Verdict::Win(Seat::A)),
        Some(Verdict::Win(Seat::B)),
        Some(Verdict::Draw),
        Some(Verdict::NoResult),
    ];
    let verdict = verdicts[bytes.len() % verdicts.len()];
    record.result = verdict.map(|verdict| Finish { verdict, by: None });
    survives(&record);
    for format in Format::ALL.into_iter().filter(|format| format.writes()) {
        is_stable(format, &record);
    }
}
