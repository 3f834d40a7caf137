export { cube as default } from './en.backgammon.cube';
