//! What is said at a table. Two rooms, each with its own sequence, beside the log and not in it:
//! `players` is the seats' own; `watchers` belongs to those who watch, and opens to the seats once
//! nobody can be helped any more.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::atomic::Ordering;

use yonban_bus::event_subject;
use yonban_games::Standing;
use yonban_protocol::{ChatLine, ChatRoom, ChatRoomView, Code, ServerMessage};
use yonban_rules::Seat;
use yonban_store::{NewChatLine, Said, StoreError};

use super::{Keeper, nack, words};
use crate::live::outbox::{self, Text};
use crate::live::rows::unsigned;
use crate::live::{ChatRequest, Watcher};
use crate::views;
use crate::words::{self as writing, BadLine};

/// How many lines of a room a reader gets at first.
const SHOWN: u32 = 100;
/// How long after the end of a game people may still talk about it.
const TALK_MS: i64 = 3_600_000;
/// For so long nobody says the same twice in a row.
const REPEAT_MS: i64 = 60_000;
/// How many answers are kept for requests that come again.
const MOST_SAID: usize = 64;
/// How many speakers are remembered; beyond, those who have been silent are forgotten.
const MOST_SPEAKERS: usize = 256;
/// What other nodes are told when something was said.
pub(super) const NEWS: &str = "chat";

/// Both rooms, in the order of what keeps them.
const ROOMS: [ChatRoom; 2] = [ChatRoom::Players, ChatRoom::Watchers];

fn word(room: ChatRoom) -> &'static str {
    match room {
        ChatRoom::Players => "players",
        ChatRoom::Watchers => "watchers",
    }
}

fn index(room: ChatRoom) -> usize {
    match room {
        ChatRoom::Players => 0,
        ChatRoom::Watchers => 1,
    }
}

/// The room of that name in a row.
pub(in crate::live) fn room_index(name: &str) -> Option<usize> {
    ROOMS.into_iter().position(|room| word(room) == name)
}

/// What was said in one room, as far as it is shown.
#[derive(Debug, Default)]
struct Book {
    lines: VecDeque<ChatLine>,
    last_seq: u64,
}

/// What somebody has said lately.
#[derive(Debug, Default)]
struct Speaker {
    at: VecDeque<i64>,
    last: Option<(ChatRoom, String, i64)>,
}

/// What is said at a table.
#[derive(Debug, Default)]
pub(super) struct Chat {
    /// Empty until somebody reads.
    books: Option<[Book; 2]>,
    speakers: BTreeMap<String, Speaker>,
    said: VecDeque<(String, u64)>,
    /// The rooms that each watcher has been given.
    given: BTreeMap<u64, BTreeSet<ChatRoom>>,
}

/// Why nothing is said.
struct Refused {
    code: Code,
    reason: &'static str,
    message: &'static str,
}

const fn refused(code: Code, reason: &'static str, message: &'static str) -> Refused {
    Refused {
        code,
        reason,
        message,
    }
}

impl Chat {
    fn book(&self, room: ChatRoom) -> Option<&Book> {
        self.books.as_ref().map(|books| &books[index(room)])
    }

    fn forget_the_silent(&mut self, since: i64) {
        if self.speakers.len() > MOST_SPEAKERS {
            self.speakers
                .retain(|_, speaker| speaker.at.back().is_some_and(|at| *at >= since));
        }
    }
}

fn line(line: yonban_store::ChatLine) -> ChatLine {
    ChatLine {
        seq: line.seq,
        at_ms: unsigned(line.at_ms),
        by: public_id(&line.author).to_owned(),
        name: line.name,
        seat: match line.seat.as_deref() {
            Some("a") => Some(yonban_protocol::Seat::A),
            Some("b") => Some(yonban_protocol::Seat::B),
            Some(_) | None => None,
        },
        text: line.text,
    }
}

/// The part of a user reference that is the public id.
fn public_id(user: &str) -> &str {
    user.strip_prefix("guest:").unwrap_or(user)
}

impl Keeper {
    /// The rooms that whoever has this seat, or watches, may read now.
    pub(super) fn rooms(&self, reader: Option<Seat>) -> Vec<ChatRoomView> {
        let over = matches!(self.table.standing(), Standing::Over(_));
        let ended = self.listing.ended_ms.unwrap_or(i64::MAX);
        let write = !over || self.now() < ended.saturating_add(TALK_MS);
        let mut rooms = Vec::new();
        let mut add = |room| rooms.push(ChatRoomView { room, write });
        if let Some(seat) = reader {
            let other = self.table.seated(seat.other());
            // Nobody is there to be talked to where the computer, or the same person, sits.
            let alone = self.here() || other.is_some_and(|who| views::engine_level(who).is_some());
            if !alone {
                add(ChatRoom::Players);
            }
        }
        if reader.is_none() || over {
            add(ChatRoom::Watchers);
        }
        rooms
    }

    /// Reads what was said, unless it is known.
    async fn load_chat(&mut self) -> Result<(), StoreError> {
        if self.chat.books.is_some() {
            return Ok(());
        }
        let mut books = [Book::default(), Book::default()];
        for room in ROOMS {
            let lines = self
                .house
                .store()
                .read_chat(&self.id, word(room), 0, SHOWN)
                .await?;
            let book = &mut books[index(room)];
            book.last_seq = lines.last().map_or(0, |line| line.seq);
            book.lines = lines.into_iter().map(line).collect();
        }
        self.chat.books = Some(books);
        self.publish_chat_seqs();
        Ok(())
    }

    /// Gives a new watcher what was said in the rooms that are open to it.
    pub(super) async fn open_chat(&mut self, watcher: &Watcher) {
        if let Err(error) = self.load_chat().await {
            tracing::debug!(%error, table = self.id, "what was said was not read");
            return;
        }
        let given = self.give_rooms(watcher, &BTreeSet::new());
        self.chat.given.insert(watcher.id, given);
    }

    pub(super) fn leave_chat(&mut self, watcher: u64) {
        self.chat.given.remove(&watcher);
    }

    /// Gives watchers the rooms that have opened to them since.
    pub(super) fn open_rooms(&mut self) {
        let mut given = std::mem::take(&mut self.chat.given);
        for (id, rooms) in &mut given {
            if let Some(watcher) = self.watchers.get(id) {
                *rooms = self.give_rooms(watcher, rooms);
            }
        }
        self.chat.given = given;
    }

    /// Sends whole rooms to a watcher, but for those it has; the rooms that it has then.
    fn give_rooms(&self, watcher: &Watcher, has: &BTreeSet<ChatRoom>) -> BTreeSet<ChatRoom> {
        let rooms: BTreeSet<ChatRoom> = self
            .rooms(self.seat_of(&watcher.user.id))
            .into_iter()
            .map(|view| view.room)
            .collect();
        for room in rooms.difference(has) {
            let Some(book) = self.chat.book(*room) else {
                continue;
            };
            let whole = ServerMessage::Chat {
                table: self.id.clone(),
                room: *room,
                whole: true,
                lines: book.lines.iter().cloned().collect(),
            };
            if let Some(text) = outbox::text(&whole) {
                watcher.queue.table(&self.id, text);
            }
        }
        rooms
    }

    /// Says something, or says why not.
    pub(super) async fn say(&mut self, request: ChatRequest) {
        let key = format!("{} {}", request.user.id, request.id);
        let earlier = self.chat.said.iter().find(|(known, _)| *known == key);
        let answer = match earlier.map(|(_, seq)| *seq) {
            Some(seq) => Ok(seq),
            None => self.say_once(&request).await,
        };
        let message = match answer {
            Ok(seq) => {
                self.chat.said.push_back((key, seq));
                if self.chat.said.len() > MOST_SAID {
                    self.chat.said.pop_front();
                }
                ServerMessage::Ack {
                    id: request.id,
                    seq,
                }
            }
            Err(refused) => {
                metrics::counter!("yonban_chat_refused", "reason" => refused.reason).increment(1);
                let seq = self.seen_by(self.seat_of(&request.user.id)).seq();
                let mut answer = nack(request.id, refused.code, seq, refused.message);
                if let ServerMessage::Nack { reason, .. } = &mut answer {
                    *reason = Some(refused.reason.to_owned());
                }
                answer
            }
        };
        request.queue.answer(&message);
    }

    /// The line's place in its room, once it is stored and told.
    async fn say_once(&mut self, request: &ChatRequest) -> Result<u64, Refused> {
        let seat = self.seat_of(&request.user.id);
        let rooms = self.rooms(seat);
        let room = rooms.iter().find(|view| view.room == request.room);
        match room {
            None => {
                return Err(refused(
                    Code::NotSeated,
                    "chat_not_here",
                    "you do not read this room now",
                ));
            }
            Some(ChatRoomView { write: false, .. }) => {
                return Err(refused(
                    Code::WindowClosed,
                    "chat_closed",
                    "nothing more is said here: the game was over an hour ago",
                ));
            }
            Some(ChatRoomView { write: true, .. }) => {}
        }
        let text = writing::line(&request.text).map_err(|bad| match bad {
            BadLine::Empty => refused(Code::BadRequest, "chat_empty", "there is nothing to say"),
            BadLine::TooLong => refused(Code::TooLarge, "chat_too_long", "at most 500 characters"),
            BadLine::Hidden => refused(
                Code::BadRequest,
                "chat_hidden",
                "characters that cannot be seen are not said",
            ),
            BadLine::Link => refused(Code::Illegal, "chat_link", "guests do not give addresses"),
        })?;
        let now = self.now();
        self.may_speak(&request.user.id, request.room, &text, now)?;
        let new = NewChatLine {
            table: self.id.clone(),
            room: word(request.room).to_owned(),
            at_ms: now,
            author: request.user.id.clone(),
            name: request.user.name.clone(),
            seat: seat.map(|seat| seat.to_string()),
            cmd_id: request.id.clone(),
            text: text.clone(),
        };
        let unknown = |_: StoreError| {
            refused(
                Code::ConflictRetry,
                "chat_not_known",
                words(Code::ConflictRetry),
            )
        };
        self.load_chat().await.map_err(unknown)?;
        match self.house.store().say(new).await {
            Ok(Said::Stored { seq }) => {
                let speaker = self
                    .chat
                    .speakers
                    .entry(request.user.id.clone())
                    .or_default();
                speaker.at.push_back(now);
                speaker.last = Some((request.room, text, now));
                metrics::counter!("yonban_chat_lines", "room" => word(request.room)).increment(1);
                self.hear(&[request.room]).await;
                let news = self
                    .house
                    .bus()
                    .publish(&event_subject(&self.id), NEWS.into())
                    .await;
                if let Err(error) = news {
                    tracing::debug!(%error, "other nodes were not told what was said");
                }
                Ok(seq)
            }
            Ok(Said::Duplicate { seq }) => Ok(seq),
            Err(error) if error.outcome_unknown() => {
                tracing::warn!(%error, table = self.id, "a chat line has no answer");
                Err(unknown(error))
            }
            Err(StoreError::Full) => Err(refused(
                Code::Draining,
                "chat_not_stored",
                words(Code::Draining),
            )),
            Err(error) => {
                tracing::error!(%error, table = self.id, "the store refuses a chat line");
                Err(refused(Code::Internal, "internal", words(Code::Internal)))
            }
        }
    }

    /// Whether this guest has not said too much of late, nor the same a moment ago.
    fn may_speak(
        &mut self,
        user: &str,
        room: ChatRoom,
        text: &str,
        now: i64,
    ) -> Result<(), Refused> {
        let limits = &self.house.config().limits;
        let window = i64::try_from(limits.chat_window.as_millis()).unwrap_or(i64::MAX);
        let most = limits.chat_burst;
        let since = now.saturating_sub(window);
        self.chat.forget_the_silent(since.min(now - REPEAT_MS));
        let Some(speaker) = self.chat.speakers.get_mut(user) else {
            return Ok(());
        };
        speaker.at.retain(|at| *at > since);
        if speaker.at.len() >= most {
            return Err(refused(
                Code::RateLimited,
                "chat_too_fast",
                "that is a lot at once: wait a little",
            ));
        }
        let again = speaker.last.as_ref().is_some_and(|(where_to, said, at)| {
            *where_to == room && said == text && now.saturating_sub(*at) < REPEAT_MS
        });
        if again {
            return Err(refused(
                Code::RateLimited,
                "chat_repeated",
                "you have just said that",
            ));
        }
        Ok(())
    }

    /// Reads what was said elsewhere, or just now, and tells it.
    async fn hear(&mut self, rooms: &[ChatRoom]) {
        for room in rooms {
            let Some(after) = self.chat.book(*room).map(|book| book.last_seq) else {
                continue;
            };
            let read = self
                .house
                .store()
                .read_chat(&self.id, word(*room), after, SHOWN)
                .await;
            match read {
                Ok(lines) => {
                    let lines: Vec<ChatLine> = lines.into_iter().map(line).collect();
                    self.tell_lines(*room, lines);
                }
                Err(error) => {
                    tracing::debug!(%error, table = self.id, "what was said was not read");
                }
            }
        }
        self.publish_chat_seqs();
    }

    /// Something may have been said elsewhere.
    pub(super) async fn hear_all(&mut self) {
        if self.chat.books.is_some() {
            self.hear(&ROOMS).await;
            return;
        }
        // What could not be read when they came.
        let watchers: Vec<Watcher> = self.watchers.values().cloned().collect();
        for watcher in &watchers {
            self.open_chat(watcher).await;
        }
    }

    fn tell_lines(&mut self, room: ChatRoom, lines: Vec<ChatLine>) {
        let (Some(books), Some(last)) = (&mut self.chat.books, lines.last()) else {
            return;
        };
        let book = &mut books[index(room)];
        book.last_seq = last.seq;
        book.lines.extend(lines.iter().cloned());
        let surplus = book.lines.len().saturating_sub(SHOWN as usize);
        book.lines.drain(..surplus);
        let message = ServerMessage::Chat {
            table: self.id.clone(),
            room,
            whole: false,
            lines,
        };
        let Some(text) = outbox::text(&message) else {
            return;
        };
        for (id, given) in &self.chat.given {
            if let (true, Some(watcher)) = (given.contains(&room), self.watchers.get(id)) {
                watcher.queue.table(&self.id, Text::clone(&text));
            }
        }
    }

    /// Somebody has erased what they said: their lines are gone from every screen.
    pub(super) fn erase_chat(&mut self, author: &str) {
        let Some(books) = &mut self.chat.books else {
            return;
        };
        let mut touched = BTreeSet::new();
        for room in ROOMS {
            let lines = &mut books[index(room)].lines;
            let before = lines.len();
            lines.retain(|line| line.by != public_id(author));
            if lines.len() != before {
                touched.insert(room);
            }
        }
        for given in self.chat.given.values_mut() {
            given.retain(|room| !touched.contains(room));
        }
        self.open_rooms();
    }

    fn publish_chat_seqs(&self) {
        if let Some(books) = &self.chat.books {
            for (known, book) in self.state.chat.iter().zip(books) {
                known.store(book.last_seq, Ordering::Relaxed);
            }
        }
    }
}
