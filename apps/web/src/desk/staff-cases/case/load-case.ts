import type { LoadCase } from '../../../trust/disputes/index.ts'
import { loadGoodsOrderCase } from '../../../goods/orders/index.ts'
import { loadOtcOrderCase } from '../../../otc/orders/index.ts'

const LOADS: ReadonlyMap<string, LoadCase> = new Map([
  ['goodsOrder', loadGoodsOrderCase],
  ['otcOrder', loadOtcOrderCase],
])

/** What is read before the case of a market is drawn; null for a market that nobody brought. */
export const caseLoad = (kind: string): LoadCase | null => LOADS.get(kind) ?? null
