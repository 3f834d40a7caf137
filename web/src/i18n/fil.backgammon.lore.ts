export { lore as default } from './en.backgammon.lore';
