import type { CaseKind } from '../../../trust/disputes/index.ts'
import { goodsOrderCase } from '../../../goods/orders/index.ts'
import { otcOrderCase } from '../../../otc/orders/index.ts'

/** Whose disputes the arbiters hear: a market that can be disputed brings a line, here, in `load-case.ts` and in `queue/case-words.ts`. */
const KINDS: ReadonlyMap<string, CaseKind> = new Map([
  ['goodsOrder', goodsOrderCase],
  ['otcOrder', otcOrderCase],
])

/** What a market brings to the page; null for one that nobody brought. */
export const caseKind = (kind: string): CaseKind | null => KINDS.get(kind) ?? null
