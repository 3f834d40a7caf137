/** Where the Dutch sentences are that not every page needs; see `en.parts.ts`. */

import type { Parts } from './index';

export const parts: Parts = {
  review: () => import('./nl.review'),
  desk: () => import('./nl.desk'),
  settings: () => import('./nl.settings'),
  rules: () => import('./nl.rules'),
  gomoku: () => import('./nl.gomoku'),
  'gomoku.rooms': () => import('./nl.gomoku.rooms'),
  go: () => import('./nl.go'),
  'go.rooms': () => import('./nl.go.rooms'),
  shogi: () => import('./nl.shogi'),
  'shogi.rooms': () => import('./nl.shogi.rooms'),
  'shogi.more': () => import('./nl.shogi.more'),
  'shogi.rules': () => import('./nl.shogi.rules'),
  'shogi.course': () => import('./nl.shogi.course'),
  'shogi.law': () => import('./nl.shogi.law'),
  'shogi.lore': () => import('./nl.shogi.lore'),
  tsume: () => import('./nl.tsume'),
  backgammon: () => import('./nl.backgammon'),
  'backgammon.rooms': () => import('./nl.backgammon.rooms'),
  'backgammon.rules': () => import('./nl.backgammon.rules'),
  'backgammon.course': () => import('./nl.backgammon.course'),
  'backgammon.cube': () => import('./nl.backgammon.cube'),
  'backgammon.lore': () => import('./nl.backgammon.lore'),
  'gomoku.rules': () => import('./nl.gomoku.rules'),
  'backgammon.panel': () => import('./nl.backgammon.panel'),
  'backgammon.report': () => import('./nl.backgammon.report'),
  chance: () => import('./nl.chance'),
  'go.rules': () => import('./nl.go.rules'),
};
