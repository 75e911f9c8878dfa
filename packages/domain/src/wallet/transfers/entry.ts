import { entryTemplates, type EntryDraft } from '../../ledger/index.ts'
import type { InternalTransferMove, InternalTransferTerms } from './states.ts'

/**
 * The journal entry for a step's moves.
 * @param transferId id of the transfer, owner of its pending account
 * @param moves of one step, from `applyInternalTransfer` or `next`
 * @example
 * internalTransferEntry(12, terms, moves)?.kind // 'internal_transfer_apply'
 */
export function internalTransferEntry(
  transferId: number,
  transfer: InternalTransferTerms,
  moves: readonly InternalTransferMove[],
): EntryDraft | null {
  const { uid, target, money } = transfer
  const [move] = moves
  if (move === undefined) return null
  if (move.from === 'source' && move.to === 'target') {
    return target === 'otc' ? entryTemplates.fundToOtc({ uid, money }) : entryTemplates.otcToFund({ uid, money })
  }
  const step = { uid, transferId, target, money }
  if (move.to === 'pending') return entryTemplates.internalTransferApply(step)
  return move.to === 'target'
    ? entryTemplates.internalTransferComplete(step)
    : entryTemplates.internalTransferReturn(step)
}
