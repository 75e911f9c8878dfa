import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { listed } from './card.ts'
import { goods } from './tables.ts'

/** Filter values for lists of goods in any state. */
export const GOODS_STATES = ['selling', 'offline', 'delisted'] as const

export type GoodsState = (typeof GOODS_STATES)[number]

export const IN_STATE = {
  selling: listed,
  offline: and(eq(goods.offline, true), isNull(goods.delistedAt)),
  delisted: isNotNull(goods.delistedAt),
} as const satisfies Record<GoodsState, SQL | undefined>
