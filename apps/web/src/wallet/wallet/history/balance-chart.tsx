import { formatAmount, formatCoin, moneyFromWire, type CurrencyCode } from '@jindu/domain/money'
import { StepChart } from '@jindu/ui/patterns/step-chart'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { coinMark, heightMarks } from '../../../shared/charts/axis.ts'
import { formatDateTime, formatDay } from '../../../shared/format/date.ts'
import { useDateOptions } from '../../../shared/format/use-date-options.ts'
import type { HistoryLine } from './history-table.tsx'

export interface BalanceChartProps {
  readonly currency: CurrencyCode
  /** Entries of one balance in one coin, latest first. */
  readonly lines: readonly HistoryLine[]
}

const MARKS = 4

/** One balance over the displayed entries; renders nothing if it would be a single vertical line. */
export function BalanceChart({ currency, lines }: BalanceChartProps): ReactNode {
  const { t } = useLingui()
  const dates = useDateOptions(3600)
  const oldest = lines.at(-1)
  const newest = lines[0]
  // While another filter loads, the entries are still the previous ones.
  if (oldest === undefined || newest === undefined || oldest.at === newest.at) return null
  if (lines.some((line) => line.currency !== currency)) return null
  const points = [...lines].toReversed().map((line) => ({ at: line.at, value: height(line) }))
  const span = newest.at - oldest.at
  const marks = heightMarks(Math.max(...points.map(({ value }) => value)))
  const labelled = new Map(
    Array.from({ length: MARKS }, (_, index) => {
      const at = oldest.at + Math.round((span * index) / (MARKS - 1))
      return [formatDay(at, dates), at] as const
    }),
  )
  return (
    <div className="bd pb-3">
      <StepChart
        label={t`${currency} balance over the lines in view`}
        points={points}
        from={oldest.at}
        to={newest.at}
        xMarks={[...labelled].map(([label, at]) => ({ at, label }))}
        yMarks={[{ value: 0, label: '0' }, ...marks.map((value) => ({ value, label: coinMark(value) }))]}
        table={{
          headers: [t`When`, t`After`],
          rows: lines.map(({ at, after }) => [formatDateTime(at, dates), formatCoin(moneyFromWire(after))]),
        }}
      />
    </div>
  )
}

function height({ after }: HistoryLine): number {
  return Number(formatAmount(moneyFromWire(after)))
}
