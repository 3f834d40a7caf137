/** What the rooms of Go are like in Japanese; see `ja.ts`. */

import type { GoRooms } from './index';

export default {
  'family.capture-go.what': '相手の石を囲んで取ります。決められた数を先に取ったほうが勝ちです。',
  'family.go.what': '相手より広く囲みます。',

  // What all rooms of a family have in common
  'go.tag.capture-go.what': '自殺手は禁止で、前の盤面に戻すこともできません。',
  'go.tag.go.what': '双方がパスしたら、死に石を確認して計算します。',
  'go.tag.marks': 'アタリの石に印が付きます。',

  // Rooms: one line, then how it goes
  'preset.first-capture.what': '最初の一歩。小さな盤で、先に石を取ったほうが勝ちです。',
  'preset.first-capture.opening': '7×7。パスはできません。打てなくなったら負けです。',
  'preset.capture-5.what': '相手より先に五子を取ります。',
  'preset.capture-5.opening': '9×9、五子先取。',
  'preset.capture-10.what': '広めの盤で十子。地も大切になります。',
  'preset.capture-10.opening': '13×13、十子先取。',
  'preset.capture.what': '規則の文面どおりの石取りゲームです。',
  'preset.capture.opening': '先手が黒白を選びます。双方ともパスでき、打ち終わりに同意することもできます。',
  'preset.go-9.what': '15分ほどで打てる一局です。',
  'preset.go-9.opening': '9×9。双方がパスしたら死に石を確認して計算します。',
  'preset.go-13.what': '小さな盤と大きな盤の間です。',
  'preset.go-13.opening': '13×13。双方がパスしたら死に石を確認して計算します。',
  'preset.go-19.what': '正式な盤です。',
  'preset.go-19.opening': '19×19。双方がパスしたら死に石を確認して計算します。',
} satisfies GoRooms;
