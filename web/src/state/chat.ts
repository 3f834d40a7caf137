/** What is said at a table, as this tab knows it: the lines of each room, and mine without an answer. */

import type { ChatLine, ChatRoom, Code, ServerMessage } from '../protocol';

/** Something of mine that is on its way. */
export interface Saying {
  id: string;
  room: ChatRoom;
  text: string;
  /** The line that the answer named; it is shown as mine until that line is here. */
  line: number | null;
}

/** Something of mine that was not taken, with the reason. */
export interface Unsaid {
  id: string;
  room: ChatRoom;
  text: string;
  code: Code;
  reason: string | null;
}

export interface ChatState {
  lines: Readonly<Record<ChatRoom, readonly ChatLine[]>>;
  saying: readonly Saying[];
  /** What was not taken, oldest first; each is kept until it is said again or left. */
  refused: readonly Unsaid[];
  /** The last line of each room that the reader has seen; null before the room was heard of. */
  read: Readonly<Record<ChatRoom, number | null>>;
}

/** How many lines of a room are kept on the screen. */
const KEPT = 200;

export const SILENCE: ChatState = {
  lines: { players: [], watchers: [] },
  saying: [],
  refused: [],
  read: { players: null, watchers: null },
};

/** Joins lines in their order, each once. */
function join(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const bySeq = new Map(known.map((line) => [line.seq, line]));
  for (const line of more) bySeq.set(line.seq, line);
  return [...bySeq.values()].sort((x, y) => x.seq - y.seq).slice(-KEPT);
}

/** Mine whose line is here are lines now. */
function settle(chat: ChatState): ChatState {
  const saying = chat.saying.filter(
    ({ room, line }) => line === null || !chat.lines[room].some((one) => one.seq >= line),
  );
  return saying.length === chat.saying.length ? chat : { ...chat, saying };
}

/** Lines arrive. */
export function hear(chat: ChatState, message: Extract<ServerMessage, { t: 'chat' }>): ChatState {
  const { room } = message;
  const lines = message.whole ? join([], message.lines) : join(chat.lines[room], message.lines);
  // What was said before the reader came is no news.
  const read = chat.read[room] ?? lines.at(-1)?.seq ?? 0;
  return settle({
    ...chat,
    lines: { ...chat.lines, [room]: lines },
    read: { ...chat.read, [room]: message.whole ? read : (chat.read[room] ?? 0) },
  });
}

/** Something of mine leaves, in place of what was not taken under the id `instead`. */
export function saying(chat: ChatState, one: Omit<Saying, 'line'>, instead: string | null): ChatState {
  return {
    ...chat,
    saying: [...chat.saying, { ...one, line: null }],
    refused: chat.refused.filter(({ id }) => id !== instead),
  };
}

/** What was not taken is not wanted any more either. */
export function leave(chat: ChatState, id: string): ChatState {
  const refused = chat.refused.filter((one) => one.id !== id);
  return refused.length === chat.refused.length ? chat : { ...chat, refused };
}

/** Something of mine was taken. */
export function said(chat: ChatState, id: string, line: number): ChatState {
  if (!chat.saying.some((one) => one.id === id)) return chat;
  return settle({
    ...chat,
    saying: chat.saying.map((one) => (one.id === id ? { ...one, line } : one)),
  });
}

/** Something of mine was not taken. */
export function unsaid(
  chat: ChatState,
  id: string,
  why: { code: Code; reason: string | null },
): ChatState {
  const one = chat.saying.find((each) => each.id === id);
  if (one === undefined) return chat;
  const { room, text } = one;
  return {
    ...chat,
    saying: chat.saying.filter((each) => each !== one),
    refused: [...chat.refused, { id, room, text, code: why.code, reason: why.reason }],
  };
}

/** The reader has seen a room. */
export function read(chat: ChatState, room: ChatRoom): ChatState {
  const last = chat.lines[room].at(-1)?.seq ?? chat.read[room];
  return last === chat.read[room] ? chat : { ...chat, read: { ...chat.read, [room]: last } };
}

/** How many lines of others the reader has not seen. */
export function unread(chat: ChatState, room: ChatRoom, me: string | null): number {
  const seen = chat.read[room] ?? 0;
  return chat.lines[room].filter((line) => line.seq > seen && line.by !== me).length;
}
