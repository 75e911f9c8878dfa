import type { CaseKind } from '../../../trust/disputes/index.ts'
import { goodsOrderCase } from '../../../goods/orders/index.ts'
import { otcOrderCase } from '../../../otc/orders/index.ts'

/** Disputable markets; a new one adds a line here, in `load-case.ts` and in `queue/case-words.ts`. */
const KINDS: ReadonlyMap<string, CaseKind> = new Map([
  ['goodsOrder', goodsOrderCase],
  ['otcOrder', otcOrderCase],
])

/** A market's part of the case page; null for an unknown market. */
export const caseKind = (kind: string): CaseKind | null => KINDS.get(kind) ?? null
