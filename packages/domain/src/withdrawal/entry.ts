import { entryTemplates, type EntryDraft } from '../ledger/index.ts'
import { subtract, zero, type CurrencyCode, type Money } from '../money/index.ts'
import type { Withdrawal, WithdrawalMove } from './states.ts'
import { setAsideOf } from './transitions.ts'

/** A step as `applyWithdrawal` and `next` give it. */
interface Taken {
  readonly state: Withdrawal
  readonly moves: readonly WithdrawalMove[]
}

/**
 * The journal entry that a step asks for.
 * @param withdrawalId id of the withdrawal, owner of its pending account and of what is set aside for it
 * @param before the state that the step was taken from; null for the first
 * @param debt what the user owes at this moment: what comes back pays it first
 * @returns null when the step moves nothing
 * @example
 * withdrawalEntry(12, null, applied)?.kind // 'withdrawal_apply'
 */
export function withdrawalEntry(
  withdrawalId: number,
  before: Withdrawal | null,
  step: Taken,
  debt: Money<CurrencyCode> = zero(step.state.amount.asset),
): EntryDraft | null {
  const { state, moves } = step
  const { uid, amount: money, fee } = state
  if (moves.length === 0) return null
  const setAside = before === null ? zero(money.asset) : setAsideOf(before)
  const entry = { uid, withdrawalId, money, fee, setAside }
  if (before === null) return entryTemplates.withdrawalApply(entry)
  if (state.kind === 'completed') return entryTemplates.withdrawalComplete({ ...entry, networkFee: state.networkFee })
  if (before.kind === 'completed') return entryTemplates.withdrawalReopen({ ...entry, networkFee: before.networkFee })
  if (state.kind === 'signed') {
    return entryTemplates.withdrawalSign({ withdrawalId, setAside: subtract(setAsideOf(state), setAside) })
  }
  return entryTemplates.withdrawalReturn({ ...entry, debt })
}
