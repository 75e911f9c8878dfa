import { PAYMENT_METHODS } from '@jindu/domain/otc/offers'
import { z } from 'zod'

/** A receiving account as the payer sees it. */
export const payeeShown = z.object({
  method: z.enum(PAYMENT_METHODS),
  holder: z.string(),
  /** The account number, phone number or address, depending on the method. */
  account: z.string(),
  note: z.string(),
})

/** A receiving account as its owner sees it. */
export const payeeRow = payeeShown.extend({ id: z.int(), label: z.string() })
