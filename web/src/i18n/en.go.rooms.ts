/** What the rooms of Go are like in English; see `en.ts`. */

export const rooms = {
  'family.capture-go.what': 'Surround stones and take them: whoever takes the set number first wins.',
  'family.go.what': 'Surround more of the board than your opponent.',

  // What all rooms of a family have in common
  'go.tag.capture-go.what': 'Suicide is forbidden, and no earlier board may come again.',
  'go.tag.go.what': 'When both have passed, the dead stones are agreed on and the board is counted.',
  'go.tag.marks': 'Chains in atari are marked.',

  // Rooms: one line, then how it goes
  'preset.first-capture.what': 'The first lesson: a small board, and the first capture wins.',
  'preset.first-capture.opening': '7×7. There is no passing: whoever cannot place a stone loses.',
  'preset.capture-5.what': 'Take five stones before your opponent does.',
  'preset.capture-5.opening': '9×9, first to five.',
  'preset.capture-10.what': 'Ten stones on a larger board, where territory begins to matter.',
  'preset.capture-10.opening': '13×13, first to ten.',
  'preset.capture.what': 'Capture Go as its rules are written.',
  'preset.capture.opening': 'The first player chooses a colour. Both may pass, and may agree that play is over.',
  'preset.go-9.what': 'A whole game in a quarter of an hour.',
  'preset.go-9.opening': '9×9. After two passes the dead stones are agreed on and the board is counted.',
  'preset.go-13.what': 'Between the small board and the large one.',
  'preset.go-13.opening': '13×13. After two passes the dead stones are agreed on and the board is counted.',
  'preset.go-19.what': 'The full board.',
  'preset.go-19.opening': '19×19. After two passes the dead stones are agreed on and the board is counted.',
} as const;

export type English = typeof rooms;
