import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { spanOfDays, type Days, type Span } from '../../shared/days/span-of-days.ts'
import { useDateOptions } from '../../shared/format/use-date-options.ts'

const route = getRouteApi('/personal/assets')

/** Rows per page (wallet-and-otc.md §9). */
export const RECORD_SIZES = [10, 20, 40] as const

export interface RecordPage {
  readonly page: number
  readonly limit: (typeof RECORD_SIZES)[number]
}

export interface Records {
  readonly asked: RecordPage
  readonly onAsked: (next: RecordPage) => void
  /** From the URL, in the reader's time zone. */
  readonly days: Days
  readonly onDays: (next: Days) => void
  readonly span: Span
  readonly timeZone: string
}

/** Filters and page of the records: days are stored in the URL; other days reset the page. */
export function useRecords(): Records {
  const { from, to } = route.useSearch()
  const navigate = useNavigate()
  const { timeZone } = useDateOptions(3600)
  const [turned, setTurned] = useState<RecordPage & Days>({ page: 1, limit: RECORD_SIZES[0] })
  const { limit } = turned
  return {
    asked: { page: turned.from === from && turned.to === to ? turned.page : 1, limit },
    onAsked: (next) => setTurned({ ...next, from, to }),
    days: { from, to },
    onDays: (next) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) }),
    span: spanOfDays({ from, to }, timeZone),
    timeZone,
  }
}
