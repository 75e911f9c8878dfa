import type { CaseKind } from '../../trust/disputes/index.ts'
import { goodsOrderCase } from '../../goods/orders/index.ts'
import { otcOrderCase } from '../../otc/orders/index.ts'

/** Disputable markets. */
const KINDS: ReadonlyMap<string, CaseKind> = new Map([
  ['goodsOrder', goodsOrderCase],
  ['otcOrder', otcOrderCase],
])

/** A market's loader, part of the case page and texts in lists; null for an unknown market. */
export const caseKind = (kind: string): CaseKind | null => KINDS.get(kind) ?? null
