//! Rules as KataGo's tools name them, and ours.

use super::words::Refusal;
use yonban_go::Rules;
use yonban_go::rules::{Bonus, Goal, Key, Ko, Scoring};

/// What `kata-get-rules` answers.
pub(super) fn as_json(rules: &Rules) -> Result<String, Refusal> {
    let Goal::Score { scoring, bonus, .. } = rules.goal() else {
        return Err(Refusal::Other(
            "capture Go has no such rules; see yonban-rules".to_owned(),
        ));
    };
    let ko = match rules.ko() {
        Ko::Simple => "SIMPLE",
        Ko::Positional => "POSITIONAL",
        Ko::Situational => "SITUATIONAL",
    };
    let (scoring, tax) = match scoring {
        Scoring::Area => ("AREA", "NONE"),
        Scoring::Territory => ("TERRITORY", "SEKI"),
    };
    let bonus = match bonus {
        Bonus::None => "0",
        Bonus::Each => "N",
        Bonus::EachButFirst => "N-1",
    };
    let suicide = rules.suicide();
    Ok(format!(
        "{{\"friendlyPassOk\":true,\"hasButton\":false,\"ko\":\"{ko}\",\"scoring\":\"{scoring}\",\
         \"suicide\":{suicide},\"tax\":\"{tax}\",\"whiteHandicapBonus\":\"{bonus}\"}}"
    ))
}

/// The rules that `kata-set-rules` names, by name or as a flat object; size and komi stay.
pub(super) fn from_kata(text: &str, old: &Rules) -> Result<Rules, Refusal> {
    let size = old.size();
    let komi = old.komi();
    let with_komi = |rules: &str| -> Result<Rules, Refusal> {
        format!("{rules},size={size}")
            .parse::<Rules>()
            .and_then(|rules| rules.with(Key::Komi, &komi.to_string()))
            .map_err(|_| Refusal::Rules)
    };
    if !text.starts_with('{') {
        let name = text.to_ascii_lowercase();
        let preset = match name.as_str() {
            "chinese" | "chinese-ogs" => "chinese",
            "chinese-kgs" => "chinese",
            "japanese" | "japanese-like" => "japanese",
            "korean" => "korean",
            "aga" | "bga" | "french" | "aga-button" => "aga",
            "new-zealand" | "new zealand" => "new-zealand",
            "tromp-taylor" | "tromp_taylor" => "tromp-taylor",
            _ => return Err(Refusal::Rules),
        };
        return with_komi(preset);
    }
    let body = text.trim_start_matches('{').trim_end_matches('}');
    let mut ko = "positional".to_owned();
    let (mut area, mut suicide, mut bonus) = (true, "no", "none");
    for pair in body.split(',').filter(|pair| !pair.trim().is_empty()) {
        let (key, value) = pair.split_once(':').ok_or(Refusal::Syntax)?;
        let value = value.trim().trim_matches('"').to_ascii_uppercase();
        match key.trim().trim_matches('"') {
            "ko" => ko = value.to_ascii_lowercase(),
            "scoring" => area = value == "AREA",
            "suicide" => suicide = if value == "TRUE" { "yes" } else { "no" },
            "whiteHandicapBonus" => {
                bonus = match value.as_str() {
                    "N" => "n",
                    "N-1" => "n-1",
                    _ => "none",
                };
            }
            "hasButton" if value == "TRUE" => return Err(Refusal::Rules),
            _ => {}
        }
    }
    let preset = if area { "chinese" } else { "japanese" };
    with_komi(&format!("{preset},ko={ko},suicide={suicide},bonus={bonus}"))
}

/// Capture rules on the old board; 0 is the ordinary game.
pub(super) fn capture(black: u16, white: u16, old: &Rules) -> Result<Rules, Refusal> {
    let size = old.size();
    let text = if black == 0 {
        format!("chinese,size={size}")
    } else {
        format!("capture,size={size},capture={black}:{white}")
    };
    text.parse().map_err(|_| Refusal::Syntax)
}

/// The same rules without what the protocol does by commands: colours, handicap, settlement.
pub(super) fn plain(rules: Rules) -> Result<Rules, Refusal> {
    let no = |rules: Rules, key: Key, value: &str| {
        if rules.value(key).is_some() {
            rules.with(key, value)
        } else {
            Ok(rules)
        }
    };
    no(rules, Key::Colors, "fixed")
        .and_then(|rules| no(rules, Key::Handicap, "0"))
        .map_err(|e| Refusal::Other(e.to_string()))
}
