import type { CaseWords } from '../../../trust/disputes/index.ts'
import { goodsOrderCaseWords } from '../../../goods/orders/index.ts'
import { otcOrderCaseWords } from '../../../otc/orders/index.ts'

/** Texts of each market's disputes in lists. */
const WORDS: ReadonlyMap<string, CaseWords> = new Map([
  ['goodsOrder', goodsOrderCaseWords],
  ['otcOrder', otcOrderCaseWords],
])

/** Texts of a market; null for an unknown market. */
export const caseWords = (kind: string): CaseWords | null => WORDS.get(kind) ?? null
