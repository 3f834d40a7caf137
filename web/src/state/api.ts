import type {
  Code,
  CreateTable,
  Created,
  ErrorBody,
  Exported,
  ExportRequest,
  Imported,
  PresetView,
  Status,
  Study,
  StudyRequest,
  TableList,
  TableReview,
  Tsume,
  TsumeRequest,
  You,
} from '../protocol';

/** A request that was refused or did not arrive. */
export class ApiError extends Error {
  /** The protocol's code, or `unreachable` when there was no answer of ours. */
  readonly code: Code | 'unreachable';
  /** The rule or field it is about. */
  readonly detail: string | null;

  constructor(code: Code | 'unreachable', message: string, detail: string | null) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.detail = detail;
  }
}

/** Asks for something, or has something done with a body. */
export function request<T>(path: string, body?: unknown): Promise<T> {
  return body === undefined
    ? ask(path, {})
    : ask(path, posted('application/json', JSON.stringify(body)));
}

const posted = (type: string, body: BodyInit): RequestInit => ({
  method: 'POST',
  // The header proves that a script of this origin made the request.
  headers: { 'content-type': type, 'x-yonban': '1' },
  body,
});

/** Sends a request; what does not arrive is `unreachable`. */
export async function reach(path: string, how: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api/v1/${path}`, { credentials: 'same-origin', ...how });
  } catch (cause) {
    throw new ApiError('unreachable', String(cause), null);
  }
}

async function ask<T>(path: string, how: RequestInit): Promise<T> {
  const response = await reach(path, how);
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new ApiError('unreachable', `HTTP ${response.status}`, null);
  }
  if (!response.ok) {
    const { code, message, detail } = answer as ErrorBody;
    throw new ApiError(code, message, detail);
  }
  return answer as T;
}

/** Who the reader is; the first call makes a guest. */
export const me = (): Promise<You> => request('me');
/** Takes another name. */
export const rename = (name: string): Promise<You> => request('me', { name });

let early: Promise<PresetView[]> | null = null;

/** Asks for the rooms before the page that shows them is here: {@link presets} then answers with them. */
export function expectPresets(): void {
  early = request<PresetView[]>('presets');
  // Whoever asks hears of a failure; until then nobody does.
  early.catch(() => undefined);
}

/** The rooms that may be opened. */
export function presets(): Promise<PresetView[]> {
  const asked = early ?? request<PresetView[]>('presets');
  early = null;
  return asked;
}

/** Opens a table. */
export const createTable = (wish: CreateTable): Promise<Created> => request('tables', wish);
/** Tables anybody may see, newest first. */
export const tables = (status: Status, after?: string): Promise<TableList> =>
  request(`tables?status=${status}${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`);
/** The reader's own tables. */
export const mine = (): Promise<TableList> => request('mine');
/** Asks the referee about a line of play. */
export const study = (line: StudyRequest): Promise<Study> => request('study', line);
/** A mate problem after some moves, and what the solver finds there. */
export const tsume = (problem: TsumeRequest): Promise<Tsume> => request('tsume', problem);
/** A finished table to look through. */
export const tableReview = (table: string): Promise<TableReview> =>
  request(`tables/${table}/review`);
/** What a reader knows about a file beside its bytes; the server finds out what is left open. */
export interface ImportHow {
  /** The file's name; absent for text that was pasted. */
  name: string | null;
  charset: string | null;
  /** The rules text for records that name no rules. */
  rules: string | null;
  /** Whether ranks are counted from the top, as some programs write moves. */
  fromTop: boolean;
}
/** Reads a file of games as it is. */
export const importGames = (file: Blob, how: ImportHow): Promise<Imported> => {
  const query = new URLSearchParams();
  if (how.name !== null) query.set('name', how.name);
  if (how.charset !== null) query.set('charset', how.charset);
  if (how.rules !== null) query.set('rules', how.rules);
  if (how.fromTop) query.set('ranks_from_top', 'true');
  return ask(`import?${query}`, posted('application/octet-stream', file));
};
/** Writes a game as a file. */
export const exportGame = (wish: ExportRequest): Promise<Exported> => request('export', wish);
