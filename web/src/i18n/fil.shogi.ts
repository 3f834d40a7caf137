import { shogi as it } from './en.shogi'; export default it;
