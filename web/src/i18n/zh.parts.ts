/** Where the Chinese sentences are that not every page needs; see `en.parts.ts`. */

import type { Parts } from './index';

export const parts: Parts = {
  review: () => import('./zh.review'),
  desk: () => import('./zh.desk'),
  settings: () => import('./zh.settings'),
  rules: () => import('./zh.rules'),
  gomoku: () => import('./zh.gomoku'),
  'gomoku.rooms': () => import('./zh.gomoku.rooms'),
  go: () => import('./zh.go'),
  'go.rooms': () => import('./zh.go.rooms'),
  shogi: () => import('./zh.shogi'),
  'shogi.rooms': () => import('./zh.shogi.rooms'),
  'shogi.more': () => import('./zh.shogi.more'),
  'shogi.rules': () => import('./zh.shogi.rules'),
  'shogi.course': () => import('./zh.shogi.course'),
  'shogi.law': () => import('./zh.shogi.law'),
  'shogi.lore': () => import('./zh.shogi.lore'),
  tsume: () => import('./zh.tsume'),
  backgammon: () => import('./zh.backgammon'),
  'backgammon.rooms': () => import('./zh.backgammon.rooms'),
  'backgammon.rules': () => import('./zh.backgammon.rules'),
  'backgammon.course': () => import('./zh.backgammon.course'),
  'backgammon.cube': () => import('./zh.backgammon.cube'),
  'backgammon.lore': () => import('./zh.backgammon.lore'),
  'gomoku.rules': () => import('./zh.gomoku.rules'),
  'backgammon.panel': () => import('./zh.backgammon.panel'),
  'backgammon.report': () => import('./zh.backgammon.report'),
  chance: () => import('./zh.chance'),
  'go.rules': () => import('./zh.go.rules'),
};
