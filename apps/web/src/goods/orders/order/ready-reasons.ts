import { msg } from '@lingui/core/macro'
import type { ReadyReasons } from '../../../trust/disputes/index.ts'

/** The most frequent complaints about goods, as templates. */
export const READY_REASONS: ReadyReasons = {
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
}
