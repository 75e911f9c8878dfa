import type { LoadCase } from '../../../trust/disputes/index.ts'
import { loadGoodsOrderCase } from '../../../goods/orders/index.ts'
import { loadOtcOrderCase } from '../../../otc/orders/index.ts'

const LOADS: ReadonlyMap<string, LoadCase> = new Map([
  ['goodsOrder', loadGoodsOrderCase],
  ['otcOrder', loadOtcOrderCase],
])

/** Loader of a market's cases; null for an unknown market. */
export const caseLoad = (kind: string): LoadCase | null => LOADS.get(kind) ?? null
