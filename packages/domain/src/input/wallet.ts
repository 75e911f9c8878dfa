import { z } from 'zod'
import { walletRules } from '../rules/wallet.ts'
import { digestField, idempotencyKeyField, uidField } from './fields.ts'
import { coinMoney } from './money.ts'
import { refuse } from './refuse.ts'

/** An address outside, as typed: all blanks removed (wallet-and-otc.md §5 "Withdraw"). */
export const withdrawalAddressField = z
  .string(refuse('WITHDRAWAL_ADDRESS_REQUIRED'))
  .max(walletRules.withdrawal.maximumAddressCharacters * 2, { error: 'WITHDRAWAL_ADDRESS_INVALID', abort: true })
  .transform((typed) => typed.replace(/\s+/g, ''))
  .pipe(
    z
      .string()
      .min(1, refuse('WITHDRAWAL_ADDRESS_REQUIRED'))
      .max(walletRules.withdrawal.maximumAddressCharacters, refuse('WITHDRAWAL_ADDRESS_INVALID'))
      .regex(/^[A-Za-z0-9]*$/, refuse('WITHDRAWAL_ADDRESS_INVALID')),
  )

const positiveCoin = coinMoney.refine((amount) => amount.units > 0n, refuse('AMOUNT_NOT_POSITIVE'))

export const withdrawalInput = z.object({
  address: withdrawalAddressField,
  amount: positiveCoin,
  payPassword: digestField.optional(),
  idempotencyKey: idempotencyKeyField,
})

/** Money to another user. */
export const transferInput = z.object({
  recipientUid: uidField,
  amount: positiveCoin,
  payPassword: digestField.optional(),
  idempotencyKey: idempotencyKeyField,
})

/** Money between a user's own two balances. */
export const internalTransferInput = z.object({
  target: z.enum(['fund', 'otc'], refuse('INPUT_INVALID')),
  amount: positiveCoin,
  idempotencyKey: idempotencyKeyField,
})
