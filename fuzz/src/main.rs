//! Runs one fuzz target. `cargo xtask fuzz` builds it with coverage and drives it; see
//! `fuzz/README.md`.
//!
//! ```text
//! yonban-fuzz list                  the targets
//! yonban-fuzz prepare TARGET DIR    write its seeds to DIR/corpus and its words to DIR/words
//! yonban-fuzz replay TARGET FILE    one input, without a fuzzer
//! yonban-fuzz TARGET                fuzz
//! ```

mod backgammon;
mod backgammon_lines;
mod csa;
mod formats;
mod go_formats;
mod lines;
mod seeds;
mod shogi_formats;
mod shogi_texts;
mod texts;
mod trees;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

/// A parser under test.
struct Target {
    name: &'static str,
    /// Reads the input and checks what came of it. A panic is a finding.
    run: fn(&[u8]),
    /// Inputs to start from.
    seeds: fn() -> Vec<Vec<u8>>,
    /// Words that mean something to the parser.
    words: &'static [&'static str],
}

const TARGETS: &[Target] = &[
    Target {
        name: "sgf_syntax",
        run: formats::sgf_syntax,
        seeds: seeds::sgf,
        words: seeds::SGF_WORDS,
    },
    Target {
        name: "sgf",
        run: formats::sgf,
        seeds: seeds::sgf,
        words: seeds::SGF_WORDS,
    },
    Target {
        name: "psq",
        run: formats::psq,
        seeds: seeds::psq,
        words: &[
            "Piskvorky ",
            " 15x15, ",
            "-1",
            "\r\n",
            "{yonban ",
            "11:11, 0:0",
        ],
    },
    Target {
        name: "renlib",
        run: formats::renlib,
        seeds: seeds::renlib,
        words: &["\u{7f}RenLib", "{yonban swap}", "{yonban "],
    },
    Target {
        name: "rif",
        run: formats::rif,
        seeds: seeds::rif,
        words: seeds::RIF_WORDS,
    },
    Target {
        name: "moves",
        run: formats::moves,
        seeds: seeds::moves,
        words: &["pass", "h8", "a1", "o15", "v22"],
    },
    Target {
        name: "openings",
        run: formats::openings,
        seeds: seeds::openings,
        words: &["-1", ",", "0,0", "-7,7"],
    },
    Target {
        name: "import",
        run: formats::import,
        seeds: seeds::import,
        words: &["(;", "<?xml ", "Piskvorky", "<database", "\u{feff}"],
    },
    Target {
        name: "trees",
        run: trees::trees,
        seeds: seeds::trees,
        words: &[
            "{yonban swap}",
            "Black (seat a) passes.",
            "] \\ :",
            "\r\n",
            "\u{0}",
        ],
    },
    Target {
        name: "go_sgf",
        run: go_formats::sgf,
        seeds: seeds::go_sgf,
        words: seeds::GO_SGF_WORDS,
    },
    Target {
        name: "go_ngf",
        run: go_formats::ngf,
        seeds: seeds::go_ngf,
        words: &[
            "PMAB",
            "PMABBQEEQ",
            "\n19\n",
            "White wins by ",
            "resign",
            "time",
            "3D",
        ],
    },
    Target {
        name: "go_gib",
        run: go_formats::gib,
        seeds: seeds::go_gib,
        words: &[
            "\\HS",
            "\\[GAMEBLACKNAME=",
            "\\[GAMEINFOMAIN=",
            "\\[GAMETAG=",
            "\\]",
            "GRLT:",
            "ZIPSU:",
            "GONGJE:",
            "INI 0 1 3 &4",
            "STO 0 2 1 15 3",
            ",C2026:05:01:",
        ],
    },
    Target {
        name: "go_moves",
        run: go_formats::move_texts,
        seeds: seeds::go_moves,
        words: &["pass", "d4", "j9", "z25"],
    },
    Target {
        name: "go_import",
        run: go_formats::import,
        seeds: seeds::go_import,
        words: &["(;", "PMABBQEEQ", "\\HS", "\u{feff}", "d4"],
    },
    Target {
        name: "go_trees",
        run: go_formats::trees,
        seeds: seeds::go_trees,
        words: &["] \\ :", "\r\n", "\u{0}"],
    },
    Target {
        name: "shogi_kif",
        run: shogi_formats::kif,
        seeds: seeds::shogi_kif,
        words: &[
            "手合割：",
            "先手：",
            "手数----",
            "   1 ７六歩(77)",
            "同　",
            "成",
            "打",
            "( 0:01/00:00:01)",
            "変化：1手",
            "まで1手で",
            "投了",
            "*",
            "&",
            "後手の持駒：",
            "|v香",
            "後手番",
            "+",
        ],
    },
    Target {
        name: "shogi_ki2",
        run: shogi_formats::ki2,
        seeds: seeds::shogi_ki2,
        words: &[
            "手合割：",
            "▲７六歩",
            "△３四歩",
            "同　",
            "左",
            "右上",
            "直",
            "寄",
            "引",
            "不成",
            "打",
            "変化：1手",
            "まで1手で",
            "反則",
            "*",
            "&",
        ],
    },
    Target {
        name: "shogi_csa",
        run: shogi_formats::csa,
        seeds: seeds::shogi_csa,
        words: &[
            "V2.2",
            "V3.0",
            "N+",
            "$EVENT:",
            "PI82HI",
            "P1-KY",
            "P+00FU",
            "P-00AL",
            "+7776FU",
            "-3334FU",
            "T1.5",
            "%TORYO",
            "%+ILLEGAL_ACTION",
            "'*",
            "/",
            ",",
        ],
    },
    Target {
        name: "shogi_jkf",
        run: shogi_formats::jkf,
        seeds: seeds::shogi_jkf,
        words: &[
            "\"header\":{",
            "\"initial\":{\"preset\":\"",
            "\"moves\":[",
            "\"move\":{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"piece\":\"FU\"}",
            "\"forks\":[[",
            "\"special\":\"TORYO\"",
            "\"comments\":[\"",
            "\"time\":{\"now\":{\"m\":0,\"s\":1}}",
            "null",
            "\"relative\":\"LU\"",
        ],
    },
    Target {
        name: "shogi_usi",
        run: shogi_formats::usi,
        seeds: seeds::shogi_usi,
        words: &[
            "position ",
            "startpos ",
            "sfen ",
            "moves ",
            "7g7f ",
            "8h2b+ ",
            "P*5e ",
            "resign",
            "win",
        ],
    },
    Target {
        name: "shogi_import",
        run: shogi_formats::import,
        seeds: seeds::shogi_import,
        words: &["▲", "PI", "position ", "{", "   1 ", "手合割："],
    },
    Target {
        name: "texts",
        run: texts::game_texts,
        seeds: seeds::texts,
        words: seeds::TEXT_WORDS,
    },
    Target {
        name: "shogi_texts",
        run: shogi_texts::game_texts,
        seeds: shogi_texts::seeds,
        words: shogi_texts::WORDS,
    },
    Target {
        name: "controls",
        run: texts::clock_texts,
        seeds: seeds::controls,
        words: &[
            "fischer,",
            "base=",
            "inc=",
            "10m",
            "5s",
            "byoyomi,",
            "periods=",
            "r=",
            "m=",
            "n=",
            "b=",
            "s=",
            "18446744073709551615",
            "sudden,",
            "fixed,",
            "per=",
        ],
    },
    Target {
        name: "log",
        run: lines::log,
        seeds: seeds::log,
        words: seeds::LOG_WORDS,
    },
    Target {
        name: "frames",
        run: lines::frames,
        seeds: seeds::frames,
        words: seeds::FRAME_WORDS,
    },
    Target {
        name: "usi",
        run: lines::usi,
        seeds: seeds::usi,
        words: &[
            "usi",
            "isready",
            "usinewgame",
            "setoption name ",
            " value ",
            "position startpos moves ",
            "position sfen ",
            "go ",
            "ponder ",
            "infinite",
            "mate ",
            "byoyomi ",
            "btime ",
            "binc ",
            "movetime ",
            "nodes ",
            "depth ",
            "searchmoves ",
            "perft ",
            "ponderhit",
            "gameover win",
            "7g7f ",
            "P*5e ",
        ],
    },
    Target {
        name: "gtp",
        run: lines::gtp,
        seeds: seeds::gtp,
        words: &[
            "boardsize ",
            "clear_board",
            "komi ",
            "play b ",
            "genmove w",
            "undo",
            "final_status_list dead",
            "final_score",
            "fixed_handicap ",
            "set_free_handicap ",
            "kata-set-rules ",
            "yonban-capture ",
            "yonban-rules ",
            "gogui-setup ",
            "is_legal ",
            "time_left ",
            "pass",
            "#",
        ],
    },
    Target {
        name: "backgammon_texts",
        run: backgammon::texts,
        seeds: backgammon::text_seeds,
        words: backgammon::WORDS,
    },
    Target {
        name: "backgammon_mat",
        run: backgammon::mat,
        seeds: backgammon::mat_seeds,
        words: backgammon::FILE_WORDS,
    },
    Target {
        name: "backgammon_sgf",
        run: backgammon::sgf,
        seeds: backgammon::sgf_seeds,
        words: backgammon::FILE_WORDS,
    },
    Target {
        name: "ubgi",
        run: backgammon_lines::ubgi,
        seeds: backgammon_lines::ubgi_seeds,
        words: backgammon_lines::UBGI_WORDS,
    },
    Target {
        name: "backgammon_external",
        run: backgammon_lines::external,
        seeds: backgammon_lines::external_seeds,
        words: backgammon_lines::EXTERNAL_WORDS,
    },
    Target {
        name: "csa_texts",
        run: csa::texts,
        seeds: csa::seeds,
        words: csa::WORDS,
    },
    Target {
        name: "csa_host",
        run: csa::host,
        seeds: csa::seeds,
        words: csa::WORDS,
    },
    Target {
        name: "csa_player",
        run: csa::player,
        seeds: csa::seeds,
        words: csa::WORDS,
    },
    Target {
        name: "gomocup",
        run: lines::gomocup,
        seeds: seeds::gomocup,
        words: &[
            "START ",
            "BEGIN",
            "TURN ",
            "BOARD",
            "DONE",
            "INFO ",
            "rule ",
            "SWAP2BOARD",
            "TAKEBACK ",
            "PLAY ",
            "YXBOARD",
            "YXSHOWFORBID",
            "RESTART",
            "RECTSTART ",
            "timeout_turn ",
            "\r\n",
        ],
    },
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let target = |name: &str| TARGETS.iter().find(|target| target.name == name);
    match args[..] {
        ["list"] => {
            for target in TARGETS {
                println!("{}", target.name);
            }
            ExitCode::SUCCESS
        }
        ["prepare", name, folder] => match target(name).map(|target| prepare(target, folder)) {
            Some(Ok(())) => ExitCode::SUCCESS,
            Some(Err(error)) => failed(&format!("{folder}: {error}")),
            None => failed(name),
        },
        ["replay", name, file] => match (target(name), fs::read(file)) {
            (Some(target), Ok(bytes)) => {
                (target.run)(&bytes);
                println!("{name}: nothing found in {file}");
                ExitCode::SUCCESS
            }
            (Some(_), Err(error)) => failed(&format!("{file}: {error}")),
            (None, _) => failed(name),
        },
        [name] => match target(name) {
            Some(target) => {
                fuzz(target.run);
                ExitCode::SUCCESS
            }
            None => failed(name),
        },
        _ => failed("usage: list | prepare TARGET DIR | replay TARGET FILE | TARGET"),
    }
}

fn fuzz(run: fn(&[u8])) {
    bolero::check!().for_each(|input: &[u8]| run(input));
}

fn failed(what: &str) -> ExitCode {
    eprintln!("yonban-fuzz: {what}");
    ExitCode::from(2)
}

fn prepare(target: &Target, folder: &str) -> std::io::Result<()> {
    let corpus = Path::new(folder).join("corpus");
    fs::create_dir_all(&corpus)?;
    for (number, seed) in (target.seeds)().iter().enumerate() {
        fs::write(corpus.join(format!("seed-{number:04}")), seed)?;
    }
    let mut words = String::new();
    for word in target.words {
        words.push('"');
        for byte in word.bytes() {
            words.push_str(&format!("\\x{byte:02x}"));
        }
        words.push_str("\"\n");
    }
    fs::write(Path::new(folder).join("words"), words)
}
