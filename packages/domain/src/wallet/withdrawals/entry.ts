import { entryTemplates, type EntryDraft } from '../../ledger/index.ts'
import { subtract, zero, type CurrencyCode, type Money } from '../../money/index.ts'
import type { Withdrawal, WithdrawalMove } from './states.ts'
import { setAsideOf } from './transitions.ts'

/** A step as `applyWithdrawal` and `next` return it. */
interface Taken {
  readonly state: Withdrawal
  readonly moves: readonly WithdrawalMove[]
}

/** The owner's balances of the coin now. */
export interface OwnersAccounts {
  readonly fund: Money<CurrencyCode>
  readonly otc: Money<CurrencyCode>
}

/**
 * The journal entry of a step.
 * @param withdrawalId id of the withdrawal, which owns its pending account and its set-aside account
 * @param before the previous state; null for the first step
 * @param owner the owner's balances; needed only when a returned amount is deducted again
 * @returns null when the step moves nothing
 * @example
 * withdrawalEntry(12, null, applied)?.kind // 'withdrawal_apply'
 */
export function withdrawalEntry(
  withdrawalId: number,
  before: Withdrawal | null,
  step: Taken,
  owner: Partial<OwnersAccounts> = {},
): EntryDraft | null {
  const { state, moves } = step
  const { uid, amount: money, fee } = state
  if (moves.length === 0) return null
  const nothing = zero(money.asset)
  const setAside = before === null ? nothing : setAsideOf(before)
  const entry = { uid, withdrawalId, money, fee, setAside }
  const { fund = nothing, otc = nothing } = owner
  if (before === null) return entryTemplates.withdrawalApply(entry)
  if (state.kind === 'completed' && before.kind === 'failed') {
    return entryTemplates.withdrawalPaidAfterReturn({ uid, money, fee, networkFee: state.networkFee, fund, otc })
  }
  if (state.kind === 'completed') return entryTemplates.withdrawalComplete({ ...entry, networkFee: state.networkFee })
  if (before.kind === 'completed') return entryTemplates.withdrawalReopen({ ...entry, networkFee: before.networkFee })
  if (state.kind === 'signed') {
    return entryTemplates.withdrawalSign({ withdrawalId, setAside: subtract(setAsideOf(state), setAside) })
  }
  return entryTemplates.withdrawalReturn(entry)
}
