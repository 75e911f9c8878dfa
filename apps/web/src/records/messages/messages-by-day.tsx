import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDay } from '../../shared/format/date.ts'
import { groupBy } from '../../shared/group-by.ts'
import { useDateOptions } from '../../shared/format/use-date-options.ts'
import { MessageLine, type MessageRow } from './message-line.tsx'
import { useMarkSeen } from './use-mark-seen.ts'

const DAY_S = 86_400

/** Messages grouped by day, in the reader's time zone. */
export function MessagesByDay({ rows }: { readonly rows: readonly MessageRow[] }): ReactNode {
  const dates = useDateOptions(60)
  const { watch, markSeen } = useMarkSeen()
  const days = groupBy(rows, ({ createdAt }) => formatDay(createdAt, dates))
  const today = formatDay(dates.now, dates)
  const yesterday = formatDay(dates.now - DAY_S, dates)
  return Array.from(days, ([day, ofDay]) => (
    <section key={day}>
      <h2 className="day-head">
        {day === today ? (
          <>
            <Trans>Today</Trans> <span>{day}</span>
          </>
        ) : day === yesterday ? (
          <>
            <Trans>Yesterday</Trans> <span>{day}</span>
          </>
        ) : (
          day
        )}
      </h2>
      <ol className="message-list">
        {ofDay.map((row) => (
          <MessageLine key={row.id} row={row} watch={watch} onOpen={() => markSeen(row.id)} />
        ))}
      </ol>
    </section>
  ))
}
