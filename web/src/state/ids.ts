/** 128 random bits as 32 hex digits: ids of commands and tabs. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a text has the shape of a table's id. */
export function isTableId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
