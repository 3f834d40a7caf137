/** The sentences of the lessons of backgammon about the cube and matches in Dutch; see `en.backgammon.cube.ts`. */

import type { BackgammonCubeWords } from './index';

export const cube: BackgammonCubeWords = {
  // The cube
  'rules.backgammon.cube.text': 'De kubus begint in het midden en telt 1. Voor je worp mag je verdubbelen. De ander accepteert, en het spel telt dubbel, of past, en verliest wat de kubus eerst aangaf.',
  'rules.backgammon.cube.when': 'Wie accepteert, krijgt de kubus: alleen die kant mag daarna verdubbelen. Niemand verdubbelt voor de eerste zet van een spel.',
  'rules.backgammon.cube.quarter': 'Zonder gammons en zonder de kubus loont accepteren bij één kans op vier: drie keer 2 verliezen en één keer 2 winnen is hetzelfde als vier keer passen. Omdat de kubus van jou is, is iets minder genoeg.',
  'rules.backgammon.cube.board': 'Wit verdubbelt. Antwoord voor Zwart: accepteren of passen.',
  'rules.backgammon.owner': 'Van wie de kubus is',
  'rules.backgammon.owner.text': 'De eigenaar mag voor elke eigen worp opnieuw verdubbelen. Wie de kubus weggaf, moet wachten tot hij terugkomt.',
  'rules.backgammon.owner.board': 'De kubus staat op 2 en is van Zwart. Geaccepteerd gaat hij naar 4 en naar Wit.',
  'rules.backgammon.shut': 'Buitengesloten',
  'rules.backgammon.shut.text': 'Wie niet binnen kan, heeft toch zijn beurt en mag voor elke worp verdubbelen. Hier is geen knop die dat overslaat.',
  'rules.backgammon.shut.board': 'Wit komt niet binnen, wat er ook ligt. Verdubbelen mag toch.',
  'rules.backgammon.dead': 'Een dode kubus',
  'rules.backgammon.dead.text': 'In een match kan de kubus al zoveel waard zijn dat winst van het spel de match wint. Draaien levert dan niets op en zet meer op het spel. Het mag; de pagina zegt wat het betekent.',
  'rules.backgammon.dead.board': 'Wit heeft 2 punten nodig en de kubus staat op 2. Verdubbelen zou alleen Zwart helpen.',

  // Beavers
  'rules.backgammon.beaver.text': 'Waar de kamer het toestaat, mag wie een verdubbeling krijgt meteen terugverdubbelen en de kubus houden: een beaver. Die zegt dat de verdubbeling een fout was.',
  'rules.backgammon.beaver.raccoon': 'Wie verdubbelde mag accepteren, passen of nog eens verdubbelen: een raccoon. De kubus blijft bij wie het eerst werd verdubbeld. In matches bestaat dit niet.',
  'rules.backgammon.beaver.board': 'Verdubbelen en beaver: 4. Raccoon: 8. Wie past, verliest de helft van waar om gespeeld zou worden.',
  'rules.backgammon.beaver.none': 'In een kamer zonder beavers kun je alleen accepteren of passen.',

  // Jacoby
  'rules.backgammon.jacoby.text': 'In spellen om punten tellen gammon en backgammon enkel zolang geen verdubbeling is geaccepteerd. Zo speelt niemand door voor een gammon met de kubus in het midden.',
  'rules.backgammon.jacoby.ties': 'Een kubus die door gelijke worpen is gedraaid, staat nog in het midden en geldt niet als geaccepteerd. Matches hebben deze regel niet.',
  'rules.backgammon.jacoby.board': 'Een gammon, maar niemand heeft verdubbeld: 1 punt.',
  'rules.backgammon.jacoby.taken': 'De kubus is op 2 geaccepteerd: de gammon telt 4.',

  // Matches
  'rules.backgammon.match.text': 'Een match gaat om een aantal punten. Spel volgt op spel, elk met een nieuwe openingsworp en de kubus in het midden, tot een kant genoeg heeft.',
  'rules.backgammon.match.board': 'Wit heeft 2 van de 7 punten. Een gammon met de kubus op 2 maakt 6.',
  'rules.backgammon.crawford.title': 'Het Crawford-spel',
  'rules.backgammon.crawford.text': 'Het eerste spel waarin een kant nog één punt nodig heeft, gaat zonder kubus. Dat is er één keer per match.',
  'rules.backgammon.crawford.board': 'Wit heeft één punt nodig. Zwart zou graag verdubbelen, en mag niet.',
  'rules.backgammon.post': 'Na Crawford',
  'rules.backgammon.post.text': 'Dan is de kubus terug. Wie achterstaat, heeft niets te verliezen en verdubbelt meteen.',
  'rules.backgammon.free_drop': 'Heeft wie achterstaat een even aantal punten nodig, dan kan de leider op één zo’n verdubbeling bijna gratis passen: er moeten evenveel spellen gewonnen worden. Dat is de vrije pas (free drop).',
  'rules.backgammon.free_drop.board': 'Zwart heeft 4 nodig. Na een pas 3: nog steeds twee verdubbelde spellen.',
  'rules.backgammon.one_point': 'Eén punt',
  'rules.backgammon.one_point.text': 'Een match om één punt is één spel, zonder kubus.',
  'rules.backgammon.one_point.board': 'Er valt niets te verdubbelen.',

  // Resigning
  'rules.backgammon.resign.text': 'Aan beurt mag je aanbieden een enkel spel, een gammon of een backgammon op te geven, maal de kubus. De ander neemt aan, of weigert en speelt door.',
  'rules.backgammon.resign.most': 'Je kunt niet meer aanbieden dan je nog kunt verliezen. Het meeste dat je kunt verliezen kan niet geweigerd worden, en een aanbod dat de match beslist ook niet.',
  'rules.backgammon.resign.double': 'Een verdubbeling wordt eerst beantwoord: dan opgeven is passen.',
  'rules.backgammon.resign.board': 'Zwart biedt een enkel spel. Wit mag op een gammon hopen en weigeren.',
  'rules.backgammon.resign.less': 'Zwart heeft één steen eraf en kan alleen een enkel spel verliezen. Wit kan dat niet weigeren.',
};

export default cube;
