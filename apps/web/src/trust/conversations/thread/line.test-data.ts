import type { Line } from './held-lines.ts'

/** A line of a talk as the tests want it. */
export const lineOf = (number: number, rest: Partial<Line> = {}): Line => ({
  id: number,
  conversationId: 1,
  number,
  side: 'asker',
  mine: false,
  uid: 100_001,
  nickName: null,
  html: `line ${number}`,
  text: `line ${number}`,
  files: [],
  fileIds: [],
  orderId: null,
  warnings: [],
  firstLink: false,
  clientKey: null,
  saidAt: number,
  takenBackAt: null,
  ...rest,
})
