//! What NGF and GIB have in common: a size, a handicap on the fixed points, komi; Japanese rules,
//! which are the Korean ones, unless the reader says otherwise; files in Korean or Chinese.

use super::loss::{LossKind, Losses, Place};
use super::record::{Entry, NodeId, Record, SetUp};
use super::sgf::with_handicap;
use super::{Charset, Fact, Options, rules_left_open};
use crate::color::Color;
use crate::rules::{Key, Preset};
use crate::size::Size;
use crate::start::handicap_points;

/// What a file says about the start of its game.
pub(super) struct About {
    pub(super) size: Size,
    pub(super) handicap: u32,
    pub(super) komi: Option<String>,
}

/// An empty record of such a game.
pub(super) fn record(about: &About, options: &Options, losses: &mut Losses) -> Record {
    let mut rules = rules_left_open(Preset::Japanese, options, Place::Whole, losses);
    let size = about.size.to_string();
    rules = rules.with(Key::Size, &size).unwrap_or(rules);
    let stones = u8::try_from(about.handicap)
        .map(|handicap| handicap_points(about.size, handicap))
        .unwrap_or_default();
    // A handicap of one is a matter of komi: no stone stands.
    if !stones.is_empty() || about.handicap == 1 {
        let handicap = about.handicap.to_string();
        rules = with_handicap(&rules, &handicap).unwrap_or(rules);
    }
    if let Some(komi) = &about.komi {
        rules = rules.with(Key::Komi, komi).unwrap_or(rules);
    }
    let mut record = Record::bare(&rules);
    if options.rules.is_some() {
        record.name_rules();
    }
    if let Some(komi) = &about.komi {
        record.set_fact(Fact::Komi, komi);
    }
    if about.handicap > 0 {
        record.set_fact(Fact::Handicap, &about.handicap.to_string());
    }
    if !stones.is_empty() {
        let set_up = SetUp {
            stones: stones.iter().map(|at| (Some(Color::Black), *at)).collect(),
            to_move: Some(Color::White),
            ..SetUp::default()
        };
        if !record.repeats_rules(&set_up) {
            record.node_mut(NodeId::ROOT).entry = Entry::SetUp(set_up);
        }
    } else if about.handicap >= 2 {
        let what = format!(
            "a handicap of {} has no fixed points on a board of {}: no stones are placed",
            about.handicap, about.size
        );
        losses.push(
            LossKind::HandicapWithoutStones,
            Place::Whole,
            Some((0, NodeId::ROOT)),
            what,
        );
    }
    record
}

/// Tells the moves that break a rule. They stay.
pub(super) fn tell_breaches(record: &Record, places: &[Place], losses: &mut Losses) {
    for (id, breach) in record.breaches() {
        let kind = LossKind::from(breach);
        let at = places.get(id.index()).copied().unwrap_or(Place::Whole);
        let what = format!("{breach} ({}); the move is kept", kind.name());
        losses.push(kind, at, Some((0, id)), what);
    }
}

/// The text of a file. Where nothing says its character set it is UTF-8 if the bytes are, EUC-KR if
/// every character beyond ASCII is a Korean letter in it, else GB18030.
pub(super) fn decoded(bytes: &[u8], options: &Options, losses: &mut Losses) -> (Charset, String) {
    let (charset, skip) = match (Charset::of_mark(bytes), options.charset) {
        (Some(mark), _) => mark,
        (None, Some(charset)) => (charset, 0),
        (None, None) if std::str::from_utf8(bytes).is_ok() => (Charset::UTF_8, 0),
        (None, None) => {
            let hangul = |c: char| c.is_ascii() || ('\u{ac00}'..='\u{d7a3}').contains(&c);
            let (text, bad) = Charset::EUC_KR.decode(bytes);
            let charset = if bad == 0 && text.chars().all(hangul) {
                Charset::EUC_KR
            } else {
                Charset::GB18030
            };
            let what = format!("no character set is declared: read as {}", charset.name());
            losses.add(LossKind::Charset, Place::Whole, what);
            (charset, 0)
        }
    };
    let (text, bad) = charset.decode(&bytes[skip..]);
    if bad > 0 {
        let what = format!(
            "{bad} places are no {}: U+FFFD stands there",
            charset.name()
        );
        losses.add(LossKind::Charset, Place::Whole, what);
    }
    (charset, text)
}
