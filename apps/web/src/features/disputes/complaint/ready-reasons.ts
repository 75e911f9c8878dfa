import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DisputeSubject } from '../dispute-subject.ts'

type Reasons = Readonly<Record<DisputeSubject['role'], readonly MessageDescriptor[]>>

/** What goes wrong most often, by market and side: a press writes it down, and it is still theirs to change. Staff file none. */
export const READY_REASONS: Readonly<Record<string, Reasons>> = {
  goodsOrder: {
    buyer: [
      msg`It does not open or does not work.`,
      msg`It is not what was described.`,
      msg`Part of it is missing.`,
      msg`It had been used before.`,
    ],
    seller: [
      msg`The buyer has what was sold and holds the money back.`,
      msg`The buyer asks for more than was sold.`,
      msg`The goods work; the buyer does not follow the instructions.`,
    ],
    staff: [],
  },
  otcOrder: {
    buyer: [
      msg`I have paid and the coin was not released.`,
      msg`The seller asks for more money or another account.`,
      msg`The seller does not answer.`,
    ],
    seller: [
      msg`No payment has arrived.`,
      msg`The amount that arrived is wrong.`,
      msg`Somebody else paid, not the buyer.`,
      msg`The payment was taken back.`,
    ],
    staff: [],
  },
}
