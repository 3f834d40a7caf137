//! SGF trees to records.

use super::point;
use super::write::has_territory;
use crate::color::Color;
use crate::notation::facts::{Fact, Finish, points_of};
use crate::notation::loss::{LossKind, Losses, Place, excerpt};
use crate::notation::position::Position;
use crate::notation::record::{self, Act, Entry, Mark, NodeId, Record, SetUp, Stroke};
use crate::notation::{Charset, Options, ReadError, rules_left_open};
use crate::point::Point;
use crate::rules::{Key, Preset, Rules};
use crate::size::Size;
use yonban_sgf::{Property, Tree, Value};

/// The most points of all lists of one file: rectangles are short, and what they stand for is not.
const MAX_POINTS: usize = 2_000_000;

/// The games of a file and the character set it was in.
pub(crate) fn read(
    bytes: &[u8],
    options: &Options,
    losses: &mut Losses,
) -> Result<(Charset, Vec<Record>), ReadError> {
    let mut how = yonban_sgf::Options::default();
    if let Some(charset) = options.charset {
        how.charset = charset;
    }
    let reading = yonban_sgf::read(bytes, &how).map_err(refused)?;
    for loss in &reading.losses {
        if loss.kind == yonban_sgf::LossKind::UnclosedValue {
            return Err(ReadError::UnclosedValue(loss.at.into()));
        }
        losses.add(LossKind::Syntax(loss.kind), loss.at.into(), &*loss.what);
    }
    let mut records = Vec::new();
    let mut refusal = None;
    let mut room = MAX_POINTS;
    for tree in &reading.collection.trees {
        let game = Game::new(tree, options, records.len(), &mut room, losses);
        match game.and_then(Game::read) {
            Ok(record) => records.push(record),
            Err(error) => {
                let what = format!("a game is left out: {error}");
                losses.add(LossKind::GameLeftOut, tree.root().at().into(), what);
                refusal = refusal.or(Some(error));
            }
        }
    }
    match refusal {
        Some(error) if records.is_empty() => Err(error),
        _ => Ok((reading.charset, records)),
    }
}

fn refused(error: yonban_sgf::ReadError) -> ReadError {
    match error {
        yonban_sgf::ReadError::NoTree => ReadError::NoTree,
        yonban_sgf::ReadError::TooLarge { bytes, limit } => ReadError::TooLarge { bytes, limit },
        yonban_sgf::ReadError::TooManyNodes { .. }
        | yonban_sgf::ReadError::TooDeep { .. }
        | yonban_sgf::ReadError::TooManyValues { .. }
        | yonban_sgf::ReadError::TooManyProperties { .. } => ReadError::NotThatFormat {
            format: crate::notation::Format::Sgf,
            what: error.to_string(),
        },
    }
}

/// The size of the board: 19 where the file does not say.
fn size(tree: &Tree) -> Result<Size, ReadError> {
    let Some(value) = tree.root().value("SZ") else {
        return Ok(Size::square(19));
    };
    let text = value.simple_text();
    let number = |text: &str| text.trim().parse::<u32>().ok();
    let sides = match text.split_once(':') {
        Some((columns, rows)) => number(columns).zip(number(rows)),
        None => number(&text).map(|lines| (lines, lines)),
    };
    let (columns, rows) = sides.ok_or_else(|| ReadError::BadSize(text.clone()))?;
    let small = |n: u32| u8::try_from(n).ok().filter(|n| (1..=Size::MAX).contains(n));
    match (small(columns), small(rows)) {
        (Some(columns), Some(rows)) => Ok(Size::new(columns, rows)),
        _ => Err(ReadError::SizeNotSupported(text.trim().to_owned())),
    }
}

/// Two corners of a rectangle of points, or twice the same point.
fn corners(value: &Value, size: Size) -> Option<(Point, Point)> {
    match value.split() {
        Some((a, b)) => point(a.raw(), size).zip(point(b.raw(), size)),
        None => point(value.raw(), size).map(|point| (point, point)),
    }
}

/// One tree on its way to a record.
struct Game<'a> {
    tree: &'a Tree,
    record: Record,
    /// Its number among the records.
    number: usize,
    size: Size,
    room: &'a mut usize,
    losses: &'a mut Losses,
    /// Where each node of the record stood.
    places: Vec<Place>,
}

impl<'a> Game<'a> {
    fn new(
        tree: &'a Tree,
        options: &Options,
        number: usize,
        room: &'a mut usize,
        losses: &'a mut Losses,
    ) -> Result<Self, ReadError> {
        if let Some(game) = tree.root().value("GM") {
            let text = game.simple_text();
            if text.trim() != "1" {
                return Err(ReadError::WrongGame(excerpt(text.trim())));
            }
        }
        let size = size(tree)?;
        let (rules, named) = rules(tree, size, options, number, losses);
        let mut record = Record::bare(&rules);
        if named {
            record.name_rules();
        }
        Ok(Game {
            tree,
            record,
            number,
            size,
            room,
            losses,
            places: vec![tree.root().at().into()],
        })
    }

    fn tell(&mut self, kind: LossKind, at: Place, node: NodeId, what: impl Into<String>) {
        self.losses.push(kind, at, Some((self.number, node)), what);
    }

    fn read(mut self) -> Result<Record, ReadError> {
        // The record node that each node of the tree became, the last of them where it was split.
        let mut became: Vec<NodeId> = Vec::with_capacity(self.tree.len());
        for (_, node) in self.tree.nodes() {
            let parent = node.parent().and_then(|id| became.get(id.index()).copied());
            let id = self.node(node, parent);
            became.push(id);
        }
        self.drop_counted_territory();
        self.tell_facts();
        self.tell_breaches();
        Ok(self.record)
    }

    /// Reads a node, after `parent`; the root has none.
    fn node(&mut self, node: &yonban_sgf::Node, parent: Option<NodeId>) -> NodeId {
        let first = parent.map_or(NodeId::ROOT, |_| NodeId::of_index(self.record.len()));
        let mut set_up = SetUp::default();
        let mut moves: Vec<Entry> = Vec::new();
        let mut act = None;
        for property in node.properties() {
            match property.identifier() {
                "AB" => self.stones(property, Some(Color::Black), first, &mut set_up),
                "AW" => self.stones(property, Some(Color::White), first, &mut set_up),
                "AE" => self.stones(property, None, first, &mut set_up),
                "PL" => set_up.to_move = self.side(property, first),
                "B" => moves.extend(self.a_move(property, Color::Black, first)),
                "W" => moves.extend(self.a_move(property, Color::White, first)),
                "YONBANACT" => act = self.act(property, first),
                _ => {}
            }
        }
        let at: Place = node.at().into();
        if parent.is_none() {
            self.complete_start(node, &mut set_up);
        }
        let is_set_up = !set_up.is_empty();
        moves.extend(act.map(Entry::Act));
        let kind = match (parent, is_set_up, moves.len()) {
            (None, _, 1..) => Some((LossKind::MoveInRoot, "a move in the root")),
            (Some(_), true, 1..) => {
                Some((LossKind::SetupAndMove, "a set-up and a move in one node"))
            }
            (Some(_), false, 2..) => Some((LossKind::TwoMoves, "several moves in one node")),
            _ => None,
        };
        if let Some((kind, what)) = kind {
            let what = format!("{what}: each goes to a node of its own");
            self.tell(kind, at, first, what);
        }
        let mut entries = Vec::new();
        if is_set_up {
            entries.push(Entry::SetUp(set_up));
        } else if parent.is_none() || moves.is_empty() {
            entries.push(Entry::Remark);
        }
        entries.extend(moves);
        let mut last = parent;
        for entry in entries {
            last = Some(match last {
                None => {
                    self.record.node_mut(NodeId::ROOT).entry = entry;
                    NodeId::ROOT
                }
                Some(before) => {
                    self.places.push(at);
                    self.record.add(before, entry)
                }
            });
        }
        let last = last.unwrap_or(NodeId::ROOT);
        let speaks = if parent.is_none() { NodeId::ROOT } else { last };
        for property in node.properties() {
            self.remark(property, parent.is_none(), speaks);
        }
        self.record
            .node_mut(speaks)
            .marks
            .sort_by_key(|(mark, _)| *mark);
        self.record
            .node_mut(speaks)
            .strokes
            .sort_by_key(|stroke| stroke.arrow);
        last
    }

    /// The first value of a property that takes one.
    fn single<'p>(&mut self, property: &'p Property, node: NodeId) -> &'p Value {
        let values = property.values();
        if values.len() > 1 {
            let what = format!(
                "{} has {} values: the first is read",
                property.identifier(),
                values.len()
            );
            self.tell(LossKind::ExtraValue, property.at().into(), node, what);
        }
        &values[0]
    }

    fn a_move(&mut self, property: &Property, color: Color, node: NodeId) -> Option<Entry> {
        let value = self.single(property, node);
        let text = value.simple_text();
        let text = text.trim();
        let small = self.size.columns().max(self.size.rows()) <= 19;
        if text.is_empty() || (text == "tt" && small) {
            return Some(Entry::Pass(color));
        }
        let entry = point(text, self.size).map(|point| Entry::Stone(color, point));
        if entry.is_none() {
            self.off_board(property, text, node);
        }
        entry
    }

    fn off_board(&mut self, property: &Property, text: &str, node: NodeId) {
        let what = format!(
            "{} {} is no point of a board of {}: left out",
            property.identifier(),
            excerpt(text),
            self.size
        );
        self.tell(LossKind::PointOffBoard, property.at().into(), node, what);
    }

    fn bad_value(&mut self, property: &Property, text: &str, node: NodeId) {
        let what = format!(
            "{} {} is not understood",
            property.identifier(),
            excerpt(text)
        );
        self.tell(LossKind::BadValue, property.at().into(), node, what);
    }

    fn act(&mut self, property: &Property, node: NodeId) -> Option<Act> {
        let text = self.single(property, node).simple_text();
        let act = text.trim().parse().ok();
        if act.is_none() {
            self.bad_value(property, &text, node);
        }
        act
    }

    fn side(&mut self, property: &Property, node: NodeId) -> Option<Color> {
        let text = self.single(property, node).simple_text();
        match text.trim().to_ascii_lowercase().as_str() {
            "b" | "black" => Some(Color::Black),
            "w" | "white" => Some(Color::White),
            _ => {
                self.bad_value(property, &text, node);
                None
            }
        }
    }

    fn stones(
        &mut self,
        property: &Property,
        color: Option<Color>,
        node: NodeId,
        set_up: &mut SetUp,
    ) {
        let points = self.points(property, node);
        set_up
            .stones
            .extend(points.into_iter().map(|at| (color, at)));
    }

    /// The points of a list, rectangles included, each once.
    fn points(&mut self, property: &Property, node: NodeId) -> Vec<Point> {
        let mut list = Vec::new();
        let mut seen = vec![false; self.size.points()];
        for value in property.values() {
            if value.raw().trim().is_empty() {
                continue;
            }
            let Some((a, b)) = corners(value, self.size) else {
                self.off_board(property, value.raw(), node);
                continue;
            };
            let rows = a.row().min(b.row())..=a.row().max(b.row());
            // From the top left, as files write them.
            for row in rows.rev() {
                for column in a.column().min(b.column())..=a.column().max(b.column()) {
                    let n = usize::from(row) * usize::from(self.size.columns());
                    let seen = &mut seen[n + usize::from(column)];
                    if !std::mem::replace(seen, true) {
                        list.push(Point::new(column, row));
                    }
                }
            }
        }
        if list.len() > *self.room {
            let what = format!("more than {MAX_POINTS} points in lists: the rest is left out");
            self.tell(LossKind::TooMuch, property.at().into(), node, what);
            list.truncate(*self.room);
        }
        *self.room -= list.len();
        list
    }

    /// What the set-up of the root leaves unsaid: who begins; captures and a ko, from our own property.
    fn complete_start(&mut self, root: &yonban_sgf::Node, set_up: &mut SetUp) {
        let black = set_up
            .stones
            .iter()
            .any(|(color, _)| *color == Some(Color::Black));
        let handicap = root.value("HA").map(Value::simple_text).unwrap_or_default();
        let handicap = handicap.trim().parse::<u32>().unwrap_or(0) >= 2;
        if handicap && black && set_up.to_move.is_none() {
            set_up.to_move = Some(Color::White);
        }
        if handicap && !black && self.record.rules().handicap() < 2 {
            let at = root.property("HA").map_or(root.at(), Property::at);
            let what = "a handicap without stones: none are placed";
            self.tell(
                LossKind::HandicapWithoutStones,
                at.into(),
                NodeId::ROOT,
                what,
            );
        }
        if let Some(property) = root.property("YONBANPOS") {
            let text = self.single(property, NodeId::ROOT).simple_text();
            match whole(&text, set_up, self.record.rules()) {
                Some(whole) => *set_up = whole,
                None => self.bad_value(property, &text, NodeId::ROOT),
            }
        }
        if self.record.repeats_rules(set_up) {
            *set_up = SetUp::default();
        }
    }

    fn remark(&mut self, property: &Property, is_root: bool, id: NodeId) {
        let identifier = property.identifier();
        let fact = Fact::of_property(identifier).filter(|_| is_root);
        if let Some(mark) = Mark::of_property(identifier) {
            let points = self.points(property, id);
            let marks = &mut self.record.node_mut(id).marks;
            marks.extend(points.into_iter().map(|at| (mark, at)));
            return;
        }
        match identifier {
            "AB" | "AW" | "AE" | "PL" | "B" | "W" | "YONBANACT" => {}
            "FF" | "GM" | "CA" | "SZ" | "YONBAN" | "YONBANPOS" if is_root => {}
            "C" => {
                let texts: Vec<String> = property.values().iter().map(Value::text).collect();
                self.record.node_mut(id).comment = texts.join("\n");
            }
            "N" => {
                let name = self.single(property, id).simple_text();
                self.record.node_mut(id).name = name;
            }
            "YONBANMS" => {
                let text = self.single(property, id).simple_text();
                match text.parse() {
                    Ok(time) => self.record.node_mut(id).time_ms = Some(time),
                    Err(_) => self.bad_value(property, &text, id),
                }
            }
            "LB" => self.labels(property, id),
            "LN" | "AR" => self.strokes(property, id),
            _ => match fact {
                Some(fact) => {
                    let value = self.single(property, id);
                    let text = if fact == Fact::GameComment {
                        value.text()
                    } else {
                        value.simple_text()
                    };
                    self.record.set_fact(fact, &text);
                }
                None => self.record.node_mut(id).kept.push(property.clone()),
            },
        }
    }

    fn labels(&mut self, property: &Property, id: NodeId) {
        for value in property.values() {
            let label = value.split().and_then(|(at, text)| {
                let point = point(at.raw(), self.size)?;
                Some((point, text.simple_text()))
            });
            match label {
                Some(label) => self.record.node_mut(id).labels.push(label),
                None => self.off_board(property, value.raw(), id),
            }
        }
    }

    fn strokes(&mut self, property: &Property, id: NodeId) {
        let arrow = property.identifier() == "AR";
        for value in property.values() {
            let ends = value
                .split()
                .and_then(|(a, b)| point(a.raw(), self.size).zip(point(b.raw(), self.size)));
            match ends {
                Some((from, to)) => {
                    let stroke = Stroke { arrow, from, to };
                    self.record.node_mut(id).strokes.push(stroke);
                }
                None => self.off_board(property, value.raw(), id),
            }
        }
    }

    /// Territory that the writer marked because it was counted is no remark.
    fn drop_counted_territory(&mut self) {
        let last = self
            .record
            .main_line()
            .last()
            .copied()
            .unwrap_or(NodeId::ROOT);
        if !has_territory(self.record.node(last)) {
            return;
        }
        if let Some((last, counted)) = self.record.territory() {
            let marks = &mut self.record.node_mut(last).marks;
            let is_territory = |(mark, _): &(Mark, Point)| {
                matches!(mark, Mark::BlackTerritory | Mark::WhiteTerritory)
            };
            let mut marked: Vec<_> = marks.iter().copied().filter(is_territory).collect();
            marked.sort_unstable();
            if marked == counted {
                marks.retain(|mark| !is_territory(mark));
            }
        }
    }

    /// Tells facts of the root that are not understood; their texts are kept.
    fn tell_facts(&mut self) {
        let root = self.tree.root();
        let understood = |fact: Fact, text: &str| match fact {
            Fact::Komi => points_of(text).is_some(),
            Fact::Handicap => text.trim().parse::<u8>().is_ok(),
            Fact::Result => text.trim() == "?" || text.parse::<Finish>().is_ok(),
            _ => true,
        };
        for fact in [Fact::Komi, Fact::Handicap, Fact::Result] {
            let text = self.record.fact(fact).unwrap_or_default().to_owned();
            if let Some(property) = root.property(fact.property())
                && !text.trim().is_empty()
                && !understood(fact, &text)
            {
                self.bad_value(property, &text, NodeId::ROOT);
            }
        }
    }

    /// Tells the moves that break a rule. They stay.
    fn tell_breaches(&mut self) {
        for (id, breach) in self.record.breaches() {
            let Entry::Stone(color, point) = self.record.node(id).entry else {
                continue;
            };
            let kind = LossKind::from(breach);
            let what = format!("{color} {point}: {breach} ({}); it is kept", kind.name());
            let at = self.places.get(id.index()).copied().unwrap_or(Place::Whole);
            self.tell(kind, at, id, what);
        }
    }
}

/// The set-up with the captures and the ko of a position text, if that is the text of the rest.
fn whole(text: &str, set_up: &SetUp, rules: &Rules) -> Option<SetUp> {
    let mut fields = text.rsplit(' ');
    let ko = match fields.next()? {
        "-" => None,
        point => Some(point.parse().ok()?),
    };
    let white: u32 = fields.next()?.parse().ok()?;
    let black: u32 = fields.next()?.parse().ok()?;
    let whole = SetUp {
        captures: ([black, white] != [0, 0]).then_some([black, white]),
        ko,
        ..set_up.clone()
    };
    let mut position = Position::empty(rules);
    position.carry_out(&Entry::SetUp(whole.clone()), rules);
    (position.to_string() == text).then_some(whole)
}

/// The rules of a file, and whether it says them in our words.
fn rules(
    tree: &Tree,
    size: Size,
    options: &Options,
    number: usize,
    losses: &mut Losses,
) -> (Rules, bool) {
    let root = tree.root();
    if let Some(ours) = root.property("YONBAN") {
        let text = ours.values()[0].simple_text();
        let what = match text.parse::<Rules>() {
            Ok(rules) if rules.size() == size => return (rules, true),
            Ok(rules) => format!("YONBAN says a board of {}, SZ one of {size}", rules.size()),
            Err(error) => format!("YONBAN {}: {error}", excerpt(&text)),
        };
        let node = Some((number, NodeId::ROOT));
        losses.push(LossKind::BadValue, ours.at().into(), node, what);
    }
    let words = root.value("RU").map(Value::simple_text).unwrap_or_default();
    let at: Place = root.property("RU").map_or(root.at(), Property::at).into();
    let mut told = options.rules.is_some();
    let mut rules = match record::named(&words) {
        Some(preset) => match options.rules {
            // The reader knows more than the word says, as long as it is the same word.
            Some(rules) if rules.preset() == preset => record::plain(&rules),
            _ => {
                told = false;
                Rules::from(preset)
            }
        },
        None if words.trim().is_empty() => rules_left_open(Preset::Japanese, options, at, losses),
        None => {
            let rules = options.rules.unwrap_or(Rules::from(Preset::Japanese));
            let rules = record::plain(&rules);
            let what = format!(
                "the rules {} are not known: read as {rules}",
                excerpt(&words)
            );
            losses.add(LossKind::RulesLeftOpen, at, what);
            rules
        }
    };
    rules = rules.with(Key::Size, &size.to_string()).unwrap_or(rules);
    let said = |name: &str| root.value(name).map(Value::simple_text).unwrap_or_default();
    // The handicap first: it moves a komi that is not said. Two stones or more must be there.
    let black = root
        .property("AB")
        .map(Property::values)
        .unwrap_or_default();
    let handicap = said("HA");
    if handicap.trim() == "1" || black.iter().any(|value| corners(value, size).is_some()) {
        rules = with_handicap(&rules, handicap.trim()).unwrap_or(rules);
    }
    if let Some(komi) = points_of(&said("KM")) {
        rules = rules.with(Key::Komi, &komi.to_string()).unwrap_or(rules);
    }
    // What the reader of a file knows is as good as what the file says.
    (rules, told)
}

/// The rules with a handicap: the stones are set up, so any placement will do.
pub(crate) fn with_handicap(rules: &Rules, handicap: &str) -> Option<Rules> {
    let fixed = rules.with(Key::Handicap, handicap);
    let free = || {
        rules
            .with(Key::Placement, "free")?
            .with(Key::Handicap, handicap)
    };
    fixed.or_else(|_| free()).ok()
}
