import { rooms as it } from './en.shogi.rooms'; export default it;
