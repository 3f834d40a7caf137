export { rooms as default } from './en.backgammon.rooms';
