import { readText, search } from '../../../shared/search-params/read.ts'

const LONGEST = 40

/** Search parameters of a case page; without a kind it is a goods order. */
export interface CaseAddress {
  readonly kind?: string
}

export const readCaseAddress = (raw: Record<string, unknown>): CaseAddress =>
  search({ kind: readText(raw, 'kind', LONGEST) })
