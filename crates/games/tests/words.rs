//! The page has a name for every set of rules that a game brought to it may follow.

use std::fs;
use std::path::Path;

#[test]
fn every_preset_has_a_name_on_the_page() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/i18n");
    let files = fs::read_dir(folder).expect("the catalogue is in the repository");
    let english: String = files
        .map(|file| file.expect("a file").path())
        .filter(|path| {
            path.file_name()
                .is_some_and(|name| name.to_string_lossy().starts_with("en."))
        })
        .map(|path| fs::read_to_string(path).expect("text"))
        .collect();
    let presets: Vec<&str> = [
        yonban_gomoku::Preset::ALL
            .iter()
            .map(|preset| preset.name())
            .collect::<Vec<_>>(),
        yonban_go::Preset::ALL
            .iter()
            .map(|preset| preset.name())
            .collect(),
        yonban_shogi::Preset::ALL
            .iter()
            .map(|preset| preset.name())
            .collect(),
        yonban_backgammon::Preset::ALL
            .iter()
            .map(|preset| preset.name())
            .collect(),
    ]
    .concat();
    assert!(
        presets.len() > 40 && presets.contains(&"capture-race"),
        "{presets:?}"
    );
    let nameless: Vec<&str> = presets
        .into_iter()
        .filter(|name| {
            let keys = [
                format!("'preset.{name}.name':"),
                format!("'choice.preset.{name}':"),
            ];
            !keys.iter().any(|key| english.contains(key.as_str()))
        })
        .collect();
    assert_eq!(nameless, Vec::<&str>::new());
}
