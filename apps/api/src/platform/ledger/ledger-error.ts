import { DomainError } from '@jindu/domain/errors'
import { CURRENCY_CODES, formatAmount, money } from '@jindu/domain/money'
import { z } from 'zod'
import { databaseError } from '../db/database-error.ts'

const shortage = z.object({
  account: z.string(),
  currency: z.enum(CURRENCY_CODES),
  available: z.string(),
  needed: z.string(),
})

const hold = z.object({ currency: z.enum(CURRENCY_CODES), held: z.string(), secondsLeft: z.number() })

/** Maps errors of the ledger's SQL to domain errors; returns any other error unchanged. */
export const asLedgerError = (error: unknown): unknown => {
  const refused = databaseError(error)
  if (refused?.code === 'JD005') return insufficient(shortage.parse(JSON.parse(refused.detail ?? '{}')))
  if (refused?.code === '23514' && refused.constraint_name === 'ledger_account_side') {
    return new DomainError('INSUFFICIENT_FUNDS')
  }
  if (refused?.code === 'JD007') return held(hold.parse(JSON.parse(refused.detail ?? '{}')))
  if (refused?.code === 'JD003') return new DomainError('IDEMPOTENCY_MISMATCH')
  return error
}

const insufficient = ({ account, currency, available, needed }: z.infer<typeof shortage>): DomainError =>
  new DomainError('INSUFFICIENT_FUNDS', {
    account,
    currency,
    available: formatAmount(money(currency, BigInt(available))),
    needed: formatAmount(money(currency, BigInt(needed))),
  })

const held = ({ currency, held: units, secondsLeft }: z.infer<typeof hold>): DomainError =>
  new DomainError('COIN_HELD', { currency, held: formatAmount(money(currency, BigInt(units))), secondsLeft })
