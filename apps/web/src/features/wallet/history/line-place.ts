import type { EntryKind } from '@jindu/domain/ledger'
import type { PositionAt } from '@jindu/ui/patterns/position'
import type { StatusKind } from '@jindu/ui/patterns/status-badge'

export interface LinePlace {
  readonly at: PositionAt
  readonly kind: StatusKind
}

const HELD: LinePlace = { at: 'held', kind: 'money' }
const IN_REVIEW: LinePlace = { at: 'held', kind: 'hold' }
const STAYS: LinePlace = { at: 'from', kind: 'money' }
const CAME_BACK: LinePlace = { at: 'from', kind: 'positive' }
const ARRIVED: LinePlace = { at: 'to', kind: 'positive' }
const LEFT: LinePlace = { at: 'to', kind: 'neutral' }

/** Where the money of a ledger line went, seen from the reader: `from` is their own berth. */
export function placeOfLine(kind: EntryKind, guide: 'in' | 'out'): LinePlace {
  switch (kind) {
    case 'goods_purchase':
    case 'otc_take':
    case 'offer_lock':
      return HELD
    case 'withdrawal_apply':
    case 'internal_transfer_apply':
      return IN_REVIEW
    case 'fund_to_otc':
    case 'otc_to_fund':
    case 'internal_transfer_complete':
      return STAYS
    case 'goods_refund':
    case 'withdrawal_return':
    case 'internal_transfer_return':
    case 'offer_release':
    case 'otc_cancel':
      return CAME_BACK
    case 'goods_split':
    case 'otc_split':
      return { at: 'split', kind: 'positive' }
    case 'deposit':
    case 'goods_settlement':
    case 'withdrawal_complete':
    case 'transfer':
    case 'otc_release':
    case 'rights_purchase':
    case 'ad_purchase':
    case 'correction':
      return guide === 'in' ? ARRIVED : LEFT
  }
}
