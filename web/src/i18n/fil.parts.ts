/** Where the Filipino sentences are that not every page needs; see `en.parts.ts`. */

import type { Parts } from './index';

export const parts: Parts = {
  review: () => import('./fil.review'),
  desk: () => import('./fil.desk'),
  settings: () => import('./fil.settings'),
  rules: () => import('./fil.rules'),
  gomoku: () => import('./fil.gomoku'),
  'gomoku.rooms': () => import('./fil.gomoku.rooms'),
  go: () => import('./fil.go'),
  'go.rooms': () => import('./fil.go.rooms'),
  shogi: () => import('./fil.shogi'),
  'shogi.rooms': () => import('./fil.shogi.rooms'),
  'shogi.more': () => import('./fil.shogi.more'),
  'shogi.rules': () => import('./fil.shogi.rules'),
  'shogi.course': () => import('./fil.shogi.course'),
  'shogi.law': () => import('./fil.shogi.law'),
  'shogi.lore': () => import('./fil.shogi.lore'),
  tsume: () => import('./fil.tsume'),
  backgammon: () => import('./fil.backgammon'),
  'backgammon.rooms': () => import('./fil.backgammon.rooms'),
  'backgammon.rules': () => import('./fil.backgammon.rules'),
  'backgammon.course': () => import('./fil.backgammon.course'),
  'backgammon.cube': () => import('./fil.backgammon.cube'),
  'backgammon.lore': () => import('./fil.backgammon.lore'),
  'gomoku.rules': () => import('./fil.gomoku.rules'),
  'backgammon.panel': () => import('./fil.backgammon.panel'),
  'backgammon.report': () => import('./fil.backgammon.report'),
  chance: () => import('./fil.chance'),
  'go.rules': () => import('./fil.go.rules'),
};
