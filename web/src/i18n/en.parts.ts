/**
 * Where the English sentences are that not every page needs. The list comes with the sentences of
 * the house: a page carries the names of the files of its own language only.
 */

import type { Parts } from './index';

export const parts: Parts = {
  review: () => import('./en.review').then((found) => ({ default: found.review })),
  desk: () => import('./en.desk').then((found) => ({ default: found.desk })),
  settings: () => import('./en.settings').then((found) => ({ default: found.settings })),
  rules: () => import('./en.rules').then((found) => ({ default: found.rules })),
  gomoku: () => import('./en.gomoku').then((found) => ({ default: found.gomoku })),
  'gomoku.rooms': () => import('./en.gomoku.rooms').then((found) => ({ default: found.rooms })),
  go: () => import('./en.go').then((found) => ({ default: found.go })),
  'go.rooms': () => import('./en.go.rooms').then((found) => ({ default: found.rooms })),
  shogi: () => import('./en.shogi').then((found) => ({ default: found.shogi })),
  'shogi.rooms': () => import('./en.shogi.rooms').then((found) => ({ default: found.rooms })),
  'shogi.more': () => import('./en.shogi.more').then((found) => ({ default: found.shogiMore })),
  'shogi.rules': () => import('./en.shogi.rules').then((found) => ({ default: found.rules })),
  'shogi.course': () => import('./en.shogi.course').then((found) => ({ default: found.course })),
  'shogi.law': () => import('./en.shogi.law').then((found) => ({ default: found.law })),
  'shogi.lore': () => import('./en.shogi.lore').then((found) => ({ default: found.lore })),
  tsume: () => import('./en.tsume').then((found) => ({ default: found.tsume })),
  backgammon: () => import('./en.backgammon').then((found) => ({ default: found.backgammon })),
  'backgammon.rooms': () => import('./en.backgammon.rooms').then((found) => ({ default: found.rooms })),
  'backgammon.rules': () => import('./en.backgammon.rules').then((found) => ({ default: found.rules })),
  'backgammon.course': () => import('./en.backgammon.course').then((found) => ({ default: found.course })),
  'backgammon.end': () => import('./en.backgammon.end').then((found) => ({ default: found.end })),
  'backgammon.cube': () => import('./en.backgammon.cube').then((found) => ({ default: found.cube })),
  'backgammon.lore': () => import('./en.backgammon.lore').then((found) => ({ default: found.lore })),
  'backgammon.craft': () => import('./en.backgammon.craft').then((found) => ({ default: found.craft })),
  'gomoku.rules': () => import('./en.gomoku.rules').then((found) => ({ default: found.rules })),
  'backgammon.panel': () => import('./en.backgammon.panel').then((found) => ({ default: found.panel })),
  'backgammon.report': () => import('./en.backgammon.report').then((found) => ({ default: found.report })),
  chance: () => import('./en.chance').then((found) => ({ default: found.chance })),
  'go.rules': () => import('./en.go.rules').then((found) => ({ default: found.rules })),
};
