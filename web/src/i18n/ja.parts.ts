/** Where the Japanese sentences are that not every page needs; see `en.parts.ts`. */

import type { Parts } from './index';

export const parts: Parts = {
  review: () => import('./ja.review'),
  desk: () => import('./ja.desk'),
  settings: () => import('./ja.settings'),
  rules: () => import('./ja.rules'),
  gomoku: () => import('./ja.gomoku'),
  'gomoku.rooms': () => import('./ja.gomoku.rooms'),
  go: () => import('./ja.go'),
  'go.rooms': () => import('./ja.go.rooms'),
  shogi: () => import('./ja.shogi'),
  'shogi.rooms': () => import('./ja.shogi.rooms'),
  'shogi.more': () => import('./ja.shogi.more'),
  'shogi.rules': () => import('./ja.shogi.rules'),
  'shogi.course': () => import('./ja.shogi.course'),
  'shogi.law': () => import('./ja.shogi.law'),
  'shogi.lore': () => import('./ja.shogi.lore'),
  tsume: () => import('./ja.tsume'),
  backgammon: () => import('./ja.backgammon'),
  'backgammon.rooms': () => import('./ja.backgammon.rooms'),
  'backgammon.rules': () => import('./ja.backgammon.rules'),
  'backgammon.course': () => import('./ja.backgammon.course'),
  'backgammon.cube': () => import('./ja.backgammon.cube'),
  'backgammon.lore': () => import('./ja.backgammon.lore'),
  'gomoku.rules': () => import('./ja.gomoku.rules'),
  'backgammon.panel': () => import('./ja.backgammon.panel'),
  'backgammon.report': () => import('./ja.backgammon.report'),
  chance: () => import('./ja.chance'),
  'go.rules': () => import('./ja.go.rules'),
};
