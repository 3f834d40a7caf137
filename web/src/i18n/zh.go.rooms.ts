/** What the rooms of Go are like in Chinese; see `zh.ts`. */

import type { GoRooms } from './index';

export default {
  'family.capture-go.what': '围住并提掉对方的子：先提满约定子数者胜。',
  'family.go.what': '比对方围住更多的地盘。',

  // What all rooms of a family have in common
  'go.tag.capture-go.what': '禁止自杀，也不得重现先前的全局。',
  'go.tag.go.what': '双方都停一手后，先确认死子，再计算胜负。',
  'go.tag.marks': '被打吃的棋会标出。',

  // Rooms: one line, then how it goes
  'preset.first-capture.what': '第一课：小棋盘，先提子者胜。',
  'preset.first-capture.opening': '7×7。不能停一手：无处落子者负。',
  'preset.capture-5.what': '先提五子者胜。',
  'preset.capture-5.opening': '9×9，先提满五子。',
  'preset.capture-10.what': '大一些的棋盘，先提十子，围地开始重要。',
  'preset.capture-10.opening': '13×13，先提满十子。',
  'preset.capture.what': '按成文规则下的吃子棋。',
  'preset.capture.opening': '先行者选择执黑或执白。双方都可以停一手，也可以同意棋已下完。',
  'preset.go-9.what': '一刻钟下完一整盘。',
  'preset.go-9.opening': '9×9。双方停一手后确认死子并计算。',
  'preset.go-13.what': '介于小棋盘与大棋盘之间。',
  'preset.go-13.opening': '13×13。双方停一手后确认死子并计算。',
  'preset.go-19.what': '标准棋盘。',
  'preset.go-19.opening': '19×19。双方停一手后确认死子并计算。',
} satisfies GoRooms;
