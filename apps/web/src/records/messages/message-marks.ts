import type { StoredMessage } from '@jindu/domain/messages'
import type { MoneyDirection } from '@jindu/ui/patterns/money-text'
import type { TimelineEntry } from '@jindu/ui/patterns/timeline'
import { ORDER_NOTE_MARKS } from '../../shared/format/note-marks.ts'

/** Colour of each message's mark: as in the subject's timeline, hollow for kinds not listed. */
const MARKS: Readonly<Partial<Record<string, TimelineEntry['kind']>>> = {
  ...ORDER_NOTE_MARKS,
  'deposit.credited': 'positive',
  'transfer.received': 'positive',
  'move.approved': 'positive',
  'move.rejected': 'negative',
  'withdrawal.approved': 'positive',
  'withdrawal.broadcast': 'money',
  'withdrawal.completed': 'positive',
  'withdrawal.rejected': 'negative',
  'withdrawal.failed': 'negative',
  'goods.delisted': 'negative',
  'goods.relisted': 'positive',
  'goods.back': 'positive',
  'comment.hidden': 'negative',
  'comment.shown': 'positive',
  'review.hidden': 'negative',
  'review.shown': 'positive',
  'account.frozen': 'negative',
  'account.unfrozen': 'positive',
}

export function markOf({ kind }: Pick<StoredMessage, 'kind'>): TimelineEntry['kind'] {
  return MARKS[kind] ?? 'neutral'
}

const DIRECTIONS: Readonly<Partial<Record<string, MoneyDirection>>> = {
  'deposit.credited': 'incoming',
  'transfer.received': 'incoming',
  'goodsOrder.placed buyer': 'outgoing',
  'goodsOrder.ordered buyer': 'outgoing',
  'goodsOrder.refunded buyer': 'incoming',
  'goodsOrder.cancelled buyer': 'incoming',
  'goodsOrder.undelivered buyer': 'incoming',
  'goodsOrder.confirmed seller': 'incoming',
  'goodsOrder.settled seller': 'incoming',
  'otcOrder.released buyer': 'incoming',
}

/** Direction of a change of the reader's balance by the whole amount; undefined for none or a partial one. */
export function directionOf({ kind, side }: Pick<StoredMessage, 'kind' | 'side'>): MoneyDirection | undefined {
  return DIRECTIONS[side === null ? kind : `${kind} ${side}`]
}
