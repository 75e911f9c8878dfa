import { currencyIdField, refuse } from '@jindu/domain/input'
import { parsePositiveAmount } from '@jindu/domain/money'
import { z } from 'zod'

const MAXIMUM_ADVANCE_SECONDS = 315_360_000
const MAXIMUM_BLOCKS = 1_000
const MAXIMUM_TYPED = 40

export const blocksField = z.int(refuse('INPUT_INVALID')).min(1, refuse('INPUT_INVALID')).max(MAXIMUM_BLOCKS)
export const secondsField = z.int(refuse('INPUT_INVALID')).min(1, refuse('INPUT_INVALID')).max(MAXIMUM_ADVANCE_SECONDS)
export const amountField = z.string(refuse('AMOUNT_REQUIRED')).max(MAXIMUM_TYPED, refuse('AMOUNT_FORMAT'))

/** The plain routes accept amounts as decimal text or JSON numbers, as scripts send both. */
export const depositBody = z
  .object({
    address: z.string(refuse('WITHDRAWAL_ADDRESS_REQUIRED')).trim().max(128, refuse('WITHDRAWAL_ADDRESS_INVALID')),
    amount: z.union([amountField, z.number().transform(String)], refuse('AMOUNT_FORMAT')),
    currency_id: currencyIdField,
  })
  .transform(({ address, amount, currency_id: currency }) => ({
    address,
    amount: parsePositiveAmount(amount, currency),
  }))

export const mineBody = z.object({ currency_id: currencyIdField, blocks: blocksField })
export const advanceBody = z.object({ seconds: secondsField })
