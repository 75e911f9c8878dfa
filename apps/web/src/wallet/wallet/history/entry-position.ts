import type { EntryKind } from '@jindu/domain/ledger'
import type { PositionAt } from '@jindu/ui/patterns/position'
import type { StatusKind } from '@jindu/ui/patterns/status-badge'

export interface EntryPosition {
  readonly at: PositionAt
  readonly kind: StatusKind
}

const HELD: EntryPosition = { at: 'held', kind: 'money' }
const IN_REVIEW: EntryPosition = { at: 'held', kind: 'hold' }
const STAYS: EntryPosition = { at: 'from', kind: 'money' }
const CAME_BACK: EntryPosition = { at: 'from', kind: 'positive' }
const DIVIDED: EntryPosition = { at: 'split', kind: 'positive' }
const ARRIVED: EntryPosition = { at: 'to', kind: 'positive' }
const LEFT: EntryPosition = { at: 'to', kind: 'neutral' }

/** Null if the direction decides: incoming money arrived, outgoing money left. */
const PLACES: Readonly<Record<EntryKind, EntryPosition | null>> = {
  deposit: null,
  deposit_reversal: null,
  capital_deposit: null,
  capital_reversal: null,
  goods_purchase: HELD,
  goods_settlement: null,
  goods_refund: CAME_BACK,
  goods_split: DIVIDED,
  withdrawal_apply: IN_REVIEW,
  withdrawal_sign: null,
  withdrawal_complete: null,
  withdrawal_reopen: null,
  withdrawal_return: CAME_BACK,
  withdrawal_paid_after_return: null,
  debt_payment: null,
  transfer: null,
  fund_to_otc: STAYS,
  otc_to_fund: STAYS,
  internal_transfer_apply: IN_REVIEW,
  internal_transfer_complete: STAYS,
  internal_transfer_return: CAME_BACK,
  offer_lock: HELD,
  offer_release: CAME_BACK,
  otc_take: HELD,
  otc_release: null,
  otc_cancel: CAME_BACK,
  otc_split: DIVIDED,
  rights_purchase: null,
  ad_purchase: null,
  ad_refund: null,
  correction: null,
}

/** Destination of a ledger entry's money, from the reader's view: `from` is their own berth. */
export function placeOfLine(kind: EntryKind, guide: 'in' | 'out'): EntryPosition {
  return PLACES[kind] ?? (guide === 'in' ? ARRIVED : LEFT)
}
