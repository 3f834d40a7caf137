/** The sentences of the lessons of backgammon about dice and variants in Filipino; see `en.backgammon.lore.ts`. */

import type { BackgammonLore } from './index';

export const lore: BackgammonLore = {
  // Real dice
  'rules.backgammon.real.text': 'Sa silid ng totoong dice, maghahagis ka sa sarili mong mesa at ilalagay ang lumabas. Kukumpirmahin ito ng kalaban.',
  'rules.backgammon.real.cocked': 'Cocked ang dice kapag hindi lapat sa kanang kalahati ng board: nasa ibabaw ng checker, nasa bar, nasa labas. Walang bisa ang buong hagis, parehong dice, pati sa simula. Nakatala ito.',
  'rules.backgammon.real.board': 'Pagkatapos ng cocked na hagis, ihahagis muli ang dalawang dice.',

  // Fair dice
  'rules.backgammon.fair.text': 'Walang nakaaalam ng dice nang maaga, at pagkatapos ay matitiyak ng lahat na walang pumili nito.',
  'rules.backgammon.fair.how': 'Kung paano',
  'rules.backgammon.fair.step.lock': 'Bago ang unang hagis, pumipili ang bahay ng lihim na numero at ipinakikita ang fingerprint nito. Mula noon hindi na ito mababago.',
  'rules.backgammon.fair.step.yours': 'Pumipili rin ng numero ang browser ng dalawang manlalaro; fingerprint muna ang ipinakikita, saka ang numero. Kaya walang makapipili pagkatapos makita ang sa iba.',
  'rules.backgammon.fair.step.throw': 'Kinukuwenta ang bawat hagis mula sa tatlong numerong ito.',
  'rules.backgammon.fair.step.open': 'Sa dulo ipinakikita ng bahay ang lihim nito. Kahit sino ay makapagkukuwenta muli ng fingerprint at ng bawat hagis. Mahahalata ang isang binagong dice.',
  'rules.backgammon.fair.luck': 'May sunod-sunod na malas ang suwerte, at iyon ang naaalala ng tao. Binibilang ng estadistika ang lahat ng hagis ng bahay para maikumpara mo.',

  // Variants
  'rules.backgammon.variants.text': 'Ibang simula, parehong patakaran. Gammon kapag walang nailabas sa mga checker na mayroon ang variant.',
  'rules.backgammon.nackgammon': 'Nackgammon',
  'rules.backgammon.nackgammon.text': 'Dalawang checker sa 23 kapalit ng tig-isa sa 13 at 6. Mas mahaba ang laro, at mas marami ang nasa likod.',
  'rules.backgammon.nackgammon.board': 'Apat na checker sa likod: 194 pip.',
  'rules.backgammon.hypergammon': 'Hypergammon',
  'rules.backgammon.hypergammon.text': 'Tatlong checker bawat panig, sa 24, 23 at 22. Mabilis itong matapos.',
  'rules.backgammon.hypergammon.board': 'Blot ang bawat checker.',
  'rules.backgammon.longgammon': 'Longgammon',
  'rules.backgammon.longgammon.text': 'Nagsisimula sa 24 ang lahat ng labinlimang checker.',
  'rules.backgammon.longgammon.board': 'Buong ikot para sa lahat: 360 pip.',
};

export default lore;
