import { z } from 'zod'
import { coinOut, rateOut, unquotedCoins, usdOut } from '../../trpc/money-out.ts'

export const rightField = z.enum(['publish', 'reply'])
const seconds = z.int()

const withdrawn = z.object({ at: seconds, until: seconds.nullable(), reason: z.string() })

/** When the bought rights end, null if never bought; and withdrawals by staff, `until` null without an end. */
export const rightsFactsOutput = z.object({
  publishUntil: seconds.nullable(),
  replyUntil: seconds.nullable(),
  publishWithdrawn: withdrawn.nullable(),
  replyWithdrawn: withdrawn.nullable(),
})
rightsFactsOutput.register(z.globalRegistry, { id: 'AccountRights' })

export const plan = z.object({ id: z.int(), months: z.int(), amount: usdOut, total: usdOut })

export const rightQuote = z.object({
  right: rightField,
  months: z.int(),
  monthPrice: usdOut,
  totalUsd: usdOut,
  now: seconds,
  heldUntil: seconds.nullable(),
  until: seconds,
  coins: z.array(
    z.object({
      total: coinOut,
      rate: rateOut,
      rateAt: seconds,
      balance: coinOut,
      enough: z.boolean(),
    }),
  ),
  unquoted: unquotedCoins,
})
