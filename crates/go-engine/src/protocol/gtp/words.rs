//! Colours, vertices and refusals.

use yonban_go::{Color, Point, Size};

/// Why a command is not carried out. The texts are those of the draft and of GNU Go.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum Refusal {
    #[error("unknown command")]
    Unknown,
    #[error("syntax error")]
    Syntax,
    #[error("illegal move")]
    Illegal,
    #[error("illegal move: {0}")]
    IllegalBecause(String),
    #[error("unacceptable size")]
    Size,
    #[error("cannot undo")]
    Undo,
    #[error("invalid coordinate")]
    Coordinate,
    #[error("invalid color")]
    Color,
    #[error("board not empty")]
    NotEmpty,
    #[error("bad vertex list")]
    VertexList,
    #[error("invalid handicap")]
    Handicap,
    #[error("cannot load file")]
    Load,
    #[error("unknown rules")]
    Rules,
    #[error("{0}")]
    Other(String),
}

pub(super) type Answer = Result<String, Refusal>;

/// A colour, any case.
pub(super) fn color(text: &str) -> Result<Color, Refusal> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(Refusal::Color),
    }
}

/// A vertex on a board of this size; `None` is `pass`.
pub(super) fn vertex(text: &str, size: Size) -> Result<Option<Point>, Refusal> {
    if text.eq_ignore_ascii_case("pass") {
        return Ok(None);
    }
    let point: Point = text.parse().map_err(|_| Refusal::Coordinate)?;
    if point.column() < size.columns() && point.row() < size.rows() {
        Ok(Some(point))
    } else {
        Err(Refusal::Coordinate)
    }
}

/// A point as the protocol writes it.
pub(super) fn shown(point: Point) -> String {
    point.to_string().to_ascii_uppercase()
}

/// Points in a row.
pub(super) fn list(points: impl IntoIterator<Item = Point>) -> String {
    let texts: Vec<String> = points.into_iter().map(shown).collect();
    texts.join(" ")
}

/// A number among the arguments.
pub(super) fn number<T: std::str::FromStr>(text: Option<&&str>) -> Result<T, Refusal> {
    text.and_then(|text| text.parse().ok())
        .ok_or(Refusal::Syntax)
}
