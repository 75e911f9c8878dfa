import type { ReactNode } from 'react'
import { useDateOptions } from './use-date-options.ts'
import { formatDateTime, formatDay, formatRelative, formatSeen } from './date.ts'

const FORMATS = { datetime: formatDateTime, day: formatDay, relative: formatRelative, seen: formatSeen } as const

/** Seconds after which a text may be another one. */
const STEPS = { datetime: 3600, day: 3600, relative: 30, seen: 30 } as const

export interface MomentProps {
  /** Unix seconds. */
  readonly at: number
  readonly as?: keyof typeof FORMATS
}

/** A point in time in the reader's zone and language, in a machine-readable `<time>`. */
export function Moment({ at, as = 'datetime' }: MomentProps): ReactNode {
  const options = useDateOptions(STEPS[as])
  return (
    <time
      dateTime={new Date(at * 1000).toISOString()}
      title={as === 'datetime' ? undefined : formatDateTime(at, options)}
    >
      {FORMATS[as](at, options)}
    </time>
  )
}
