import * as z from 'zod'
import { fail, type ErrorCode } from '../errors/index.ts'
import {
  compare,
  isPositive,
  isZero,
  money,
  parsePositiveAmount,
  shortAmount,
  type CurrencyCode,
  type Money,
} from '../money/index.ts'
import { walletRules } from '../rules/wallet.ts'
import { bareAddress, readPaymentRequest } from '../wallet/withdrawals/payment-uri.ts'
import { factorCodeField } from './account.ts'
import { currencyCodeField, digestField, idempotencyKeyField, uidField } from './fields.ts'
import { coinMoney } from './money.ts'
import { readText, refuse } from './refuse.ts'
import { readsAsItIs, trimUnseen } from './visible-text.ts'

const MAXIMUM_TYPED = 40

/** Maximum characters of a payment request. */
const MAXIMUM_REQUEST = 1_000
const ADDRESS = new RegExp(`^(?:[a-z]+:)?[A-Za-z0-9]{0,${walletRules.withdrawal.maximumAddressCharacters}}(?:@\\d+)?$`)

/** Keeps only payee and network of a payment request: the amount has its own field. */
function addressText(typed: string): string {
  const request = readPaymentRequest(typed)
  if (request === null) return bareAddress(typed)
  const { scheme, address, chainId } = request
  return `${scheme}:${address}${chainId === null ? '' : `@${chainId}`}`
}

/**
 * A withdrawal address as typed, without blanks and invisible characters (wallet-and-otc.md §5 "Withdraw"). A payment
 * request's scheme is kept before the address, so that `parseAddress` can refuse another coin's.
 */
export const withdrawalAddressField = z
  .string(refuse('WITHDRAWAL_ADDRESS_REQUIRED'))
  .max(MAXIMUM_REQUEST, { error: 'WITHDRAWAL_ADDRESS_INVALID', abort: true })
  .transform(addressText)
  .pipe(z.string().min(1, refuse('WITHDRAWAL_ADDRESS_REQUIRED')).regex(ADDRESS, refuse('WITHDRAWAL_ADDRESS_INVALID')))

/**
 * Validates an amount that leaves a balance (wallet-and-otc.md §5 "Transfer between users").
 * @returns BALANCE_EMPTY, AMOUNT_NOT_POSITIVE, AMOUNT_EXCEEDS_BALANCE, or null
 * @throws DomainError ASSET_MISMATCH
 * @example
 * balanceProblem(money('LTC', 5n), money('LTC', 4n)) // 'AMOUNT_EXCEEDS_BALANCE'
 * balanceProblem(money('LTC', 4n), money('LTC', 4n)) // null
 */
export function balanceProblem<C extends CurrencyCode>(amount: Money<C>, balance: Money<NoInfer<C>>): ErrorCode | null {
  if (isZero(balance)) return 'BALANCE_EMPTY'
  if (!isPositive(amount)) return 'AMOUNT_NOT_POSITIVE'
  return compare(amount, balance) > 0 ? 'AMOUNT_EXCEEDS_BALANCE' : null
}

/**
 * Refuses a withdrawal below the minimum.
 * @param minimumUnits smallest units per currency, from the site settings
 * @throws DomainError WITHDRAWAL_BELOW_MINIMUM (minimum)
 * @example
 * assertWithdrawable(money('LTC', 1n), { BTC: 20_000, LTC: 1_000_000, USDT: 10_000_000 }) // throws WITHDRAWAL_BELOW_MINIMUM
 */
export function assertWithdrawable(
  amount: Money<CurrencyCode>,
  minimumUnits: Readonly<Record<CurrencyCode, number>>,
): void {
  const minimum = money(amount.asset, BigInt(minimumUnits[amount.asset]))
  if (compare(amount, minimum) < 0)
    fail('WITHDRAWAL_BELOW_MINIMUM', { minimum: `${shortAmount(minimum)} ${amount.asset}` })
}

/**
 * The amount of a withdrawal as typed: at most 5 decimals, at least the minimum (wallet-and-otc.md §5 "Withdraw").
 * @example
 * const amount = withdrawalAmountText('LTC', { BTC: 20_000, LTC: 1_000_000, USDT: 10_000_000 })
 * amount.parse('0.5') // { asset: 'LTC', units: 50_000_000n }
 * amount.safeParse('0.001').error?.issues[0]?.message // 'WITHDRAWAL_BELOW_MINIMUM'
 */
export function withdrawalAmountText<C extends CurrencyCode>(
  currency: C,
  minimumUnits: Readonly<Record<CurrencyCode, number>>,
) {
  const maximumDecimals = walletRules.withdrawal.inputDecimals
  return readText(MAXIMUM_TYPED, 'AMOUNT_REQUIRED', (text) => {
    const amount = parsePositiveAmount(text, currency, { maximumDecimals })
    assertWithdrawable(amount, minimumUnits)
    return amount
  })
}

const positiveCoin = coinMoney.refine((amount) => amount.units > 0n, refuse('AMOUNT_NOT_POSITIVE'))

/** A user's label for an address. */
export const addressLabelField = z
  .string(refuse('ADDRESS_LABEL_REQUIRED'))
  .max(MAXIMUM_REQUEST, { ...refuse('TEXT_TOO_LONG'), abort: true })
  .overwrite(trimUnseen)
  .min(1, refuse('ADDRESS_LABEL_REQUIRED'))
  .max(walletRules.withdrawal.maximumLabelCharacters, refuse('TEXT_TOO_LONG'))
  .refine(readsAsItIs, refuse('TEXT_UNSEEN'))

/** Input that saves an address to the book; a new one needs a code if the account has a second factor. */
export const bookEntryInput = z.object({
  currency: currencyCodeField,
  address: withdrawalAddressField,
  label: addressLabelField,
  otp: factorCodeField.optional(),
})

export const withdrawalInput = z.object({
  address: withdrawalAddressField,
  amount: positiveCoin,
  payPassword: digestField.optional(),
  otp: factorCodeField.optional(),
  idempotencyKey: idempotencyKeyField,
})

/** Input of a transfer to another user; needs a code if the account has a second factor. */
export const transferInput = z.object({
  recipientUid: uidField,
  amount: positiveCoin,
  payPassword: digestField.optional(),
  otp: factorCodeField.optional(),
  idempotencyKey: idempotencyKeyField,
})

/** Input of a move between a user's own two balances. */
export const internalTransferInput = z.object({
  target: z.enum(['fund', 'otc'], refuse('INPUT_INVALID')),
  amount: positiveCoin,
  idempotencyKey: idempotencyKeyField,
})
