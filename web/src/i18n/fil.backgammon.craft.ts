/** The sentences of the lessons of backgammon about counting, opening plays and texts in Filipino; see `en.backgammon.craft.ts`. */

import type { BackgammonCraft } from './index';

export const craft: BackgammonCraft = {
  // Counting a race
  'rules.backgammon.race.text': 'Kapag nagkalampasan na ang dalawang panig, karera na ito at pip count ang magpapasya. Nasasayang ang pip sa patong at puwang, kaya itinatama ito ng mga manlalaro.',
  'rules.backgammon.keith': 'Keith count',
  'rules.backgammon.keith.text': 'Idagdag sa pip ng bawat panig:',
  'rules.backgammon.keith.one': '2 sa bawat checker na lampas sa una sa point 1',
  'rules.backgammon.keith.two': '1 sa bawat checker na lampas sa una sa point 2',
  'rules.backgammon.keith.three': '1 sa bawat checker na lampas sa ikatlo sa point 3',
  'rules.backgammon.keith.gaps': '1 sa bawat bakanteng point sa 4, 5 at 6',
  'rules.backgammon.keith.seventh': 'Saka dagdagan ng ikapito ang bilang ng maghahagis, nang walang praksiyon.',
  'rules.backgammon.keith.double': 'Dumoble kung hindi hihigit sa 4 ang lamang nito sa kabila, dumoble muli kung hindi hihigit sa 3. Mag-take kung 2 o higit pa ang lamang.',
  'rules.backgammon.race.board': 'Puti ang maghahagis. Magbilang bago dumoble.',
  'rules.backgammon.race.example': 'Ang karera sa itaas',
  'rules.backgammon.race.side': 'Panig',
  'rules.backgammon.race.pips': 'Pip',
  'rules.backgammon.race.added': 'Idinagdag',
  'rules.backgammon.race.raised': 'May ikapito',
  'rules.backgammon.race.verdict': (white, black) => `${white} laban sa ${black}: lamang ng ${white - black}. Dumoble, dumoble muli, at mag-take.`,
  'rules.backgammon.trice': 'Ang rule of 62 ni Trice',
  'rules.backgammon.trice.text': 'Mula sa pip ng nangunguna, na siyang maghahagis, sinasabi nito kung gaano kahuli ang kabila para makapag-take pa. Mula 62 pip: ikasampung bahagi at 2. Mas mababa: bawasan ng 5 at hatiin sa 7.',
  'rules.backgammon.trice.double': 'Dumoble mula 3 pip bago ang puntong iyon, dumoble muli mula 2.',
  'rules.backgammon.trice.leader': 'Nangunguna',
  'rules.backgammon.trice.first': 'Doble mula',
  'rules.backgammon.trice.again': 'Doble muli mula',
  'rules.backgammon.trice.last': 'Take hanggang',

  // Opening plays
  'rules.backgammon.openings.text': 'Labinlima ang unang hagis. Bawat isa ay may tirang pinakagusto ng malalakas na program, o ilang magkakasinghusay.',
  'rules.backgammon.openings.board': 'Anim at isa: ginagawa ng 13/7 8/7 ang bar point, at hinaharangan ng tatlong sunod na point ang Itim.',
  'rules.backgammon.openings.all': 'Lahat ng labinlima',
  'rules.backgammon.openings.throw': 'Hagis',
  'rules.backgammon.openings.play': 'Tira',
  'rules.backgammon.openings.idea': 'Ideya',
  'rules.backgammon.openings.idea.point': 'Gumagawa ng point.',
  'rules.backgammon.openings.idea.run': 'Tumatakbo.',
  'rules.backgammon.openings.idea.split': 'Naghihiwalay sa likod at nagdadala ng builder.',
  'rules.backgammon.openings.idea.choice': 'Ilan ang magkakasinghusay.',
  'rules.backgammon.openings.source': 'Ayon sa dalawang program, para sa pera, tatlong tira ang tinatanaw.',

  // Notation
  'rules.backgammon.notation.text': 'Isinusulat ang tira mula point hanggang point, sa bilang ng gumagalaw: 8/5 6/5. Hit ang asterisk; “bar” at “off” ang bar at palabas.',
  'rules.backgammon.notation.board': 'Laruin ang 24/20*/18, at tingnan kung paano isinusulat.',
  'rules.backgammon.notation.plays': 'Mga tira',
  'rules.backgammon.notation.action': 'Hakbang-hakbang',
  'rules.backgammon.notation.written': 'Karaniwang sulat',
  'rules.backgammon.notation.typing': 'Puwede mong i-type ang alinman. Pababa ang numero sa itinatago ng bahay.',
  'rules.backgammon.notation.ids': 'Mga ID',
  'rules.backgammon.notation.ids.text': 'Kasya ang posisyon sa isang linya ng teksto na nababasa ng ibang program. Ang simula ng laro:',
  'rules.backgammon.notation.position': 'Position ID: ang mga checker, ayon sa maghahagis.',
  'rules.backgammon.notation.match': 'Match ID: cube, dice, iskor, at kung kaninong turno.',
  'rules.backgammon.notation.xgid': 'XGID: lahat ng iyon sa isa, Puti ang X.',
  'rules.backgammon.notation.files': 'Itinatago ang laro bilang .mat, na nababasa ng karamihan, o bilang SGF.',
};

export default craft;
