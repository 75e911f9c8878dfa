import { goodsOrderRules } from '@jindu/domain/rules'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

type Row = Pick<
  ApiOutputs['goodsOrders']['list']['data'][number],
  'status' | 'progress' | 'proposedBy' | 'hold' | 'promisedUntil'
>

export type Turn = 'yours' | 'other' | 'clock' | 'arbiter' | 'closed'

/** Whether a proposed split waits for this side. */
export const isAsked = ({ proposedBy }: Pick<Row, 'proposedBy'>, side: 'buy' | 'sell'): boolean =>
  proposedBy === (side === 'buy' ? 'seller' : 'buyer')

/** When a hold without a complaint goes to the arbiter. */
export const queuedAt = ({ since }: NonNullable<Row['hold']>): number =>
  since + goodsOrderRules.holdBeforeArbiterSeconds

/** Whether a hold lasted so long that the arbiter hears it without a complaint. */
export const isQueued = ({ hold }: Pick<Row, 'hold'>, now: number): boolean => hold !== null && queuedAt(hold) <= now

/** Whether the promised time of an order has passed: its buyer may cancel. */
export const isPromisePassed = ({ promisedUntil }: Pick<Row, 'promisedUntil'>, now: number): boolean =>
  promisedUntil !== null && promisedUntil <= now

/**
 * The party to act next: the seller for a delivery by hand, after its promised time the buyer too; the asked side for a
 * proposed split, the arbiter for a complaint or a long hold, the buyer for
 * a stopped clock, and the clock for everything else.
 */
export function turnOf(row: Row, side: 'buy' | 'sell', now: number): Turn {
  const { status, progress } = row
  if (status !== 'open') return 'closed'
  if (isAsked(row, side)) return 'yours'
  if (progress === 'complaint' || isQueued(row, now)) return 'arbiter'
  if (progress === 'awaitingDelivery') return side === 'sell' || isPromisePassed(row, now) ? 'yours' : 'other'
  if (progress === 'suspended') return side === 'buy' ? 'yours' : 'other'
  return 'clock'
}
