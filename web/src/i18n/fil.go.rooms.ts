/** What the rooms of Go are like in Filipino; see `fil.ts`. */

import type { GoRooms } from './index';

export default {
  'family.capture-go.what': 'Paligiran at kunin ang mga bato: panalo ang unang makakuha ng itinakdang bilang.',
  'family.go.what': 'Paligiran ang mas malaking bahagi ng board kaysa sa kalaban.',

  // What all rooms of a family have in common
  'go.tag.capture-go.what': 'Bawal ang suicide, at hindi puwedeng maulit ang naunang board.',
  'go.tag.go.what': 'Kapag nag-pass ang dalawa, pinagkakasunduan ang mga patay na bato at binibilang ang board.',
  'go.tag.marks': 'Minamarkahan ang mga chain na nasa atari.',

  // Rooms: one line, then how it goes
  'preset.first-capture.what': 'Unang aralin: maliit na board, at panalo ang unang makakuha.',
  'preset.first-capture.opening': '7×7. Walang pass: talo ang hindi makapaglagay ng bato.',
  'preset.capture-5.what': 'Kumuha ng limang bato bago ang kalaban.',
  'preset.capture-5.opening': '9×9, unahan sa lima.',
  'preset.capture-10.what': 'Sampung bato sa mas malaking board, kung saan mahalaga na ang teritoryo.',
  'preset.capture-10.opening': '13×13, unahan sa sampu.',
  'preset.capture.what': 'Capture Go ayon sa nakasulat na patakaran.',
  'preset.capture.opening': 'Pumipili ng kulay ang unang manlalaro. Puwedeng mag-pass ang dalawa, at magkasundong tapos na ang paglalaro.',
  'preset.go-9.what': 'Buong laro sa loob ng labinlimang minuto.',
  'preset.go-9.opening': '9×9. Pagkatapos ng dalawang pass, pinagkakasunduan ang mga patay na bato at binibilang ang board.',
  'preset.go-13.what': 'Nasa pagitan ng maliit at malaking board.',
  'preset.go-13.opening': '13×13. Pagkatapos ng dalawang pass, pinagkakasunduan ang mga patay na bato at binibilang ang board.',
  'preset.go-19.what': 'Ang buong board.',
  'preset.go-19.opening': '19×19. Pagkatapos ng dalawang pass, pinagkakasunduan ang mga patay na bato at binibilang ang board.',
} satisfies GoRooms;
