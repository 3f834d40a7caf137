//! What holds for every tree and for every file, however broken.

use proptest::prelude::*;
use yonban_sgf::{Charset, Collection, NodeId, Options, Tree, Value, print, read};

/// Texts with everything that could go wrong in a value.
fn text() -> impl Strategy<Value = String> {
    proptest::collection::vec(
        prop_oneof![
            Just("\\".to_owned()),
            Just("]".to_owned()),
            Just("[".to_owned()),
            Just(":".to_owned()),
            Just("\n".to_owned()),
            Just("(;".to_owned()),
            Just("乗é".to_owned()),
            "[ -~]{0,12}",
        ],
        0..8,
    )
    .prop_map(|parts| parts.concat())
}

/// Each node: which earlier node it follows, and its properties.
fn tree() -> impl Strategy<Value = Tree> {
    let property = (
        "[A-Z]{1,3}",
        proptest::collection::vec((text(), text()), 1..3),
    );
    let node = (
        any::<prop::sample::Index>(),
        proptest::collection::vec(property, 0..4),
    );
    proptest::collection::vec(node, 1..30).prop_map(|nodes| {
        let mut tree = Tree::new();
        let mut ids = vec![NodeId::ROOT];
        for (n, (parent, properties)) in nodes.into_iter().enumerate() {
            let id = if n == 0 {
                NodeId::ROOT
            } else {
                tree.add(ids[parent.index(ids.len())])
            };
            if n > 0 {
                ids.push(id);
            }
            for (name, values) in properties.into_iter().filter(|(name, _)| name != "CA") {
                for (a, b) in values {
                    let value = if b.is_empty() {
                        Value::new(&a)
                    } else {
                        Value::composed(&a, &b)
                    };
                    tree.node_mut(id).push(&name, value);
                }
            }
        }
        tree
    })
}

/// A node: its depth and its properties.
type Row = (usize, Vec<(String, Vec<Value>)>);

/// The tree in the order of the text, which is how files number nodes.
fn shape(tree: &Tree) -> Vec<Row> {
    let mut list = Vec::new();
    let mut stack = vec![(0, NodeId::ROOT)];
    while let Some((depth, id)) = stack.pop() {
        let node = tree.node(id);
        let properties = node
            .properties()
            .iter()
            .filter(|property| property.identifier() != "CA");
        list.push((
            depth,
            properties
                .map(|p| (p.identifier().to_owned(), p.values().to_vec()))
                .collect(),
        ));
        stack.extend(node.children().iter().rev().map(|id| (depth + 1, *id)));
    }
    list
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_tree_reads_back_as_it_was(trees in proptest::collection::vec(tree(), 1..4)) {
        let printed = print(&Collection { trees: trees.clone() });
        let reading = read(printed.as_bytes(), &Options::default()).unwrap();
        prop_assert_eq!(&reading.losses, &vec![]);
        prop_assert_eq!(reading.collection.trees.len(), trees.len());
        for (a, b) in reading.collection.trees.iter().zip(&trees) {
            prop_assert_eq!(shape(a), shape(b));
        }
        prop_assert_eq!(print(&reading.collection), printed);
    }

    #[test]
    fn values_hold_any_text(a in text(), b in text()) {
        prop_assert_eq!(Value::new(&a).text(), a.clone());
        prop_assert_eq!(Value::new(&a).simple_text(), a.replace('\n', " "));
        let (first, second) = Value::composed(&a, &b).split().unwrap();
        prop_assert_eq!((first.text(), second.text()), (a, b));
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        drop(read(&bytes, &Options::default()));
        let mut file = b"(;CA[Shift_JIS]C[".to_vec();
        file.extend(&bytes);
        drop(read(&file, &Options::default()));
    }

    #[test]
    fn soup_of_syntax_is_read_and_written(
        parts in proptest::collection::vec(
            prop::sample::select(vec!["(", ")", ";", "[", "]", "\\", "B", "ab", " ", "\n", "\r", "é", ":"]),
            0..80,
        ),
        charset in prop::sample::select(vec![Charset::LATIN_1, Charset::GB18030, Charset::SHIFT_JIS]),
    ) {
        let soup = format!("(;{}", parts.concat());
        let options = Options { charset, ..Options::default() };
        if let Ok(reading) = read(soup.as_bytes(), &options) {
            let printed = print(&reading.collection);
            let again = read(printed.as_bytes(), &options).unwrap();
            prop_assert_eq!(again.losses, vec![], "{}", printed);
            prop_assert_eq!(print(&again.collection), printed);
        }
    }

    #[test]
    fn files_that_end_early_keep_what_was_there(tree in tree(), cut in any::<prop::sample::Index>()) {
        let printed = print(&Collection { trees: vec![tree.clone()] });
        let bytes = printed.as_bytes();
        let cut = 2 + cut.index(bytes.len() - 1);
        let reading = read(&bytes[..cut.min(bytes.len())], &Options::default()).unwrap();
        let kept = &reading.collection.trees[0];
        prop_assert!(kept.len() <= tree.len());
        if cut + 2 < bytes.len() {
            prop_assert!(!reading.losses.is_empty());
        }
    }
}

/// Found by the fuzz target `sgf_syntax`: what was printed was read in another character set.
#[test]
fn a_character_set_below_the_root_does_not_rule_what_is_printed() {
    for text in [
        "(;(CA[",
        "(;B[aa];CA[Shift_JIS]C[\u{5b57}])",
        "(;C[see CA[gbk\\] there])",
        "(;FF[CA[klingon]C[x])",
        "(;A[CA[]CA[",
        "(;C[\u{e9} CA[gbk\\]]CA[UTF-8])",
    ] {
        let read = |bytes: &[u8]| yonban_sgf::read(bytes, &yonban_sgf::Options::default()).unwrap();
        let printed = yonban_sgf::print(&read(text.as_bytes()).collection);
        let again = read(printed.as_bytes());
        assert_eq!(again.losses, [], "{text} as {printed}");
        assert_eq!(yonban_sgf::print(&again.collection), printed, "{text}");
    }
}
