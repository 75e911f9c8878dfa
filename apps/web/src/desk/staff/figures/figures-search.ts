import { zoneHere } from '../../../shared/format/zone-here.ts'
import { readOneOf } from '../../../shared/search-params/read.ts'

/** Days that a reader of figures chooses from. */
export const SPANS = [7, 30, 90, 365] as const
export type Span = (typeof SPANS)[number]

export const readSpan = (raw: Record<string, unknown>) => readOneOf(raw, 'days', SPANS)

/** Query input for the parameters, shared by page and loader. */
export const figuresInput = ({ days = 30 }: { readonly days?: Span | undefined }, timeZone = zoneHere()) => ({
  days,
  timeZone,
})
