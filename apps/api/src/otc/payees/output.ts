import { PAYMENT_METHODS } from '@jindu/domain/otc/offers'
import { z } from 'zod'

/** What a payer is told of an account. */
export const payeeShown = z.object({
  method: z.enum(PAYMENT_METHODS),
  holder: z.string(),
  /** Account, number or address, as the method has it. */
  account: z.string(),
  note: z.string(),
})

/** An account as its owner keeps it. */
export const payeeRow = payeeShown.extend({ id: z.int(), label: z.string() })
