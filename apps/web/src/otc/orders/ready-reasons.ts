import { msg } from '@lingui/core/macro'
import type { ReadyReasons } from '../../trust/disputes/index.ts'

/** The most frequent complaints about fiat payments, as templates. */
export const READY_REASONS: ReadyReasons = {
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
}
