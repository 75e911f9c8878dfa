import { entryTemplates, type EntryDraft } from '../ledger/index.ts'
import { zero } from '../money/index.ts'
import type { Withdrawal, WithdrawalMove, WithdrawalNote } from './states.ts'
import { setAsideOf } from './transitions.ts'

/** A step as `applyWithdrawal` and `next` give it. */
interface Taken {
  readonly state: Withdrawal
  readonly moves: readonly WithdrawalMove[]
  readonly note: WithdrawalNote
}

/**
 * The journal entry that a step asks for.
 * @param withdrawalId id of the withdrawal, owner of its pending account and of what is set aside for it
 * @param before the state that the step was taken from; null for the first
 * @returns null when the step moves nothing
 */
export function withdrawalEntry(withdrawalId: number, before: Withdrawal | null, step: Taken): EntryDraft | null {
  const { state, moves, note } = step
  const { uid, amount: money, fee } = state
  const nothing = zero(money.asset)
  const setAside = before === null ? nothing : setAsideOf(before)
  const entry = { uid, withdrawalId, money, fee, setAside }
  if (moves.length === 0) return null
  if (note === 'withdrawal.applied') return entryTemplates.withdrawalApply(entry)
  if (note === 'withdrawal.completed') {
    return entryTemplates.withdrawalComplete({ ...entry, networkFee: feeOf(state) ?? nothing })
  }
  if (note === 'withdrawal.reopened') {
    return entryTemplates.withdrawalReopen({ ...entry, networkFee: (before && feeOf(before)) ?? nothing })
  }
  if (note === 'withdrawal.signed' || note === 'withdrawal.replaced') {
    return entryTemplates.withdrawalSign({ withdrawalId, setAside: moves[0]?.money ?? nothing })
  }
  return entryTemplates.withdrawalReturn(entry)
}

const feeOf = (state: Withdrawal) => (state.kind === 'completed' ? state.networkFee : null)
