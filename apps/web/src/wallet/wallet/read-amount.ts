import { isErrorCode, type ErrorCode } from '@jindu/domain/errors'
import { amountText, balanceProblem } from '@jindu/domain/input'
import type { CurrencyCode, Money } from '@jindu/domain/money'

/** The error code of a schema's first issue. */
export function codeOf(issues: readonly { readonly message: string }[]): ErrorCode {
  const code = issues[0]?.message ?? ''
  return isErrorCode(code) ? code : 'INPUT_INVALID'
}

/** Parses an amount from a balance, or returns its error (wallet-and-otc.md §5 "Transfer between users"). */
export function readAmount(
  typed: string,
  balance: Money<CurrencyCode>,
): { readonly amount: Money<CurrencyCode> } | { readonly problem: ErrorCode } {
  const read = amountText(balance.asset).safeParse(typed)
  if (!read.success) return { problem: codeOf(read.error.issues) }
  const problem = balanceProblem(read.data, balance)
  return problem === null ? { amount: read.data } : { problem }
}
