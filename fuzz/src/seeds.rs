//! Inputs to start from: the test packs in every format, and small files by hand. What was once found
//! stands in `fuzz/seeds`.

use std::fs;
use std::path::PathBuf;

use yonban_games::{AnyTable, Request, Terms, presets};
use yonban_gomoku::notation::{self, Format, NodeId, Options, Record};
use yonban_gomoku::{Action, Gomoku, Rules};
use yonban_rules::{PositionText, Seat};
use yonban_table::dice::{Bytes, pledge};
use yonban_table::{Author, Entropy, OfferKind, Owed, Seal, Series, TableId};

pub(crate) fn data(path: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "data", path]
        .iter()
        .collect()
}

/// The lines of the test packs as records, up to what is refused.
fn packs() -> Vec<Record> {
    let mut records = Vec::new();
    for pack in ["lines", "claims", "traps", "opening_walks"] {
        let text = fs::read_to_string(data(&format!("gomoku/{pack}.jsonl"))).unwrap_or_default();
        for row in text.lines() {
            records.extend(record(row));
        }
    }
    assert!(records.len() > 300, "the test packs are there");
    records
}

fn record(row: &str) -> Option<Record> {
    let row: serde_json::Value = serde_json::from_str(row).ok()?;
    let rules: Rules = row["rules"].as_str()?.parse().ok()?;
    let mut record = match row["start"].as_str() {
        None => Record::new(&rules),
        Some(text) => Record::from_start(Gomoku::from_position(&rules, text).ok()?),
    };
    let mut pen = record.pen();
    for action in row["actions"].as_array()? {
        let action: Action = action.as_str()?.parse().ok()?;
        if pen.play(action).is_err() {
            break;
        }
        if pen.depth() % 3 == 0 {
            pen.node_mut().comment = "a ] remark\nof two lines".to_owned();
            pen.node_mut().time_ms = Some(1_500);
        }
    }
    record.players = ["Ada".to_owned(), "Bo Ō".to_owned()];
    let line = record.main_line();
    if let (Some(middle), Ok(point)) = (line.get(line.len() / 2), "a1".parse()) {
        record
            .node_mut(*middle)
            .labels
            .push((point, "A".to_owned()));
        // A variation, where one is legal.
        let at: NodeId = *middle;
        for text in ["o15", "keep", "pass", "c4"] {
            if let Ok(action) = text.parse()
                && record.play(at, action).is_ok()
            {
                break;
            }
        }
    }
    Some(record)
}

/// Every seventh record of the packs in a format.
fn written(format: Format) -> Vec<Vec<u8>> {
    packs()
        .iter()
        .step_by(7)
        .filter_map(|record| notation::write(format, record, &Options::default()).ok())
        .map(|writing| writing.bytes)
        .collect()
}

fn with(mut seeds: Vec<Vec<u8>>, more: &[&str]) -> Vec<Vec<u8>> {
    seeds.extend(more.iter().map(|text| text.as_bytes().to_vec()));
    seeds
}

pub(crate) const SGF_WORDS: &[&str] = &[
    "(;",
    ")",
    "GM[4]",
    "SZ[15]",
    "SZ[19]",
    "CA[GB2312]",
    "CA[Shift_JIS]",
    "RU[Renju]",
    ";B[",
    ";W[",
    "C[",
    "LB[",
    "hh:A]",
    "AB[",
    "AW[",
    "AE[",
    "aa:cc]",
    "RE[B+R]",
    "PB[",
    "PW[",
    "DT[",
    "EV[",
    "RO[",
    "HO[1]",
    "YONBAN[",
    "YONBANACT[",
    "YONBANMS[",
    "YONBANPOS[",
    "\\]",
    "\\\n",
    "tt]",
    "FF[4]",
];

pub(crate) fn sgf() -> Vec<Vec<u8>> {
    let mut seeds = written(Format::Sgf);
    if let Ok(folder) = fs::read_dir(data("sgf")) {
        let files = folder
            .flatten()
            .filter_map(|entry| fs::read(entry.path()).ok());
        seeds.extend(files.filter(|file| file.len() < 20_000));
    }
    with(
        seeds,
        &[
            "(;GM[4]FF[3]SZ[15]RU[Renju]PB[Ada]PW[Bo]RE[W+R]KM[0];B[hh]BL[99];W[hg](;B[ig]C[x]))",
            "(;GM[4]AB[hh][gg:ii]AW[hg];B[gg])(;GM[1];B[aa])(;GM[4]SZ[9])",
            "(;GM[4]CA[UTF-8]RU[Soosõrv-8];B[hh];W[];B[tt])",
            "(;GM[4](;B[h8](;W[aa];B[bb])(;W[cc]LB[aa:A][bb:1\\:2]))",
        ],
    )
}

pub(crate) const GO_SGF_WORDS: &[&str] = &[
    "(;",
    ")",
    "GM[1]",
    "SZ[9]",
    "SZ[13:9]",
    "SZ[21]",
    "CA[GB2312]",
    "CA[Shift_JIS]",
    "RU[AGA]",
    "KM[6.5]",
    "HA[4]",
    ";B[",
    ";W[",
    "C[",
    "N[",
    "LB[",
    "ee:A]",
    "AR[",
    "aa:cc]",
    "AB[",
    "AW[",
    "AE[",
    "PL[W]",
    "TB[",
    "TR[",
    "RE[B+3.5]",
    "HO[1]",
    "YONBAN[capture,size=9",
    "YONBANACT[end]",
    "YONBANACT[dead a1]",
    "YONBANMS[",
    "YONBANPOS[",
    "\\]",
    "\\\n",
    "tt]",
];

/// The files of a folder that end so.
fn files(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(data(folder)).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending));
    paths.sort();
    let files = paths.iter().filter_map(|path| fs::read(path).ok());
    files.filter(|file| file.len() < 20_000).collect()
}

pub(crate) fn go_sgf() -> Vec<Vec<u8>> {
    with(
        files("sgf", "sgf"),
        &[
            "(;GM[1]SZ[5]YONBAN[chinese,size=5];B[cc];W[];B[];YONBANACT[dead];YONBANACT[accept]TB[aa:ee])",
            "(;GM[1]SZ[5]YONBAN[capture,size=5]AB[bb][ac][cc][bd]AW[cb][dc][cd]PL[W]YONBANPOS[5/1BW2/B1BW1/1BW2/5 w 3 4 b3];W[bc])",
            "(;GM[1]SZ[9]HA[2]AB[gc][cg]KM[0.5]RU[Japanese];W[ee]TR[aa:bb]LB[cc:x\\:y]AR[aa:bb]DD[]BL[3])",
            "(;GM[1]SZ[9]B[ee]PB[x];W[cc]AB[gg];AW[aa]B[gc]W[cg](;B[aa])(;AE[aa]PL[W]))",
        ],
    )
}

pub(crate) fn go_ngf() -> Vec<Vec<u8>> {
    files("go/records", "ngf")
}

pub(crate) fn go_gib() -> Vec<Vec<u8>> {
    files("go/records", "gib")
}

pub(crate) fn go_moves() -> Vec<Vec<u8>> {
    with(
        Vec::new(),
        &["d4q16pass\nd4 d4 d5\n", "e5G7c3passpass", "z25\n"],
    )
}

/// A byte of options before each file.
pub(crate) fn go_import() -> Vec<Vec<u8>> {
    let all = [go_sgf(), go_ngf(), go_gib(), go_moves()].concat();
    let options = (0_u8..).step_by(7).take(all.len());
    options
        .zip(all)
        .map(|(first, file)| [vec![first], file].concat())
        .collect()
}

pub(crate) fn go_trees() -> Vec<Vec<u8>> {
    let bytes = |seed: u8| (0..200_u8).map(move |n| n.wrapping_mul(seed).wrapping_add(n / 7));
    (1..20_u8).map(|seed| bytes(seed * 5).collect()).collect()
}

pub(crate) fn shogi_kif() -> Vec<Vec<u8>> {
    let kif = files("shogi/formats", "kif");
    [kif, files("shogi/formats", "kifu")].concat()
}

pub(crate) fn shogi_ki2() -> Vec<Vec<u8>> {
    files("shogi/formats", "ki2")
}

pub(crate) fn shogi_csa() -> Vec<Vec<u8>> {
    files("shogi/formats", "csa")
}

pub(crate) fn shogi_jkf() -> Vec<Vec<u8>> {
    with(
        files("shogi/formats", "jkf"),
        &[
            r#"{"header":{"先手":"A"},"moves":[{"comments":["&x"]},{"move":{"to":{"x":7,"y":6},"piece":"FU","relative":"C"},"forks":[[{"move":{"color":0,"from":{"x":2,"y":7},"to":{"x":2,"y":6},"piece":"FU"}},{"special":"TORYO"}]]}]}"#,
        ],
    )
}

pub(crate) fn shogi_usi() -> Vec<Vec<u8>> {
    files("shogi/formats", "usi")
}

/// A byte of options before each file.
pub(crate) fn shogi_import() -> Vec<Vec<u8>> {
    let all = [
        shogi_kif(),
        shogi_ki2(),
        shogi_csa(),
        shogi_jkf(),
        shogi_usi(),
    ];
    let all = all.concat();
    let options = (0..all.len()).map(|n| u8::try_from(n % 256).unwrap_or(0));
    options
        .zip(all.clone())
        .map(|(first, file)| [vec![first], file].concat())
        .collect()
}

pub(crate) fn psq() -> Vec<Vec<u8>> {
    with(
        written(Format::Psq),
        &[
            "Piskvorky 20x20, 11:11, 0\r\n11,11,77\r\n10,12,1234\r\nAdaWin.zip\r\npbrain.exe\r\n-1\r\n",
            "piskvorky 15x15\n8,8\n9,9,,\n-1",
        ],
    )
}

pub(crate) fn renlib() -> Vec<Vec<u8>> {
    written(Format::RenLib)
}

pub(crate) const RIF_WORDS: &[&str] = &[
    "<game ",
    "</game>",
    "<move>",
    "</move>",
    "<info>",
    "<rule ",
    "<player ",
    "<tournament ",
    "id=\"1\"",
    "name=\"Renju\"",
    "rule=\"1\"",
    "black=\"1\"",
    "white=\"2\"",
    "bresult=\"1\"",
    "alt=\"h8\"",
    "swap=\"1\"",
    "btime=\"1\"",
    "&amp;",
    "&#x41;",
    "<![CDATA[",
    "]]>",
    "<!--",
    "-->",
    "encoding=\"gbk\"",
];

const RIF: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<database><rules><rule id="1" name="RIF"/><rule id="2" name="Renju"/><rule id="3" name="Soosyrv-8"/></rules>
<players><player id="1" name="Ada" surname="A"/><player id="2" name="Bo" surname="B"/></players>
<tournaments><tournament id="1" name="Cup" year="2007" month="8" start="2007-08-01"/></tournaments>
<games>
<game id="1" tournament="1" round="3" rule="1" black="1" white="2" bresult="1" btime="0" swap="1" alt="i7">
<move>h8 h9 i10 g7 j9 i8 k10</move><info>good &amp; short</info></game>
<game id="2" rule="2" black="2" white="1" bresult="0.5"><move>h8 i9 h10 pass pass</move></game>
<game id="3" rule="3" bresult="0" swap="01" alt="i7 j9 k8"><move>h8,h9,i10,g7,j9,i8</move></game>
</games></database>
"#;

pub(crate) fn rif() -> Vec<Vec<u8>> {
    with(
        Vec::new(),
        &[RIF, "<a><game rule='1'><move>h8</move></game>", "<game/>"],
    )
}

pub(crate) fn moves() -> Vec<Vec<u8>> {
    with(
        written(Format::Moves),
        &["h8i9pass\n\nH8 H9 pass\n", "v22a1\nzz"],
    )
}

pub(crate) fn openings() -> Vec<Vec<u8>> {
    with(
        written(Format::Openings),
        &["-7,7, 0,0, 3,-2\n1,1\n", "0,0,,0"],
    )
}

pub(crate) fn import() -> Vec<Vec<u8>> {
    let all = [sgf(), psq(), renlib(), rif(), moves(), openings()].concat();
    let mut seeds: Vec<Vec<u8>> = all
        .into_iter()
        .enumerate()
        .filter(|(number, _)| number % 4 == 0)
        .map(|(number, file)| [&[u8::try_from(number % 48).unwrap_or(0)], &file[..]].concat())
        .collect();
    seeds.push(b"\0\xff\xfe(\0;\0G\0M\0[\x004\0]\0)\0".to_vec());
    seeds
}

pub(crate) fn trees() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for preset in 0..25_u8 {
        let mut seed = vec![preset, 3, b'A', b'd', b'a', 0, 0, 0, 0];
        for n in 0..60_u8 {
            seed.extend([5 + n % 3, n.wrapping_mul(37)]);
            match n % 12 {
                3 => seed.extend([0, 4, b'g', b']', b'\n', b'd']),
                6 => seed.extend([1, n, 2, b'A', b':']),
                9 => seed.extend([4, 2]),
                11 => seed.extend([2, 10, 3]),
                _ => {}
            }
        }
        seeds.push(seed);
    }
    seeds
}

pub(crate) const TEXT_WORDS: &[&str] = &[
    "renju",
    "freestyle",
    "swap2",
    "rif",
    "taraguchi10",
    ",judging=claim",
    ",judging=lose",
    ",judging=block",
    ",size=19",
    ",pass=yes",
    ",first=any",
    "15/",
    "7B7",
    " b",
    " w",
    " fresh=double_three",
    " opening=",
    " black=b",
    "offer ",
    "pick ",
    "declare ",
    "swap",
    "keep",
    "more",
    "black",
    "white",
    "pass",
    "claim",
    "h8",
    "\n",
];

pub(crate) fn texts() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for record in packs().iter().step_by(5) {
        let mut text = format!("{}\n{}\n", record.rules(), record.final_game().position());
        for action in record.actions() {
            text.push_str(&format!("{action}\n"));
        }
        seeds.push(text.into_bytes());
    }
    seeds
}

pub(crate) fn controls() -> Vec<Vec<u8>> {
    let vectors = fs::read_to_string(data("clock/vectors.tsv")).unwrap_or_default();
    let mut seeds: Vec<Vec<u8>> = vectors
        .lines()
        .step_by(6)
        .map(|line| line.replace('\t', "\n").into_bytes())
        .collect();
    for preset in presets::all() {
        seeds.push(preset.controls.join("\n").into_bytes());
    }
    with(
        seeds,
        &[
            "byoyomi,main=10m,periods=3,per=30s\nm=600000,n=3\n",
            "canadian,main=1h,block=20m,moves=25\nm=0,b=1200000,s=25",
            "swap,fresh,games(3)\nkeep,at_least(5m),first_decisive\n15m\n1d",
        ],
    )
}

pub(crate) const LOG_WORDS: &[&str] = &[
    "\thouse\t",
    "\ta\t",
    "\tb\t",
    "\tmod\t",
    "created",
    "seated",
    "started",
    "played",
    "offered",
    "answered",
    "took_back",
    "resigned",
    "timed_out",
    "abandoned",
    "aborted",
    "agreed",
    "adjudicated",
    "paused",
    "resumed",
    "credited",
    "time_given",
    "claim_refused",
    "\tseat=a",
    "\taction=h8",
    "\tcharge=0",
    "\tcomp=0",
    "\tclock=r=300000",
    "\toffer=draw",
    "\tanswer=accept",
    "\tverdict=a",
    "%09",
    "%25",
    "end\t",
];

struct Sevens;

impl Entropy for Sevens {
    fn secret(&mut self, _: TableId) -> Bytes {
        Bytes([7; 32])
    }
}

/// Logs that tables wrote: every room, some requests in each.
pub(crate) fn log() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (number, preset) in presets::all().enumerate() {
        let (Ok(control), Ok(id)) = (
            preset.control.parse(),
            "0123456789abcdef0123456789abcdef".parse::<TableId>(),
        ) else {
            continue;
        };
        let terms = Terms {
            kind: preset.kind,
            preset: preset.versioned(),
            rules: preset.rules.to_owned(),
            controls: [control, control],
            moves: preset.moves,
            policies: preset.policies,
            series: Series::REMATCH,
        };
        let mut now = 1_767_225_600_000;
        let Ok((mut table, mut entries)) = AnyTable::create(id, &terms, now, &mut Sevens) else {
            continue;
        };
        let sit = |who: &str| Request::Sit {
            who: who.to_owned(),
        };
        let mut todo = vec![(Seat::A, sit("guest:a")), (Seat::B, sit("guest:b"))];
        let mut step = 0;
        while step < 14 {
            let value = Bytes([7; 32]);
            let owed = |seat| match table.owed(seat)? {
                Owed::Pledge => {
                    let hash = pledge(id, seat, value);
                    Some((seat, Request::Pledge { hash }))
                }
                Owed::Value => Some((seat, Request::Reveal { value })),
            };
            let (seat, request) = match todo.pop().or(Seat::BOTH.into_iter().find_map(owed)) {
                Some(next) => next,
                None => {
                    step += 1;
                    let legal = table.game().legal();
                    let Some(action) = legal.get((step * 31 + number) % legal.len().max(1)) else {
                        break;
                    };
                    let act = Request::Act {
                        action: action.clone(),
                        lag: None,
                    };
                    match (step, table.to_act()) {
                        (5, _) => todo.push((Seat::A, Request::Offer(OfferKind::Takeback))),
                        (9, _) => todo.push((Seat::B, Request::Offer(OfferKind::Draw))),
                        (13, _) => todo.push((Seat::A, Request::Resign)),
                        _ => {}
                    }
                    match table.to_act() {
                        Some(seat) => (seat, act),
                        None => break,
                    }
                }
            };
            now += 1_700;
            if let Ok(decided) = table.decide(Author::Seat(seat), &request, now, &mut Sevens) {
                entries.extend(decided.entries);
                table = decided.after;
            }
        }
        let seal = Seal {
            seq: table.seq(),
            hash: table.hash(),
        };
        let lines = entries.iter().map(|entry| entry.line.as_str());
        seeds.push(seal.file(lines).into_bytes());
        seeds.push(table.agreement().into_bytes());
    }
    seeds
}

pub(crate) const FRAME_WORDS: &[&str] = &[
    "{\"t\":\"",
    "hello",
    "sub",
    "unsub",
    "lobby",
    "cmd",
    "ping",
    "\"table\":",
    "\"command\":{\"kind\":\"",
    "\"action\":",
    "\"seq_seen\":",
    "\"id\":",
    "\"resume\":[",
    "\"nodes\":[",
    "\"parent\":",
    "null",
    "true",
    "\\u0000",
    "\\ud800",
    "1e999",
    "18446744073709551615",
    "\"rules\":",
    "\"actions\":[",
];

pub(crate) fn frames() -> Vec<Vec<u8>> {
    with(
        Vec::new(),
        &[
            r#"{"t":"hello","proto":1,"build":"0.1.0","tab":"5d41402abc4b2a76b9719d911017c592","resume":[{"table":"0123456789abcdef0123456789abcdef","seq":41,"hash":"9f86d0"}]}"#,
            r#"{"t":"sub","table":"0123456789abcdef0123456789abcdef"}"#,
            r#"{"t":"lobby","on":true}"#,
            r#"{"t":"cmd","id":"c4ca4238a0b923820dcc509a6f75849b","table":"0123","seq_seen":41,"command":{"kind":"act","action":"h8"},"think_ms":2100}"#,
            r#"{"t":"cmd","id":"c4","table":"0123","seq_seen":41,"command":{"kind":"answer","offer":"draw","accept":true}}"#,
            r#"{"t":"ping","n":7,"rtt_ms":38}"#,
            r#"{"preset":"rif","seat":"a","opponent":{"who":"engine","level":3},"control":null}"#,
            r#"{"name":"Shusaku"}"#,
            r#"{"kind":"gomoku","rules":"renju","start":null,"actions":["h8","swap"],"from":0,"ask":"h9"}"#,
            r#"{"format":"sgf","game":{"kind":"gomoku","rules":"renju","start":null,"a":"A","b":null,"event":null,"round":null,"date":null,"result":{"verdict":"a","termination":"rules","ending":null,"by":null},"nodes":[{"parent":null,"action":null},{"parent":0,"action":"h8","comment":"x","labels":[{"point":"a1","text":"A"}],"time_ms":5,"marked":true}]}}"#,
        ],
    )
}

pub(crate) fn gtp() -> Vec<Vec<u8>> {
    with(
        Vec::new(),
        &[
            "1 boardsize 9\n2 clear_board\n3 komi 6.5\n4 play b e5\n5 genmove w\n6 undo\n7 showboard\n",
            "boardsize 7\nyonban-capture 1\nplay b d4\nplay w d5\nplay b pass\ncaptures b\nis_legal w c4\n",
            "boardsize 9\nfixed_handicap 4\nfinal_status_list dead\nfinal_score\nlist_stones b\n",
            "kata-set-rules japanese\ngogui-setup b c3 w c4\ngogui-play_sequence b e5 w e6\nmove_history\n",
            "yonban-rules capture-race,size=7,capture=3\ntime_settings 0 1 1\ntime_left b 1 1\nreg_genmove b\n",
            "boardsize 26\nplay b z99\nfoo\nknown_command foo\nset_free_handicap d4 d4\nkomi x\n",
        ],
    )
}

pub(crate) fn usi() -> Vec<Vec<u8>> {
    with(
        Vec::new(),
        &[
            "usi\nisready\nusinewgame\nposition startpos moves 7g7f 3c3d 8h2b+\ngo byoyomi 1000\n",
            "setoption name MultiPV value 3\nposition startpos\ngo depth 3 searchmoves 7g7f 2g2f\ngameover win\n",
            "position sfen 4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1\ngo mate infinite\ngo perft 4\n",
            "setoption name EnteringKingRule value CSARule24H\nposition sfen G3+R3S/GG2P2SS/GLPBKBPLS/9/9/7+p+p/7+pk/7+p+p/9 b - 1\ngo nodes 100\n",
            "go ponder btime 0 wtime 0 binc 100 winc 100\nponderhit btime 5 wtime 5\n",
            "setoption name SkillLevel value 1\nsetoption name USI_OwnBook value true\ngo infinite\nfoo\n",
            "position sfen R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1\ngo movetime 1\n",
        ],
    )
}

pub(crate) fn gomocup() -> Vec<Vec<u8>> {
    with(
        Vec::new(),
        &[
            "START 15\nINFO rule 0\nBEGIN\nTURN 7,8\n",
            "START 20\nBOARD\n10,10,1\n10,11,2\n9,9,1\nDONE\n",
            "START 15\nINFO rule 4\nYXBOARD\n7,7,1\n8,8,2\nDONE\nYXSHOWFORBID\n",
            "START 15\nSWAP2BOARD\nDONE\n",
            "RECTSTART 15,15\nPLAY 3,3\nTAKEBACK 3,3\nRESTART\nABOUT\nINFO folder /x\n",
        ],
    )
}
