/** What the rooms of backgammon are like in English; see `en.ts`. */

export const rooms = {
  'family.backgammon.what': 'Bring your checkers home and off, with two dice and a cube that doubles the stake.',
} as const;

export type English = typeof rooms;
