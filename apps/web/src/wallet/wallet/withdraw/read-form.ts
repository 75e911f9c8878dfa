import type { ErrorCode } from '@jindu/domain/errors'
import { balanceProblem, withdrawalAddressField, withdrawalAmountText } from '@jindu/domain/input'
import { add, byCurrency, moneyFromWire, type CurrencyCode, type Money } from '@jindu/domain/money'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { codeOf } from '../read-amount.ts'

export type Terms = ApiOutputs['withdrawals']['terms']

/** The parsed input of a withdrawal. */
export interface Asked {
  readonly address: string
  readonly amount: Money<CurrencyCode>
  /** Amount plus fee. */
  readonly leaves: Money<CurrencyCode>
}

export type Problems = Partial<Record<'address' | 'amount', ErrorCode>>

/** Converts a wire amount to money of this coin. */
export function coinOf(currency: CurrencyCode, wire: Terms['fee']): Money<CurrencyCode> {
  const { units } = moneyFromWire(wire)
  return { asset: currency, units }
}

/** Parses only the amount, for the sum; null if invalid. */
export function readTyped(typed: string, currency: CurrencyCode): Money<CurrencyCode> | null {
  const nothing = byCurrency(() => 0)
  const read = withdrawalAmountText(currency, nothing).safeParse(typed)
  return read.success ? read.data : null
}

/** Parses the form: the input, or the error of each field. */
export function readForm(
  typed: { readonly address: string; readonly amount: string },
  terms: Terms,
  balance: Money<CurrencyCode>,
): { readonly asked: Asked } | { readonly problems: Problems } {
  const { currency } = terms
  const minimum = Number(terms.minimum.units)
  const address = withdrawalAddressField.safeParse(typed.address)
  const amount = withdrawalAmountText(
    currency,
    byCurrency(() => minimum),
  ).safeParse(typed.amount)
  if (!address.success || !amount.success) {
    return {
      problems: {
        ...(address.success ? {} : { address: codeOf(address.error.issues) }),
        ...(amount.success ? {} : { amount: codeOf(amount.error.issues) }),
      },
    }
  }
  const leaves = add(amount.data, coinOf(currency, terms.fee))
  const problem = balanceProblem(leaves, balance)
  return problem === null
    ? { asked: { address: address.data, amount: amount.data, leaves } }
    : { problems: { amount: problem } }
}
