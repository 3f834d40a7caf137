/** What the rooms of Go are like in Dutch; see `nl.ts`. */

import type { GoRooms } from './index';

export default {
  'family.capture-go.what': 'Sluit stenen in en sla ze: wie het afgesproken aantal het eerst heeft, wint.',
  'family.go.what': 'Omsingel meer van het bord dan je tegenstander.',

  // What all rooms of a family have in common
  'go.tag.capture-go.what': 'Zelfmoord is verboden, en geen eerder bord mag terugkomen.',
  'go.tag.go.what': 'Als beiden hebben gepast, worden de dode stenen afgesproken en het bord geteld.',
  'go.tag.marks': 'Ketens in atari worden gemarkeerd.',

  // Rooms: one line, then how it goes
  'preset.first-capture.what': 'De eerste les: een klein bord, en de eerste slag wint.',
  'preset.first-capture.opening': '7×7. Passen bestaat niet: wie geen steen kan plaatsen, verliest.',
  'preset.capture-5.what': 'Sla vijf stenen voordat je tegenstander dat doet.',
  'preset.capture-5.opening': '9×9, wie het eerst vijf heeft.',
  'preset.capture-10.what': 'Tien stenen op een groter bord, waar gebied begint te tellen.',
  'preset.capture-10.opening': '13×13, wie het eerst tien heeft.',
  'preset.capture.what': 'Slag-go zoals de regels geschreven staan.',
  'preset.capture.opening': 'Wie begint, kiest een kleur. Beiden mogen passen en afspreken dat er is uitgespeeld.',
  'preset.go-9.what': 'Een hele partij in een kwartier.',
  'preset.go-9.opening': '9×9. Na twee keer passen worden de dode stenen afgesproken en het bord geteld.',
  'preset.go-13.what': 'Tussen het kleine bord en het grote.',
  'preset.go-13.opening': '13×13. Na twee keer passen worden de dode stenen afgesproken en het bord geteld.',
  'preset.go-19.what': 'Het volle bord.',
  'preset.go-19.opening': '19×19. Na twee keer passen worden de dode stenen afgesproken en het bord geteld.',
} satisfies GoRooms;
