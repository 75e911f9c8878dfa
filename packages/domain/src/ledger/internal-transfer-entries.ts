import type { CurrencyCode, Money } from '../money/index.ts'
import { ownedAccount } from './accounts.ts'
import type { EntryDraft } from './entry.ts'
import { move } from './move.ts'

type Coin = Money<CurrencyCode>

/** The balance that an internal transfer fills. */
export type InternalTransferTarget = 'fund' | 'otc'

interface ReviewedTransferStep {
  readonly uid: number
  readonly transferId: number
  readonly target: InternalTransferTarget
  readonly money: Coin
}

const accountOf = { fund: 'user_fund', otc: 'user_otc' } as const
const sourceOf = { fund: 'otc', otc: 'fund' } as const

/** Fund balance to fiat-trade balance, at once. */
export function fundToOtc(step: { uid: number; money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('fund_to_otc', ownedAccount('user_fund', currency, step.uid), step.money, [
    { account: ownedAccount('user_otc', currency, step.uid), amount: step.money },
  ])
}

/** Fiat-trade balance to fund balance, at once. */
export function otcToFund(step: { uid: number; money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('otc_to_fund', ownedAccount('user_otc', currency, step.uid), step.money, [
    { account: ownedAccount('user_fund', currency, step.uid), amount: step.money },
  ])
}

/** The amount leaves its balance and waits for review. */
export function internalTransferApply(step: ReviewedTransferStep): EntryDraft {
  const currency = step.money.asset
  const source = accountOf[sourceOf[step.target]]
  return move('internal_transfer_apply', ownedAccount(source, currency, step.uid), step.money, [
    { account: ownedAccount('internal_transfer_pending', currency, step.transferId), amount: step.money },
  ])
}

/** Review passed: the waiting amount reaches its target. */
export function internalTransferComplete(step: ReviewedTransferStep): EntryDraft {
  return fromPending('internal_transfer_complete', step, step.target)
}

/** Review refused: the waiting amount returns to its source. */
export function internalTransferReturn(step: ReviewedTransferStep): EntryDraft {
  return fromPending('internal_transfer_return', step, sourceOf[step.target])
}

function fromPending(
  kind: 'internal_transfer_complete' | 'internal_transfer_return',
  step: ReviewedTransferStep,
  to: InternalTransferTarget,
): EntryDraft {
  const currency = step.money.asset
  return move(kind, ownedAccount('internal_transfer_pending', currency, step.transferId), step.money, [
    { account: ownedAccount(accountOf[to], currency, step.uid), amount: step.money },
  ])
}
