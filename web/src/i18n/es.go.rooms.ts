/** What the rooms of Go are like in Spanish; see `es.ts`. */

import type { GoRooms } from './index';

export default {
  'family.capture-go.what': 'Rodea piedras y captúralas: gana quien antes capture el número fijado.',
  'family.go.what': 'Rodea más tablero que tu rival.',

  // What all rooms of a family have in common
  'go.tag.capture-go.what': 'El suicidio está prohibido y ningún tablero anterior puede repetirse.',
  'go.tag.go.what': 'Cuando ambas partes pasan, se acuerdan las piedras muertas y se cuenta el tablero.',
  'go.tag.marks': 'Las cadenas en atari se marcan.',

  // Rooms: one line, then how it goes
  'preset.first-capture.what': 'La primera lección: un tablero pequeño, y gana la primera captura.',
  'preset.first-capture.opening': '7×7. No se puede pasar: quien no pueda poner una piedra pierde.',
  'preset.capture-5.what': 'Captura cinco piedras antes que tu rival.',
  'preset.capture-5.opening': '9×9, gana quien llegue a cinco.',
  'preset.capture-10.what': 'Diez piedras en un tablero mayor, donde el territorio empieza a importar.',
  'preset.capture-10.opening': '13×13, gana quien llegue a diez.',
  'preset.capture.what': 'El Go de captura tal como está escrito su reglamento.',
  'preset.capture.opening': 'Quien empieza elige color. Ambas partes pueden pasar y acordar que se ha acabado de jugar.',
  'preset.go-9.what': 'Una partida entera en un cuarto de hora.',
  'preset.go-9.opening': '9×9. Tras dos pases se acuerdan las piedras muertas y se cuenta el tablero.',
  'preset.go-13.what': 'Entre el tablero pequeño y el grande.',
  'preset.go-13.opening': '13×13. Tras dos pases se acuerdan las piedras muertas y se cuenta el tablero.',
  'preset.go-19.what': 'El tablero completo.',
  'preset.go-19.opening': '19×19. Tras dos pases se acuerdan las piedras muertas y se cuenta el tablero.',
} satisfies GoRooms;
