//! What stones alone do not say: swaps, numbers, offers; and rules named in free words.

use crate::notation::{Losses, Place};
use crate::rules::{Key, Preset, Rules};
use crate::{Action, Gomoku};
use yonban_rules::{Game, Seat};

/// Whether an opening asks for more than stones.
pub(crate) const fn has_decisions(preset: Preset) -> bool {
    !matches!(
        preset,
        Preset::Freestyle
            | Preset::Standard
            | Preset::Caro
            | Preset::Omok
            | Preset::Renju
            | Preset::National
            | Preset::Pro
            | Preset::LongPro
    )
}

/// The rules without their opening, for files that hold stones only; told where that changes them.
pub(crate) fn plain(rules: &Rules, losses: &mut Losses) -> Rules {
    if !has_decisions(rules.preset()) {
        return *rules;
    }
    let preset = match rules.preset() {
        preset if preset.is_renju() => Preset::Renju,
        Preset::Ordinary => Preset::Freestyle,
        _ if rules.value(Key::Five) == "more" => Preset::Freestyle,
        _ => Preset::Standard,
    };
    let mut base = Rules::from(preset);
    for key in [Key::Size, Key::Judging, Key::Pass] {
        if key.allowed(rules.preset()).is_some() {
            base = base.with(key, &rules.value(key)).unwrap_or(base);
        }
    }
    losses.add(
        Place::Whole,
        format!("the file does not say the decisions of the opening {rules}: read as {base}"),
    );
    base
}

/// Words in which files name rules, without blanks and hyphens, in lower case.
const WORDS: [(&str, &str); 30] = [
    ("gomoku", "freestyle"),
    ("freegomoku", "freestyle"),
    ("freestylegomoku", "freestyle"),
    ("freestylerule", "freestyle"),
    ("standardgomoku", "standard"),
    ("exactfive", "standard"),
    ("gomokustandard", "standard"),
    ("renjurules", "renju"),
    ("renjurule", "renju"),
    ("renjuinternational", "rif"),
    ("rifrule", "rif"),
    ("rifrules", "rif"),
    ("soosorv4", "soosorv"),
    ("soosyrv", "soosorv"),
    ("soosyrv8", "soosorv8"),
    ("soosõrv", "soosorv"),
    ("soosõrv8", "soosorv8"),
    ("soosorv4rule", "soosorv"),
    ("soosorv8rule", "soosorv8"),
    ("taraguchi5", "taraguchi"),
    ("tarannikovrule", "tarannikov"),
    ("taraguchirule", "taraguchi"),
    ("taraguchi10rule", "taraguchi10"),
    ("yamaguchirule", "yamaguchi"),
    ("sakatarule", "sakata"),
    ("vietnamese", "caro"),
    ("carogomoku", "caro"),
    ("yamaguchifree", "yamaguchi-free"),
    ("longpro", "longpro"),
    ("swap2rule", "swap2"),
];

/// The rules that free words name, where that is clear. Renju is read with claims: a forbidden
/// stone of a played game stands.
pub(crate) fn named(words: &str) -> Option<Rules> {
    let key: String = words
        .to_lowercase()
        .chars()
        .filter(|c| !c.is_whitespace() && !['-', '_', '\''].contains(c))
        .collect();
    let preset = WORDS
        .iter()
        .find(|(word, _)| *word == key)
        .map_or(key.as_str(), |(_, name)| name);
    let preset = Preset::ALL
        .into_iter()
        .find(|known| known.name() == preset)?;
    let rules = Rules::from(preset);
    Some(if preset.is_renju() {
        rules.with(Key::Judging, "claim").unwrap_or(rules)
    } else {
        rules
    })
}

/// What an action that is no plain stone means, in plain words for readers of other programs.
pub(crate) fn fact(action: Action, game: &Gomoku, seat: Seat) -> Option<String> {
    let who = format!("{} (seat {seat})", game.seat_label(seat));
    Some(match action {
        Action::Place(_) => return None,
        Action::Pass => format!("{who} passes."),
        Action::Swap => format!("{who} exchanges colors."),
        Action::Keep => format!("{who} does not exchange colors."),
        Action::Declare(number) => format!("{who} declares {number} fifth moves."),
        Action::Offer(point) => format!("{who} offers {point} as a fifth move."),
        Action::Pick(point) => format!("{who} chooses {point} of the fifth moves offered."),
        Action::Black => format!("{who} takes Black."),
        Action::White => format!("{who} takes White."),
        Action::More => format!("{who} adds two stones and lets the other seat choose a color."),
        Action::Claim => format!("{who} claims a forbidden move of Black."),
    })
}
