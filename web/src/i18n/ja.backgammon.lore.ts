/** The sentences of the lessons of backgammon about dice and variants in Japanese; see `en.backgammon.lore.ts`. */

import type { BackgammonLore } from './index';

export const lore: BackgammonLore = {
  // Real dice
  'rules.backgammon.real.text': '本物のサイコロの部屋では、自分の卓で振り、出た目を入力します。相手がそれを確認します。',
  'rules.backgammon.real.cocked': '盤の右半分に平らに止まらなかったサイコロは無効です（コックト）。駒の上、バーの上、盤の外がそうです。最初の目でも、二つとも振り直します。記録に残ります。',
  'rules.backgammon.real.board': '無効の後は二つとも振り直します。',

  // Fair dice
  'rules.backgammon.fair.text': '目は前もってだれにも分からず、だれも選んでいないことを後でだれでも確かめられます。',
  'rules.backgammon.fair.how': '仕組み',
  'rules.backgammon.fair.step.lock': '最初に振る前に、サーバーが秘密の数を選び、その指紋（ハッシュ）を示します。その後は変えられません。',
  'rules.backgammon.fair.step.yours': '両者のブラウザーも数を選び、指紋を示してから数を示します。ほかを見てから選ぶことはできません。',
  'rules.backgammon.fair.step.throw': 'すべての目はこの三つの数から計算します。',
  'rules.backgammon.fair.step.open': '終わりにサーバーが秘密を示します。だれでも指紋と目を計算し直せます。一つでも変えられていれば分かります。',
  'rules.backgammon.fair.luck': '偶然には偏りがあり、悪い目ほど記憶に残ります。統計はこのサイトのすべての目を数えているので、比べられます。',

  // Variants
  'rules.backgammon.variants.text': '初期配置だけが違い、ルールは同じです。その変種の駒を一つも上げていなければギャモンです。',
  'rules.backgammon.nackgammon': 'ナックギャモン',
  'rules.backgammon.nackgammon.text': '13と6から一つずつ取り、23に二つ置きます。後ろの駒が多く、長いゲームになります。',
  'rules.backgammon.nackgammon.board': '後ろに四つ、194ピップです。',
  'rules.backgammon.hypergammon': 'ハイパーギャモン',
  'rules.backgammon.hypergammon.text': '24、23、22に一つずつ、三個ずつで始めます。すぐに終わります。',
  'rules.backgammon.hypergammon.board': 'どの駒もブロットです。',
  'rules.backgammon.longgammon': 'ロングギャモン',
  'rules.backgammon.longgammon.text': '十五個とも24から始めます。',
  'rules.backgammon.longgammon.board': '全部が一周して360ピップです。',
};

export default lore;
