/** The sentences of the rules pages of Go in Filipino; see `en.ts` and `fil.ts`. */

import type { GoRules } from './index';

export const rules: GoRules = {
  // The overview
  'rules.go.title': 'Ang mga patakaran ng Go at capture Go',
  'rules.go.intro': 'Salitang naglalagay ng bato ang dalawang manlalaro sa mga punto ng board; Itim ang nauuna. Hindi gumagalaw ang mga bato, pero puwede silang palibutan at hulihin.',
  'rules.go.two': 'Dalawang laro',
  'rules.go.two.capture': 'Capture Go: panalo ang unang makahuli ng itinakdang bilang ng bato. Ito ang pinakamagandang simula.',
  'rules.go.two.ordinary': 'Karaniwang Go: panalo ang may mas malaking bahagi ng board.',

  // Liberties
  'rules.go.liberties': 'Mga bato at liberty',
  'rules.go.liberties.text': 'Liberty ng isang bato ang mga bakanteng puntong katabi nito sa mga linya.',
  'rules.go.liberties.chain': 'Ang magkakulay na batong magkadikit sa linya ay isang chain. Iisa ang mga liberty nila; isang beses lang binibilang ang bawat punto.',
  'rules.go.liberties.board': 'Magtanong tungkol sa isang bato: bibilangin ng referee ang mga liberty nito. Apat ang sa d4, dalawa ang sa a7 sa sulok.',

  // Capture
  'rules.go.capture': 'Panghuhuli ng bato',
  'rules.go.capture.text': 'Inaalis agad ang chain na wala nang liberty. Kapag isa na lang ang liberty, nasa atari ito.',
  'rules.go.capture.one': 'Nasa atari ang Puting d4. Hulihin ito sa d3: kung panalo ang unang huli, tapos na ang laro.',
  'rules.go.capture.chains': 'Puwedeng makahuli ng ilang chain ang isang bato. Magtanong tungkol sa e4: tatlong bato ang mahuhuli.',
  'rules.go.race': 'Ang karera',
  'rules.go.race.text': 'Panalo agad ang makahuli ng itinakdang bilang. Ayos lang kung sobra.',
  'rules.go.race.board': 'Unahan sa lima: apat na ang sa Itim, tatlo ang sa Puti. Hulihin ang nasa c4 at manalo, o tumira sa iba at hayaang tumira ang Puti sa e4.',

  // The forbidden point
  'rules.go.forbidden': 'Ang bawal na punto',
  'rules.go.forbidden.text': 'Bawal ang batong mag-iiwan sa sariling chain nang walang liberty: suicide iyon.',
  'rules.go.forbidden.but': 'Puwede kung may mahuhuli. Inaalis muna ang sa kalaban, kaya nagkakaroon ng lugar.',
  'rules.go.forbidden.board': 'Puwede ba ang Itim sa d5? Sa g7? Sa a1? Sa a1, dalawa ang mahuhuli.',
  'rules.go.forbidden.chain': 'Dalawang bato ang mawawalan ng liberty dahil sa g6. Bawal din iyon.',
  'rules.go.airless': 'Parehong walang liberty',
  'rules.go.airless.text': 'Kung mawalan ng liberty ang mga chain ng dalawang panig dahil sa isang bato, ang sa kalaban lang ang inaalis.',
  'rules.go.airless.board': 'a1 na lang ang liberty ng dalawang chain. Mahuhuli ng sinumang tumira roon ang isa pa.',

  // Snapback
  'rules.go.snapback': 'Snapback',
  'rules.go.snapback.text': 'Magbigay ng isa, humuli ng mas marami. Mapupunta sa atari ang chain ng batong huhuli sa iyo.',
  'rules.go.snapback.board': 'Unahan sa tatlo. Tumira sa d1; huhulihin ito ng Puti sa c1; humuli ng tatlo sa d1. Kung uunahin ang c1, magdudugtong ang Puti sa d1.',

  // Ko
  'rules.go.ko': 'Ko',
  'rules.go.ko.text': 'Isang bato ang humuli ng isang bato, at puwede sanang gumanti ang kabila, nang walang katapusan. Kaya bawal gumanti agad.',
  'rules.go.ko.threat': 'Tumira muna sa ibang lugar. Kung doon sumagot ang kalaban, bukas na ulit ang ko.',
  'rules.go.ko.board': 'Humuli sa e4. Bawal sa Puti ang gumanti agad sa d4, pero puwede na pagkatapos ng tig-isang tira sa iba.',

  // Superko
  'rules.go.superko': 'Superko',
  'rules.go.superko.text': 'Pinipigilan din ang mas mahahabang pag-ikot: walang batong puwedeng magbalik ng board na naganap na.',
  'rules.go.superko.kinds': 'Positional: sapat na ang parehong board. Situational: dapat ding parehong panig ang titira.',
  'rules.go.superko.free': 'Hindi kailanman bawal ang mag-pass. Walang kinalaman ang bilang ng mga huli.',
  'rules.go.superko.board': 'Positional. Nagbigay ng dalawang bato ang Puti sa a1, at hinuli ng Itim sa c1. Puwede bang gumanti ang Puti sa b1?',
  'rules.go.superko.situational.board': 'Situational. Ganoon ding mga tira: puwede nang humuli ang Puti sa b1, dahil Itim na ang susunod. Ipa-pass ang Itim: puwede ba ulit ang Puti sa a1?',
  'rules.go.superko.simple': 'May mga patakarang simpleng ko lang. Doon, walang resulta ang binibilang na laro kapag pangatlong beses nang naganap ang isang sitwasyon at walang nakinabang.',

  // The end of a capture game
  'rules.go.ending': 'Pagtatapos ng capture Go',
  'rules.go.ending.text': 'Kung walang umabot sa bilang, tapos ang laro kapag magkasunod na nag-pass ang dalawa, o kapag sinabi ng isa na tapos na at pumayag ang isa. Panalo ang may mas maraming huli.',
  'rules.go.ending.board': 'Dalawa ang huli ng Itim, isa ang sa Puti. Ipa-pass ang dalawa, o sabihing tapos na at pumayag.',
  'rules.go.tie': 'Pantay na huli',
  'rules.go.tie.text': 'Nasa patakaran ang mangyayari: draw, panalo ang Puti, bibilangin ang board, o tuloy ang laro.',
  'rules.go.tie.board': 'Tig-isa, at draw ang pantay. Ipa-pass ang dalawa.',
  'rules.go.tie.area.board': 'Tig-isa, at bibilangin ang board: 28 punto ang sa Itim, 21 ang sa Puti.',
  'rules.go.passing': 'Mga patakaran sa pag-pass',
  'rules.go.passing.text': 'Puwedeng malaya, limitado, bawal, o may kapalit na isang nahuling bato ang pag-pass. Kung bawal, talo ang hindi makapaglagay ng bato.',
  'rules.go.no_moves.board': 'Tumira ang Itim sa b5. Suicide sa Puti ang lahat ng natitirang punto, kaya talo ang Puti.',

  // Counting
  'rules.go.counting': 'Pagbibilang',
  'rules.go.counting.text': 'Tapos ang karaniwang Go kapag magkasunod na nag-pass ang dalawa. Kung isang kulay lang ng bato ang katabi ng bakanteng lugar, sa panig na iyon ito.',
  'rules.go.area': 'Ayon sa area',
  'rules.go.area.text': 'Ang mga bato mo sa board at ang mga puntong napalibutan ng mga ito. Hindi bilang ang mga nahuli.',
  'rules.go.area.board': '28 punto ang sa Itim. 21 ang sa Puti at 7.5 ang komi: 28.5. Ipa-pass ang dalawa, sabihing walang patay, at tanggapin.',
  'rules.go.territory': 'Ayon sa teritoryo',
  'rules.go.territory.text': 'Ang mga puntong napalibutan mo, at ang mga bato ng kalaban na nahuli o patay. Hindi bilang ang sarili mong mga bato sa board.',
  'rules.go.territory.board': '21 punto ang napalibutan ng Itim at dalawa ang nahuli: 23. Sa Puti, 14 na punto, isang huli, at 6.5 na komi: 21.5.',
  'rules.go.komi': 'Komi at handicap',
  'rules.go.komi.text': 'Komi ang mga puntong ibinibigay sa Puti na pangalawang tumitira. Walang draw dahil sa kalahating punto.',
  'rules.go.handicap.text': 'Itim ang mas mahinang manlalaro at may mga bato na sa board. Puti ang unang titira, at kalahating punto ang komi.',
  'rules.go.handicap.board': 'Tatlong bato sa takdang mga punto. Puti ang unang titira.',
  'rules.go.handicap.free.board': 'Dalawang bato kahit saan: isa-isang inilalagay ng Itim.',
  'rules.go.seki': 'Seki',
  'rules.go.seki.text': 'Minsan, walang panig na puwedeng umatake nang hindi nahuhuli. Parehong buhay: seki. Sa bilang ng teritoryo, hindi bilang ang mga punto sa loob ng seki.',
  'rules.go.seki.board': 'Tig-isang mata, at pareho nilang kailangan ang c1. Mahuhuli ang sinumang tumira roon. Subukan.',

  // Dead stones
  'rules.go.settling': 'Mga patay na bato',
  'rules.go.settling.text': 'Patay ang mga batong hindi makakatakas. Hindi na kailangang hulihin: kapag nag-pass na ang dalawa, pagkakasunduan ang mga ito.',
  'rules.go.settling.how': 'Tinutukoy ng isa ang mga patay na bato. Tatanggapin ng isa, magtuturo ng iba, o itutuloy ang laro.',
  'rules.go.settling.board': 'Hindi mabubuhay ang Puting b4. Piliin ito, saka tanggapin.',
  'rules.go.dispute': 'Kapag hindi nagkasundo',
  'rules.go.dispute.text': 'Ituloy ang laro at hulihin ang sa tingin mo ay patay. Kung muling mag-pass ang dalawa nang walang bato sa pagitan, buhay ang bilang ng lahat.',
  'rules.go.dispute.turn': 'Sa area, tuloy lang ang palitan ng tira. Sa teritoryo, unang titira ang kalaban ng nagtuloy.',
  'rules.go.dispute.board': 'Patay raw ang b4, sabi ng Itim. Patuluyin ang Puti at ipa-pass ang dalawa: buhay ang bilang sa b4.',
  'rules.go.as_is': 'Walang kasunduan',
  'rules.go.as_is.text': 'Walang tinatanong ang Tromp-Taylor: pagkatapos ng dalawang pass, binibilang ang board kung ano ito.',
  'rules.go.as_is.board': 'Ipa-pass ang dalawa: sinisira ng b4 ang buong kalahati ng Itim.',

  // Starts and colours
  'rules.go.starts': 'Simula at mga kulay',
  'rules.go.crosscut': 'Magkakrus na bato',
  'rules.go.crosscut.text': 'Puwedeng magsimula ang laro sa cross-cut: may labanan agad. Pabor ito sa Itim, kaya bagay ito sa pie rule.',
  'rules.go.crosscut.board': 'Cross-cut at pie: pagkatapos ng unang bato ng Itim, puwedeng kunin ng isa ang Itim.',
  'rules.go.twin.board': 'Dalawang cross-cut.',
  'rules.go.colors': 'Kung sino ang Itim',
  'rules.go.colors.text': 'Itim ang unang manlalaro, o siya ang pipili, o magpapalabunutan ang bahay (nigiri). Sa pie, isa ang maglalagay ng unang bato, at puwedeng makipagpalit ng kulay ang isa.',
  'rules.go.choosing.board': 'Pumipili ng kulay ang unang manlalaro. Itim pa rin ang unang titira.',

  // Rules in a few lines
  'rules.go.short.wins.first': 'Ang unang makahuli ng bato.',
  'rules.go.short.wins.target': (n) => `Ang unang makahuli ng ${n} bato.`,
  'rules.go.short.wins.count': 'Ang may mas malaking bilang.',
  'rules.go.short.ko.none': 'Hindi nangyayari.',
  'rules.go.short.ko.simple': 'Simpleng ko.',
  'rules.go.short.ko.positional': 'Positional superko.',
  'rules.go.short.ko.situational': 'Situational superko.',
  'rules.go.short.suicide.no': 'Bawal.',
  'rules.go.short.suicide.yes': 'Puwede kung dalawang bato o higit pa.',
  'rules.go.short.pass.none': 'Hindi puwede.',
  'rules.go.short.pass.free': 'Puwede.',
  'rules.go.short.pass.agree': 'Puwede; puwede ring magkasundong tapos na.',
  'rules.go.short.tie.draw': 'Draw.',
  'rules.go.short.tie.area': 'Bibilangin ang board.',
  'rules.go.short.komi': 'Komi',
  'rules.go.short.handicap': 'Handicap',
  'rules.go.short.handicap.fixed': 'Sa takdang mga punto.',
  'rules.go.short.handicap.free': 'Kahit saan.',
  'rules.go.short.bonus.n': 'Isang punto sa Puti bawat bato.',
  'rules.go.short.bonus.n-1': 'Isang punto sa Puti bawat bato, bawas ang isa.',
  'rules.go.short.dead.agree': 'Pinagkakasunduan.',
  'rules.go.short.dead.as-is': 'Buhay ang bilang.',
  'rules.go.short.colors.fixed': 'Ang unang manlalaro.',
  'rules.go.short.colors.choose': 'Pipili ang unang manlalaro.',

  // Rooms and rule sets
  'rules.go.set.capture-race': 'Karera sa huli',
  'rules.go.set.chinese': 'Patakarang Tsino',
  'rules.go.set.japanese': 'Patakarang Hapones',
  'rules.go.set.korean': 'Patakarang Koreano',
  'rules.go.set.aga': 'Patakaran ng AGA',
  'rules.go.set.new-zealand': 'Patakaran ng New Zealand',
  'rules.go.set.tromp-taylor': 'Patakarang Tromp-Taylor',
  'rules.go.about.first-capture': 'Para sa unang laro. Bawal mag-pass: sa dulo, pati ligtas na lugar ay kailangang punuin, kaya magtira.',
  'rules.go.about.capture-5': 'Puwedeng ibigay ang isang bato para sa mas magandang lugar; hindi ang lima.',
  'rules.go.about.capture': 'Capture Go ayon sa pinagmulan. Pumipili ng kulay ang unang manlalaro, at draw ang pantay na huli.',
  'rules.go.about.capture-race': 'Hindi draw dito ang pantay na huli: binibilang ang board. Sa mas malaking board, mahalaga na ang ligtas na teritoryo.',
  'rules.go.about.go': 'Karaniwang Go sa patakarang Tsino.',
  'rules.go.about.chinese': 'Area ang binibilang: walang bawas ang pagtira sa sariling teritoryo. Sa Tsina, mga bato lang ang binibilang, at 3¾ bato ang tawag sa 7.5 punto.',
  'rules.go.about.japanese': 'Teritoryo ang binibilang: may bawas na isang punto ang bato sa sariling teritoryo.',
  'rules.go.about.korean': 'Gaya ng patakarang Hapones sa laro at sa bilang.',
  'rules.go.about.aga': 'American Go Association. Puwede ring teritoryo ang bilangin ng mga manlalaro nito at magbigay ng bato sa bawat pass: pareho ang resulta.',
  'rules.go.about.new-zealand': 'Walang kalahating punto ang komi, kaya puwedeng mag-draw; walang komi kapag may handicap. Kahit saan puwede ang mga batong handicap.',
  'rules.go.about.tromp-taylor': 'Ang pinakamaikling patakaran. Hulihin ang mga patay na bato bago mag-pass.',
  'rules.go.suicide': 'Suicide',
  'rules.go.suicide.text': 'Puwedeng mawalan ng liberty ang dalawang bato o higit pa. Inaalis ang mga ito at bilang na huli ng kalaban. Hindi kailanman ang nag-iisang bato.',
  'rules.go.suicide.board': 'Tumira sa g6: maaalis ang dalawang itim na bato.',
  'rules.go.play': 'Subukan ang patakarang ito',
  'rules.go.play.board': 'Laruin ang dalawang panig.',

  // A live board
  'rules.go.first_player': 'Unang manlalaro',
  'rules.go.marks': 'Markahan ang mga chain na nasa atari',
  'rules.go.yes.wins': 'Panalo iyon.',
  'rules.go.taken': (black, white) => `Mga huli: Itim ${black}, Puti ${white}.`,
  'rules.go.taken.of': (black, white, of) => `Mga huli: Itim ${black} sa ${of}, Puti ${white} sa ${of}.`,
  'rules.go.score': (black, white) => `Bilang: Itim ${black}, Puti ${white}.`,

  // Where it comes from
  'rules.go.source.chinese': 'Patakarang Tsino, salin ni James Davies (Ingles)',
  'rules.go.source.japanese': 'Patakarang Hapones ng 1989, salin ni James Davies (Ingles)',
  'rules.go.source.aga': 'Patakaran ng American Go Association',
  'rules.go.source.new-zealand': 'New Zealand Go Society',
  'rules.go.source.tromp-taylor': 'Tromp-Taylor: ang lohikal na patakaran ng Go',
  'rules.go.source.atari': 'Sensei’s Library: Atari Go',
  'rules.go.source.ours': 'Kung tahimik ang mga ito, ang bahay ang pumili: hindi kailanman puwedeng mag-suicide ang nag-iisang bato, nauubos ang tira ng nagsabing tapos na, at kung paano nakikilala ang seki sa bilang.',
};

export default rules;
