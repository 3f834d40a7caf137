//! How far the static judgement of the shipped nets is from rollouts of our own: `weights/rolled.tsv`, made by
//! `cargo xtask train backgammon roll`.

use yonban_backgammon_engine::Nets;
use yonban_backgammon_engine::training::rolled::{From, Rolled, distance};

#[test]
fn static_judgements_are_near_rollouts() {
    let lines = include_str!("../weights/rolled.tsv").lines();
    let rolled: Vec<Rolled> = lines.map(|line| line.parse().expect("a line")).collect();
    for (from, most) in [(From::Play, 0.065), (From::Astray, 0.095)] {
        let these = rolled.iter().filter(|one| one.from == from);
        let distance = distance(Nets::shipped(), these);
        eprintln!("{from:?} {distance:?}");
        assert!(
            distance.count >= 100 && distance.root < most,
            "{from:?} {distance:?}"
        );
    }
}
