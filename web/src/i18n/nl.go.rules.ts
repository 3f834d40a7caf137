/** The sentences of the rules pages of Go in Dutch; see `en.ts` and `nl.ts`. */

import type { GoRules } from './index';

export const rules: GoRules = {
  // The overview
  'rules.go.title': 'De regels van go en slag-go',
  'rules.go.intro': 'Twee spelers zetten om de beurt een steen op een punt van het bord; Zwart begint. Stenen worden niet verplaatst, maar kunnen worden ingesloten en geslagen.',
  'rules.go.two': 'Twee spellen',
  'rules.go.two.capture': 'Slag-go: wie het eerst het afgesproken aantal stenen slaat, wint. De beste manier om te beginnen.',
  'rules.go.two.ordinary': 'Go: wie het grootste deel van het bord heeft, wint.',

  // Liberties
  'rules.go.liberties': 'Stenen en vrijheden',
  'rules.go.liberties.text': 'De lege punten naast een steen, langs de lijnen, zijn zijn vrijheden.',
  'rules.go.liberties.chain': 'Stenen van één kleur die elkaar langs een lijn raken, vormen een keten. Ze delen hun vrijheden; elk punt telt één keer.',
  'rules.go.liberties.board': 'Vraag naar een steen: de scheidsrechter telt zijn vrijheden. d4 heeft er vier, a7 in de hoek twee.',

  // Capture
  'rules.go.capture': 'Stenen slaan',
  'rules.go.capture.text': 'Een keten zonder vrijheden gaat meteen van het bord. Met nog één vrijheid staat hij in atari.',
  'rules.go.capture.one': 'De witte steen d4 staat in atari. Sla hem op d3: waar de eerste slag wint, is het dan afgelopen.',
  'rules.go.capture.chains': 'Eén steen kan meer ketens slaan. Vraag naar e4: die slaat drie stenen.',
  'rules.go.race': 'De wedloop',
  'rules.go.race.text': 'Wie het afgesproken aantal heeft geslagen, wint meteen. Meer mag ook.',
  'rules.go.race.board': 'Wie het eerst vijf heeft: Zwart heeft er vier, Wit drie. Sla op c4 en win, of speel elders en laat Wit e4 spelen.',

  // The forbidden point
  'rules.go.forbidden': 'Het verboden punt',
  'rules.go.forbidden.text': 'Een steen mag niet op een punt waar zijn keten geen vrijheid zou hebben: dat is zelfmoord.',
  'rules.go.forbidden.but': 'Het mag wel als hij iets slaat. De tegenstander gaat eerst van het bord, en dat geeft ruimte.',
  'rules.go.forbidden.board': 'Mag Zwart op d5? Op g7? Op a1? Op a1 slaat de steen er twee.',
  'rules.go.forbidden.chain': 'g6 zou twee stenen zonder vrijheid laten. Ook dat is verboden.',
  'rules.go.airless': 'Allebei zonder vrijheden',
  'rules.go.airless.text': 'Laat een steen ketens van beide partijen zonder vrijheden, dan gaan alleen die van de tegenstander van het bord.',
  'rules.go.airless.board': 'Beide ketens hebben alleen a1 nog. Wie daar speelt, slaat de andere.',

  // Snapback
  'rules.go.snapback': 'Terugslag (snapback)',
  'rules.go.snapback.text': 'Geef één steen en sla er meer. De steen die de jouwe slaat, zet zijn eigen keten in atari.',
  'rules.go.snapback.board': 'Wie het eerst drie heeft. Speel d1; Wit slaat die op c1; sla er drie op d1. Speel je eerst c1, dan verbindt Wit op d1.',

  // Ko
  'rules.go.ko': 'Ko',
  'rules.go.ko.text': 'Eén steen slaat één steen, en de ander zou kunnen terugslaan, eindeloos. Daarom mag niet meteen worden teruggeslagen.',
  'rules.go.ko.threat': 'Speel eerst elders. Antwoordt je tegenstander daar, dan is de ko weer open.',
  'rules.go.ko.board': 'Sla op e4. Wit mag op d4 niet meteen terugslaan, maar wel na een zet van elk elders.',

  // Superko
  'rules.go.superko': 'Superko',
  'rules.go.superko.text': 'Ook langere cirkels zijn verboden: geen steen mag een bord terugbrengen dat er al is geweest.',
  'rules.go.superko.kinds': 'Positioneel: hetzelfde bord is genoeg. Situationeel: dezelfde partij moet dan ook aan zet zijn.',
  'rules.go.superko.free': 'Passen is nooit verboden. Het aantal geslagen stenen doet er niet toe.',
  'rules.go.superko.board': 'Positioneel. Wit geeft met a1 twee stenen, Zwart slaat ze op c1. Mag Wit op b1 terugslaan?',
  'rules.go.superko.situational.board': 'Situationeel. Dezelfde zetten: nu mag Wit op b1 slaan, want daarna is Zwart aan zet. Laat Zwart passen: mag Wit weer op a1?',
  'rules.go.superko.simple': 'Sommige regels kennen alleen de gewone ko. Daar eindigt een getelde partij zonder uitslag als een situatie voor de derde keer komt en niemand er iets mee heeft gewonnen.',

  // The end of a capture game
  'rules.go.ending': 'Het einde van slag-go',
  'rules.go.ending.text': 'Haalt niemand het aantal, dan eindigt het spel als beiden na elkaar passen, of als de een zegt dat het klaar is en de ander instemt. Wie meer heeft geslagen, wint.',
  'rules.go.ending.board': 'Zwart heeft er twee geslagen, Wit een. Laat beiden passen, of zeg dat het klaar is en stem in.',
  'rules.go.tie': 'Gelijk aantal',
  'rules.go.tie.text': 'De regels zeggen wat er dan gebeurt: remise, winst voor Wit, het bord wordt geteld, of er wordt doorgespeeld.',
  'rules.go.tie.board': 'Elk een, en gelijk is remise. Laat beiden passen.',
  'rules.go.tie.area.board': 'Elk een, en het bord wordt geteld: Zwart heeft 28 punten, Wit 21.',
  'rules.go.passing': 'Regels voor passen',
  'rules.go.passing.text': 'Passen kan vrij zijn, beperkt in aantal, verboden, of een geslagen steen kosten. Waar het verboden is, verliest wie geen steen kan zetten.',
  'rules.go.no_moves.board': 'Zwart speelt b5. Elk punt dat overblijft is zelfmoord voor Wit, en Wit heeft verloren.',

  // Counting
  'rules.go.counting': 'Tellen',
  'rules.go.counting.text': 'Go eindigt als beiden na elkaar passen. Een leeg gebied dat alleen stenen van één kleur raakt, is van die partij.',
  'rules.go.area': 'Op oppervlakte',
  'rules.go.area.text': 'Je stenen op het bord en de punten die ze omsluiten. Wat je hebt geslagen telt niet.',
  'rules.go.area.board': 'Zwart heeft 28 punten. Wit heeft er 21 en 7,5 komi: 28,5. Laat beiden passen, zeg dat niets dood is, en accepteer.',
  'rules.go.territory': 'Op gebied',
  'rules.go.territory.text': 'De punten die je omsluit, en de stenen van de tegenstander die geslagen of dood zijn. Je eigen stenen op het bord tellen niet.',
  'rules.go.territory.board': 'Zwart omsluit 21 punten en heeft er twee geslagen: 23. Wit omsluit er 14, heeft er een geslagen en 6,5 komi: 21,5.',
  'rules.go.komi': 'Komi en voorgift',
  'rules.go.komi.text': 'Komi zijn punten voor Wit, die als tweede speelt. Het halve punt sluit remise uit.',
  'rules.go.handicap.text': 'De zwakkere speler heeft Zwart en begint met stenen op het bord. Wit doet dan de eerste zet, en de komi is een half punt.',
  'rules.go.handicap.board': 'Drie stenen op vaste punten. Wit begint.',
  'rules.go.handicap.free.board': 'Twee stenen waar je wilt: Zwart zet ze een voor een.',
  'rules.go.seki': 'Seki',
  'rules.go.seki.text': 'Soms kan geen van beiden aanvallen zonder geslagen te worden. Beide leven: seki. Bij tellen op gebied tellen punten in een seki niet.',
  'rules.go.seki.board': 'Elk heeft één oog, en beide hebben c1 nodig. Wie daar speelt, wordt geslagen. Probeer het.',

  // Dead stones
  'rules.go.settling': 'Dode stenen',
  'rules.go.settling.text': 'Stenen die niet kunnen ontsnappen zijn dood. Je hoeft ze niet te slaan: als beiden hebben gepast, worden de spelers het erover eens.',
  'rules.go.settling.how': 'De een noemt de dode stenen. De ander accepteert, noemt andere, of speelt door.',
  'rules.go.settling.board': 'De witte steen b4 kan niet leven. Kies hem, en accepteer.',
  'rules.go.dispute': 'Als je het niet eens bent',
  'rules.go.dispute.text': 'Speel door en sla wat volgens jou dood is. Passen beiden weer zonder een steen ertussen, dan geldt elke steen als levend.',
  'rules.go.dispute.turn': 'Bij oppervlakte gaat de beurt gewoon verder. Bij gebied is de tegenstander van wie doorspeelt het eerst aan zet.',
  'rules.go.dispute.board': 'Zwart noemt b4 dood. Laat Wit doorspelen en beiden passen: b4 geldt als levend.',
  'rules.go.as_is': 'Zonder overleg',
  'rules.go.as_is.text': 'Tromp-Taylor vraagt niemand iets: na twee keer passen telt het bord zoals het ligt.',
  'rules.go.as_is.board': 'Laat beiden passen: b4 bederft de hele helft van Zwart.',

  // Starts and colours
  'rules.go.starts': 'Begin en kleuren',
  'rules.go.crosscut': 'Gekruiste stenen',
  'rules.go.crosscut.text': 'Een partij kan met een kruissnede beginnen: er wordt meteen gevochten. Dat is goed voor Zwart, en past dus bij de taartregel.',
  'rules.go.crosscut.board': 'Kruissnede en taartregel: na de eerste zwarte steen mag de ander Zwart overnemen.',
  'rules.go.twin.board': 'Twee kruissneden.',
  'rules.go.colors': 'Wie Zwart heeft',
  'rules.go.colors.text': 'De eerste speler heeft Zwart, of kiest, of het huis loot (nigiri). Met de taartregel zet de een de eerste steen, en mag de ander van kleur wisselen.',
  'rules.go.choosing.board': 'De eerste speler kiest een kleur. Zwart begint hoe dan ook.',

  // Rules in a few lines
  'rules.go.short.wins.first': 'Wie de eerste steen slaat.',
  'rules.go.short.wins.target': (n) => `Wie het eerst ${n} stenen slaat.`,
  'rules.go.short.wins.count': 'Wie de hoogste telling heeft.',
  'rules.go.short.ko.none': 'Komt niet voor.',
  'rules.go.short.ko.simple': 'Gewone ko.',
  'rules.go.short.ko.positional': 'Positionele superko.',
  'rules.go.short.ko.situational': 'Situationele superko.',
  'rules.go.short.suicide.no': 'Verboden.',
  'rules.go.short.suicide.yes': 'Mag met twee stenen of meer.',
  'rules.go.short.pass.none': 'Nooit.',
  'rules.go.short.pass.free': 'Mag.',
  'rules.go.short.pass.agree': 'Mag; samen besluiten dat het klaar is mag ook.',
  'rules.go.short.tie.draw': 'Remise.',
  'rules.go.short.tie.area': 'Het bord wordt geteld.',
  'rules.go.short.komi': 'Komi',
  'rules.go.short.handicap': 'Voorgift',
  'rules.go.short.handicap.fixed': 'Op vaste punten.',
  'rules.go.short.handicap.free': 'Waar je wilt.',
  'rules.go.short.bonus.n': 'Wit krijgt een punt per steen.',
  'rules.go.short.bonus.n-1': 'Wit krijgt een punt per steen, op één na.',
  'rules.go.short.dead.agree': 'In overleg.',
  'rules.go.short.dead.as-is': 'Gelden als levend.',
  'rules.go.short.colors.fixed': 'De eerste speler.',
  'rules.go.short.colors.choose': 'De eerste speler kiest.',

  // Rooms and rule sets
  'rules.go.set.capture-race': 'Slagwedloop',
  'rules.go.set.chinese': 'Chinese regels',
  'rules.go.set.japanese': 'Japanse regels',
  'rules.go.set.korean': 'Koreaanse regels',
  'rules.go.set.aga': 'AGA-regels',
  'rules.go.set.new-zealand': 'Regels van Nieuw-Zeeland',
  'rules.go.set.tromp-taylor': 'Tromp-Taylor-regels',
  'rules.go.about.first-capture': 'Voor een eerste partij. Passen mag niet: op het eind moet zelfs veilige ruimte worden gevuld, dus houd wat over.',
  'rules.go.about.capture-5': 'Eén steen mag je geven voor een betere plek; vijf niet.',
  'rules.go.about.capture': 'Slag-go zoals de bron het beschrijft. De eerste speler kiest een kleur, en een gelijk aantal is remise.',
  'rules.go.about.capture-race': 'Een gelijk aantal is hier geen remise: het bord wordt geteld. Op het grotere bord gaat veilig gebied meetellen.',
  'rules.go.about.go': 'Go volgens de Chinese regels.',
  'rules.go.about.chinese': 'Geteld op oppervlakte: spelen in je eigen gebied kost niets. In China telt men alleen stenen, en heten 7,5 punten 3¾ steen.',
  'rules.go.about.japanese': 'Geteld op gebied: een steen in je eigen gebied kost een punt.',
  'rules.go.about.korean': 'In spel en telling als de Japanse regels.',
  'rules.go.about.aga': 'De American Go Association. Haar spelers mogen ook op gebied tellen en voor elke pas een steen afstaan: de uitslag is dezelfde.',
  'rules.go.about.new-zealand': 'De komi heeft geen half punt, dus remise kan; met voorgift is er geen komi. Voorgiftstenen gaan waar je wilt.',
  'rules.go.about.tromp-taylor': 'De kortste regels die er zijn. Sla dode stenen voordat je past.',
  'rules.go.suicide': 'Zelfmoord',
  'rules.go.suicide.text': 'Twee stenen of meer mogen zonder vrijheid blijven. Ze gaan van het bord en gelden als geslagen door de tegenstander. Eén steen alleen nooit.',
  'rules.go.suicide.board': 'Speel g6: beide zwarte stenen gaan van het bord.',
  'rules.go.play': 'Probeer deze regels',
  'rules.go.play.board': 'Speel beide kanten.',

  // A live board
  'rules.go.first_player': 'Eerste speler',
  'rules.go.marks': 'Ketens in atari markeren',
  'rules.go.yes.wins': 'Dat wint.',
  'rules.go.taken': (black, white) => `Geslagen: Zwart ${black}, Wit ${white}.`,
  'rules.go.taken.of': (black, white, of) => `Geslagen: Zwart ${black} van ${of}, Wit ${white} van ${of}.`,
  'rules.go.score': (black, white) => `Telling: Zwart ${black}, Wit ${white}.`,

  // Where it comes from
  'rules.go.source.chinese': 'Chinese regels, vertaald door James Davies (Engels)',
  'rules.go.source.japanese': 'Japanse regels van 1989, vertaald door James Davies (Engels)',
  'rules.go.source.aga': 'Regels van de American Go Association',
  'rules.go.source.new-zealand': 'New Zealand Go Society',
  'rules.go.source.tromp-taylor': 'Tromp-Taylor: de logische regels van go',
  'rules.go.source.atari': 'Sensei’s Library: Atari Go',
  'rules.go.source.ours': 'Waar deze zwijgen heeft dit huis gekozen: één steen mag nooit zelfmoord plegen, zeggen dat het klaar is kost de beurt, en hoe een seki bij het tellen wordt herkend.',
};

export default rules;
