import type { ReactNode } from 'react'
import { useDateOptions } from './use-date-options.ts'
import { formatDateTime, formatDay, formatRelative } from './date.ts'

export interface MomentProps {
  /** Unix seconds. */
  readonly at: number
  readonly as?: 'datetime' | 'day' | 'relative'
}

/** A point in time in the reader's zone and language, machine-readable beside it. */
export function Moment({ at, as = 'datetime' }: MomentProps): ReactNode {
  const options = useDateOptions(as === 'relative' ? 30 : 3600)
  const whole = formatDateTime(at, options)
  const text = as === 'relative' ? formatRelative(at, options) : as === 'day' ? formatDay(at, options) : whole
  return (
    <time dateTime={new Date(at * 1000).toISOString()} title={as === 'datetime' ? undefined : whole}>
      {text}
    </time>
  )
}
