export { course as default } from './en.backgammon.course';
