/** Where the Spanish sentences are that not every page needs; see `en.parts.ts`. */

import type { Parts } from './index';

export const parts: Parts = {
  review: () => import('./es.review'),
  desk: () => import('./es.desk'),
  settings: () => import('./es.settings'),
  rules: () => import('./es.rules'),
  gomoku: () => import('./es.gomoku'),
  'gomoku.rooms': () => import('./es.gomoku.rooms'),
  go: () => import('./es.go'),
  'go.rooms': () => import('./es.go.rooms'),
  shogi: () => import('./es.shogi'),
  'shogi.rooms': () => import('./es.shogi.rooms'),
  'shogi.more': () => import('./es.shogi.more'),
  'shogi.rules': () => import('./es.shogi.rules'),
  'shogi.course': () => import('./es.shogi.course'),
  'shogi.law': () => import('./es.shogi.law'),
  'shogi.lore': () => import('./es.shogi.lore'),
  tsume: () => import('./es.tsume'),
  backgammon: () => import('./es.backgammon'),
  'backgammon.rooms': () => import('./es.backgammon.rooms'),
  'backgammon.rules': () => import('./es.backgammon.rules'),
  'backgammon.course': () => import('./es.backgammon.course'),
  'backgammon.cube': () => import('./es.backgammon.cube'),
  'backgammon.lore': () => import('./es.backgammon.lore'),
  'gomoku.rules': () => import('./es.gomoku.rules'),
  'backgammon.panel': () => import('./es.backgammon.panel'),
  'backgammon.report': () => import('./es.backgammon.report'),
  chance: () => import('./es.chance'),
  'go.rules': () => import('./es.go.rules'),
};
