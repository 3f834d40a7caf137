export { rules as default } from './en.backgammon.rules';
