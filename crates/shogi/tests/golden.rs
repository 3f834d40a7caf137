//! Golden playthroughs: whole games as text, so that a change of a rule is a readable difference.
//! `YONBAN_BLESS=1 cargo test -p yonban-shogi --test golden` writes the files anew.

use std::fmt::Write;
use std::path::PathBuf;
use yonban_rules::{AtTable, Game, PositionText, Reason, Turn};
use yonban_shogi::{Action, Color, Rules, Shogi};

/// File, rules, start (empty for that of the rules), actions. Refused actions stay in: the
/// playthrough says why.
const GAMES: [(&str, &str, &str, &str); 11] = [
    (
        "refusals",
        "even",
        "",
        "7g7e,5d5c,3c3d,8h7g,P*5e,declare,7g7f,3c3d,8h2b+,P*5e,3a2b,B*5e,B*4d+",
    ),
    (
        "check-and-pins",
        "even",
        "4k4/4r4/9/9/9/9/9/4R4/4K4 b P 1",
        "5h4h,5h5b+,5a4a,5a5b,P*5f,5b5c,P*5e",
    ),
    (
        "foul-nifu",
        "official",
        "4k4/9/9/9/9/9/4P4/9/4K4 b P 1",
        "7g7f,P*5e,P*4e",
    ),
    (
        "foul-drop-pawn-mate",
        "official",
        "3lkl3/9/3S1S3/9/9/9/9/9/4K4 b P 1",
        "P*5b",
    ),
    (
        "drop-pawn-mate-by-a-pin",
        "even",
        "3lkl3/5g3/3S1S3/9/8B/9/9/9/4K4 b P 1",
        "P*5b,6c6b+",
    ),
    (
        "perpetual-check",
        "even,impasse=none",
        "6k2/1+p7/9/9/9/9/9/1+P2R4/6K2 b - 1",
        "5h3h,3a2a,3h2h,2a3a,2h3h,3a2a,3h2h,2a3a,2h3h,3a2a,3h2h,2a3a,2h3h",
    ),
    (
        "repetition",
        "even,repetition=draw",
        "",
        "2h3h,8b7b,3h2h,7b8b,2h3h,8b7b,3h2h,7b8b,2h3h,8b7b,3h2h,7b8b,2h3h",
    ),
    (
        "declaration-24-draws",
        "official,maxmoves=none",
        "+P+P1+S2+S1K/P1G+PLP3/3+PN3+P/9/g6+p1/+r8/2s6/3k1+p3/6+b2 b B2GS2N2L6Prnl3p 227",
        "declare",
    ),
    (
        "count-by-agreement",
        "4-piece,impasse=points27,tie27=gote",
        "5+B+P2/K+P1+P+R+P3/+P+P+NPP4/9/9/9/2p+p+pgsg1/1+p1+n1+n1kg/9 w G2SNL3Psl3p 1",
        "2h3i,declare",
    ),
    (
        "try",
        "even,impasse=try",
        "9/3K5/9/9/9/9/9/9/4k4 b - 1",
        "declare,6b6a,5i5h,6a5a",
    ),
    (
        "limit-waits-for-checks",
        "2-piece,maxmoves=2",
        "4k4/9/9/9/9/9/9/4R4/4K4 w - 40",
        "5a4a,5h4h,4a5a,4h5h",
    ),
];

fn playthrough(rules: &str, start: &str, actions: &str) -> String {
    let mut text = String::new();
    let rules: Rules = rules.parse().unwrap();
    let mut game = match start {
        "" => Shogi::new(&rules),
        start => Shogi::from_position(&rules, start).unwrap(),
    };
    writeln!(text, "rules {rules}\n").unwrap();
    for word in actions.split(',') {
        state(&mut text, &game);
        let action: Action = match word.parse() {
            Ok(action) => action,
            Err(error) => {
                let error: yonban_shogi::ParseActionError = error;
                writeln!(text, "! {word}: {}: {error}\n", error.reason()).unwrap();
                continue;
            }
        };
        match game.check(&action) {
            Ok(()) => {
                writeln!(text, "> {action}").unwrap();
                if let Some(explanation) = game.explain(&action) {
                    writeln!(text, "  {explanation}").unwrap();
                }
                game.play_unchecked(&action);
            }
            Err(illegal) => {
                writeln!(text, "! {action}: {}: {illegal}", illegal.reason()).unwrap();
                if let Some(explanation) = game.explain(&action) {
                    writeln!(text, "  {explanation}").unwrap();
                }
            }
        }
        text.push('\n');
    }
    state(&mut text, &game);
    text
}

fn state(text: &mut String, game: &Shogi) {
    match game.turn() {
        Turn::Seat(seat) => {
            let label = game.seat_label(seat);
            let (legal, shown) = (game.legal_actions().len(), game.shown_actions().len());
            let clean = game.clean_moves().len();
            writeln!(
                text,
                "seat {seat} ({label}): legal {legal}, shown {shown}, clean {clean}"
            )
            .unwrap();
        }
        Turn::Chance => unreachable!("shogi has no chance"),
        Turn::Over(outcome) => {
            writeln!(text, "over: {} {}", outcome.verdict, outcome.ending).unwrap();
            if let Some(explanation) = game.why() {
                writeln!(text, "{explanation}").unwrap();
            }
        }
    }
    if let Some(check) = game.in_check() {
        let by: Vec<String> = check.by.iter().map(ToString::to_string).collect();
        writeln!(text, "check on {} from {}", check.king, by.join(" ")).unwrap();
    }
    if let Some(recurrence) = game.recurrence() {
        let [black, white] = recurrence.checks;
        let (times, span) = (recurrence.times, recurrence.span);
        writeln!(
            text,
            "stands {times} times, moves {}-{}, all checks: black {black}, white {white}",
            span.first, span.last
        )
        .unwrap();
    }
    for (color, count) in Color::BOTH
        .into_iter()
        .zip(game.impasse_counts().iter().flatten())
    {
        if count.king_in_zone {
            writeln!(
                text,
                "{color}: {} of {} pieces, {} points ({} credit), wins with {}, draws with {:?}, \
                 holds {}",
                count.pieces,
                count.pieces_needed,
                count.points,
                count.credit,
                count.win,
                count.draw,
                count.holds
            )
            .unwrap();
        }
    }
    if let Some(left) = game.moves_left() {
        writeln!(text, "moves left: {left}").unwrap();
    }
    writeln!(text, "{}", game.position()).unwrap();
}

#[test]
fn playthroughs() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let bless = std::env::var("YONBAN_BLESS").is_ok_and(|value| value == "1");
    for (name, rules, start, actions) in GAMES {
        let path = folder.join(format!("{name}.txt"));
        let played = playthrough(rules, start, actions);
        if bless {
            std::fs::write(&path, &played).unwrap();
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(played, golden, "{}", path.display());
    }
}
