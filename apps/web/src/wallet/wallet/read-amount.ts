import { isErrorCode, type ErrorCode } from '@jindu/domain/errors'
import { amountText, balanceProblem } from '@jindu/domain/input'
import type { CurrencyCode, Money } from '@jindu/domain/money'

/** What is wrong with a field, as the first finding of its schema says. */
export function codeOf(issues: readonly { readonly message: string }[]): ErrorCode {
  const code = issues[0]?.message ?? ''
  return isErrorCode(code) ? code : 'INPUT_INVALID'
}

/** An amount out of a balance as typed, or what is wrong with it (wallet-and-otc.md §5 "Transfer between users"). */
export function readAmount(
  typed: string,
  balance: Money<CurrencyCode>,
): { readonly amount: Money<CurrencyCode> } | { readonly problem: ErrorCode } {
  const read = amountText(balance.asset).safeParse(typed)
  if (!read.success) return { problem: codeOf(read.error.issues) }
  const problem = balanceProblem(read.data, balance)
  return problem === null ? { amount: read.data } : { problem }
}
