import type { CaseReader } from '../../disputes/index.ts'
import { GoodsOrderCase } from '../../goods-orders/index.ts'

/** Whose disputes the arbiters hear: a market that can be disputed brings a line, here, in `load-case.ts` and in `queue/case-words.ts`. */
const READERS: ReadonlyMap<string, CaseReader> = new Map([['goodsOrder', GoodsOrderCase]])

/** Who reads a case of a market; null for one that nobody brought. */
export const caseReader = (kind: string): CaseReader | null => READERS.get(kind) ?? null
