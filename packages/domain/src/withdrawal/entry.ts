import { entryTemplates, type EntryDraft } from '../ledger/index.ts'
import type { WithdrawalMove, WithdrawalTerms } from './states.ts'

/**
 * The journal entry that a step's moves ask for.
 * @param withdrawalId id of the withdrawal, owner of its pending account
 * @param moves of one step, from `applyWithdrawal` or `next`
 * @returns null when the step moves nothing
 */
export function withdrawalEntry(
  withdrawalId: number,
  withdrawal: WithdrawalTerms,
  moves: readonly WithdrawalMove[],
): EntryDraft | null {
  const { uid, amount: money, fee } = withdrawal
  const [first] = moves
  if (first === undefined) return null
  const step = { uid, withdrawalId, money, fee }
  if (first.to === 'chain') return entryTemplates.withdrawalComplete(step)
  return first.to === 'pending' ? entryTemplates.withdrawalApply(step) : entryTemplates.withdrawalReturn(step)
}
