import type { CaseWords } from '../../../trust/disputes/index.ts'
import { goodsOrderCaseWords } from '../../../goods/orders/index.ts'
import { otcOrderCaseWords } from '../../../otc/orders/index.ts'

/** What the lists say of the disputes of each market. */
const WORDS: ReadonlyMap<string, CaseWords> = new Map([
  ['goodsOrder', goodsOrderCaseWords],
  ['otcOrder', otcOrderCaseWords],
])

/** The words of a market; null for one that nobody brought. */
export const caseWords = (kind: string): CaseWords | null => WORDS.get(kind) ?? null
