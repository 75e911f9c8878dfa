import { entryTemplates, type EntryDraft } from '../../ledger/index.ts'
import { subtract, zero, type CurrencyCode, type Money } from '../../money/index.ts'
import type { Withdrawal, WithdrawalMove } from './states.ts'
import { setAsideOf } from './transitions.ts'

/** A step as `applyWithdrawal` and `next` give it. */
interface Taken {
  readonly state: Withdrawal
  readonly moves: readonly WithdrawalMove[]
}

/** What the owner's accounts of the coin hold at this moment. */
export interface OwnersAccounts {
  readonly fund: Money<CurrencyCode>
  readonly otc: Money<CurrencyCode>
}

/**
 * The journal entry that a step asks for.
 * @param withdrawalId id of the withdrawal, owner of its pending account and of what is set aside for it
 * @param before the state that the step was taken from; null for the first
 * @param owner what the owner has; zero unless what came back to them is taken again
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
