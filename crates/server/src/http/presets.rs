//! `/api/v1/presets`: the rooms that may be opened.

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
use yonban_games::presets::{self, DELAYS, Preset};
use yonban_protocol::{Policies, PresetView, RuleChoice, SeriesChoice};
use yonban_table::Takeback;

use super::Shared;

pub(super) fn router() -> Router<Shared> {
    Router::new().route("/presets", get(list))
}

async fn list(State(shared): State<Shared>) -> impl IntoResponse {
    let extra = &shared.config().extra_controls;
    let views: Vec<PresetView> = presets::all().map(|preset| view(preset, extra)).collect();
    ([(header::CACHE_CONTROL, "no-cache")], Json(views))
}

fn view(preset: &Preset, extra: &[String]) -> PresetView {
    PresetView {
        id: preset.id.to_owned(),
        version: preset.version,
        kind: preset.kind.name().to_owned(),
        family: preset.family.name().to_owned(),
        rules: preset.rules.to_owned(),
        control: preset.control.to_owned(),
        controls: preset
            .controls
            .iter()
            .map(|control| (*control).to_owned())
            .chain(extra.iter().cloned())
            .collect(),
        marks: preset.marks,
        policies: Policies {
            draw: preset.policies.draw_offers,
            takeback: preset.policies.takeback == Takeback::ByConsent,
        },
        engine: yonban_games::engine(preset.kind).is_some(),
        series: preset
            .series()
            .map(|(id, series)| SeriesChoice {
                id: id.to_owned(),
                rule: series.to_string(),
            })
            .collect(),
        delays: DELAYS.into(),
        claim_costs: preset.claim_costs.iter().map(ToString::to_string).collect(),
        choices: preset
            .choices
            .iter()
            .map(|choice| RuleChoice {
                key: choice.key.to_owned(),
                values: choice
                    .values
                    .iter()
                    .map(|&value| value.to_owned())
                    .collect(),
            })
            .collect(),
    }
}
