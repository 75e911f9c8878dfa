import { useQuery } from '@tanstack/react-query'
import { useAsRendered } from '../../../shared/trpc/as-rendered.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

type OrderRow = ApiOutputs['goodsOrders']['list']['data'][number]

/** Query input of both sides' lists: more open orders than anybody reads on a ruler. */
export const OPEN_BOUGHT = { page: 1, limit: 60, side: 'buy', state: 'open' } as const
export const OPEN_SOLD = { page: 1, limit: 60, side: 'sell', state: 'open' } as const

export interface OpenOrder {
  readonly id: number
  readonly side: 'buy' | 'sell'
  readonly cents: bigint
  /** Settlement time, unix seconds; for a stopped clock the value when it was stopped. */
  readonly at: number
  readonly stopped: 'hold' | 'dispute' | null
  /** The seller has yet to deliver by hand: `at` is the promised time. */
  readonly awaited: boolean
}

const STOPPED = {
  awaitingDelivery: null,
  inProgress: null,
  ended: null,
  suspended: 'hold',
  complaint: 'dispute',
} as const satisfies Record<OrderRow['progress'], OpenOrder['stopped']>

function open(side: 'buy' | 'sell', { id, totalUsd, protectUntil, promisedUntil, progress }: OrderRow): OpenOrder {
  const awaited = progress === 'awaitingDelivery'
  const at = awaited ? (promisedUntil ?? protectUntil) : protectUntil
  return { id, side, cents: BigInt(totalUsd.units), at, stopped: STOPPED[progress], awaited }
}

export interface OpenOrders {
  /** Empty until both lists are loaded, because one list would look complete. */
  readonly orders: readonly OpenOrder[]
  readonly error: unknown
  readonly reread: () => void
}

/** The reader's open orders as buyer and seller, next settlement first. */
export function useOpenOrders(): OpenOrders {
  const { q } = useApi()
  const [buying, selling] = [q.goodsOrders.list.queryOptions(OPEN_BOUGHT), q.goodsOrders.list.queryOptions(OPEN_SOLD)]
  const bought = useAsRendered(buying.queryKey, useQuery(buying))
  const sold = useAsRendered(selling.queryKey, useQuery(selling))
  const orders =
    bought.data === undefined || sold.data === undefined
      ? []
      : [...bought.data.data.map((row) => open('buy', row)), ...sold.data.data.map((row) => open('sell', row))]
  return {
    orders: orders.sort((a, b) => a.at - b.at),
    error: bought.error ?? sold.error,
    reread: () => void Promise.all([bought.refetch(), sold.refetch()]),
  }
}
