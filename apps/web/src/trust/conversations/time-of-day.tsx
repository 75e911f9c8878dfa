import type { ReactNode } from 'react'
import { formatDateTime, formatDay, formatTime } from '../../shared/format/date.ts'
import { useDateOptions } from '../../shared/format/use-date-options.ts'

/** `11:41`; of another day with its date. */
export function Clock({ at }: { readonly at: number }): ReactNode {
  const options = useDateOptions(3600)
  const today = formatDay(at, options) === formatDay(options.now, options)
  return (
    <time dateTime={new Date(at * 1000).toISOString()} title={formatDateTime(at, options)}>
      {today ? formatTime(at, options.timeZone) : formatDateTime(at, options)}
    </time>
  )
}

/** `11:41`, for a day shown above. */
export function TimeOfDay({ at }: { readonly at: number }): ReactNode {
  const options = useDateOptions(3600)
  return (
    <time dateTime={new Date(at * 1000).toISOString()} title={formatDateTime(at, options)}>
      {formatTime(at, options.timeZone)}
    </time>
  )
}

/** The day of a moment in the reader's zone, for grouping. */
export function useDayOf(): (at: number) => string {
  const options = useDateOptions(3600)
  return (at) => formatDay(at, options)
}
