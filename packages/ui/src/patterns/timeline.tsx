import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface TimelineEntry {
  readonly id: string
  /** Colour of the mark: money moved, the clock stopped, a complaint; `neutral` for the rest. */
  readonly kind: 'neutral' | 'money' | 'hold' | 'dispute' | 'positive' | 'negative'
  /** The actor and the act. */
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** A `<time>`. */
  readonly time: ReactNode
}

export interface TimelineProps {
  readonly label: string
  /** Latest first. */
  readonly entries: readonly TimelineEntry[]
  readonly className?: string
}

/** A list of events, each with its time. */
export function Timeline({ label, entries, className }: TimelineProps): ReactNode {
  return (
    <ol className={clsx('timeline', className)} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={`is-${entry.kind}`}>
          <b>{entry.title}</b> {entry.detail}
          <div className="timeline-time">{entry.time}</div>
        </li>
      ))}
    </ol>
  )
}
