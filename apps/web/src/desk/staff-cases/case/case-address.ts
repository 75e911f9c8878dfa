import { readText, search } from '../../../shared/search-params/read.ts'

const LONGEST = 40

/** Whose case the page shows; a goods order's where the address does not say. */
export interface CaseAddress {
  readonly kind?: string
}

export const readCaseAddress = (raw: Record<string, unknown>): CaseAddress =>
  search({ kind: readText(raw, 'kind', LONGEST) })
