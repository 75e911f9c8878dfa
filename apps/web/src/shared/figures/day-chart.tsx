import { groupThousands } from '@jindu/domain/money'
import { TrendChart, type TrendSeries } from '@jindu/ui/patterns/trend-chart'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { countMarks, heightMarks, labelled } from '../charts/axis.ts'
import { formatDay } from '../format/date.ts'
import { useDateOptions } from '../format/use-date-options.ts'

/** A day, as `2026-11-21`, with a height for each series. */
export interface DayValues {
  readonly day: string
  readonly values: readonly number[]
}

interface DayChartProps {
  readonly title: string
  readonly series: readonly TrendSeries[]
  readonly days: readonly DayValues[]
  /** Formats a value; default: as a count. */
  readonly write?: (value: number) => string
  /** Text while no day is selected; default: the sums of the series. */
  readonly summary?: string
  readonly end?: ReactNode
}

const LABELS = 7
/** A negative day has no height; its text keeps the sign. */
const heightOf = (value: number): number => Math.max(0, value)
const count = (value: number): string => groupThousands(String(value))

/** Values by day as stacked bars, read by pointer, touch and arrow keys; a hidden table holds the same values. */
export function DayChart({ title, series, days, write, summary, end }: DayChartProps): ReactNode {
  const { t } = useLingui()
  const dates = { ...useDateOptions(3_600), timeZone: 'UTC' }
  const named = (day: string): string => formatDay(Date.parse(`${day}T12:00:00Z`) / 1000, dates)
  const said = write ?? count
  const heights = days.map(({ values }) => values.reduce((sum, value) => sum + heightOf(value), 0))
  const most = Math.max(0, ...heights)
  const marks = write === undefined ? countMarks(most) : heightMarks(most)
  const saysOf = (values: readonly number[]): string =>
    series.map(({ name }, index) => `${name} ${said(values[index] ?? 0)}`).join(', ')
  const sums = series.map((_, index) => days.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  return (
    <Sheet>
      <SheetHead title={title} end={end} />
      <SheetBody>
        <TrendChart
          kind="bars"
          label={title}
          pickLabel={t`Day`}
          series={series}
          summary={summary ?? saysOf(sums)}
          yMarks={marks.map((value) => ({ value, label: said(value) }))}
          points={days.map(({ day, values }) => ({
            id: day,
            values: values.map(heightOf),
            says: `${named(day)}: ${saysOf(values)}`,
          }))}
          xMarks={labelled(days.length, LABELS).flatMap((index) => {
            const day = days[index]?.day
            return day === undefined ? [] : [{ index, label: named(day) }]
          })}
          table={{
            headers: [t`Day`, ...series.map(({ name }) => name)],
            rows: days.map(({ day, values }) => [day, ...values.map(said)]),
          }}
        />
      </SheetBody>
    </Sheet>
  )
}
