import type {
  Code,
  CreateTable,
  Created,
  ErrorBody,
  PresetView,
  Status,
  Study,
  StudyRequest,
  TableList,
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

async function request<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/v1/${path}`, {
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            // The header proves that a script of this origin made the request.
            headers: { 'content-type': 'application/json', 'x-yonban': '1' },
            body: JSON.stringify(body),
          }),
    });
  } catch (cause) {
    throw new ApiError('unreachable', String(cause), null);
  }
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
/** The rooms that may be opened. */
export const presets = (): Promise<PresetView[]> => request('presets');
/** Opens a table. */
export const createTable = (wish: CreateTable): Promise<Created> => request('tables', wish);
/** Tables anybody may see, newest first. */
export const tables = (status: Status, after?: string): Promise<TableList> =>
  request(`tables?status=${status}${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`);
/** The reader's own tables. */
export const mine = (): Promise<TableList> => request('mine');
/** Asks the referee about a line of play. */
export const study = (line: StudyRequest): Promise<Study> => request('study', line);
