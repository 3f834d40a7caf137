export { backgammon as default } from './en.backgammon';
