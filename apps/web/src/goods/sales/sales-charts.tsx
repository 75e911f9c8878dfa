import { formatUsd, groupThousands, moneyFromWire, type MoneyWire } from '@jindu/domain/money'
import { TrendChart, type TrendChartProps } from '@jindu/ui/patterns/trend-chart'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { countMarks, heightMarks, labelled } from '../../shared/charts/axis.ts'
import { useBucketWords } from './bucket-words.ts'
import { conversionOf, disputesOf, ofSevenDays, percentText } from './percents.ts'
import type { Sales, SalesPoint } from './sales-search.ts'

const LABELS = 7

type Drawn = Pick<TrendChartProps, 'kind' | 'series' | 'summary' | 'yMarks'> & {
  readonly title: string
  readonly headers: readonly string[]
  readonly values: (point: SalesPoint) => readonly (number | null)[]
  /** A point's text after its day, and its table cells. */
  readonly says: (point: SalesPoint) => string
  readonly cells: (point: SalesPoint) => readonly string[]
}

const usd = (of: MoneyWire<'USD'>): string => formatUsd(moneyFromWire(of))
const dollars = (of: MoneyWire<'USD'>): number => Number(of.units) / 100
const count = (number: number): string => groupThousands(String(number))
const most = (sales: Sales, of: (point: SalesPoint) => number): number => Math.max(0, ...sales.points.map(of))
const percent = (value: number): string => `${value}%`

/** `$1.2k`: short labels for the axis. */
function shortUsd(value: number): string {
  return value >= 10_000 ? `$${value / 1000}k` : `$${groupThousands(String(value))}`
}

/** Four charts of the same orders. */
export function SalesCharts({ sales }: { readonly sales: Sales }): ReactNode {
  const { t } = useLingui()
  const { total } = sales
  const money = (earned: string, escrow: string, returned: string): string =>
    t`${earned} earned, ${escrow} in escrow, ${returned} returned`
  const sold = ({ orders, units }: Pick<SalesPoint, 'orders' | 'units'>): string =>
    t`${plural(orders, { one: '# order', other: '# orders' })}, ${plural(units, { one: '# unit', other: '# units' })}`
  const converted = (of: Pick<SalesPoint, 'orders' | 'views' | 'disputed'>): string => {
    const { orders, views } = of
    const rate = percentText(conversionOf(of))
    return t`${rate}: ${plural(orders, { one: '# order', other: '# orders' })} from ${plural(views, { one: '# visitor', other: '# visitors' })}`
  }
  const contested = (
    { orders, disputed }: Pick<SalesPoint, 'orders' | 'disputed'>,
    percentOfThem: number | null,
  ): string => {
    const rate = percentText(percentOfThem)
    return t`${rate}: ${disputed} of ${plural(orders, { one: '# order', other: '# orders' })} held`
  }
  const revenue = (point: Pick<SalesPoint, 'earned' | 'escrow' | 'returned'>): string =>
    money(usd(point.earned), usd(point.escrow), usd(point.returned))
  const weeks = ofSevenDays(sales.points)
  const heldIn = (point: SalesPoint) => (sales.step === 'day' ? weeks.get(point) : point)
  const heldRate = (point: SalesPoint): number | null => {
    const of = heldIn(point)
    return of === undefined ? null : disputesOf(of)
  }
  const disputes = sales.step === 'day' ? t`Dispute rate over 7 days` : t`Dispute rate`
  const charts: readonly Drawn[] = [
    {
      kind: 'bars',
      title: t`Revenue`,
      series: [
        { name: t`earned`, tone: 'positive' },
        { name: t`in escrow`, tone: 'money' },
        { name: t`returned`, tone: 'returned' },
      ],
      values: (point) => [dollars(point.earned), dollars(point.escrow), dollars(point.returned)],
      yMarks: heightMarks(
        most(sales, (point) => dollars(point.earned) + dollars(point.escrow) + dollars(point.returned)),
      ).map((value) => ({ value, label: shortUsd(value) })),
      summary: revenue(total),
      says: revenue,
      headers: [t`earned`, t`in escrow`, t`returned`],
      cells: (point) => [usd(point.earned), usd(point.escrow), usd(point.returned)],
    },
    {
      kind: 'bars',
      title: t({ message: 'Orders', context: 'sales' }),
      series: [{ name: t({ message: 'Orders', context: 'sales' }), tone: 'ink' }],
      values: (point) => [point.orders],
      yMarks: countMarks(most(sales, (point) => point.orders)).map((value) => ({ value, label: count(value) })),
      summary: sold(total),
      says: sold,
      headers: [t({ message: 'Orders', context: 'sales' }), t({ message: 'Units', context: 'sales' })],
      cells: (point) => [count(point.orders), count(point.units)],
    },
    {
      kind: 'line',
      title: t`Conversion`,
      series: [{ name: t`Conversion`, tone: 'ink' }],
      values: (point) => [conversionOf(point)],
      yMarks: heightMarks(most(sales, (point) => conversionOf(point) ?? 0)).map((value) => ({
        value,
        label: percent(value),
      })),
      summary: converted(total),
      says: converted,
      headers: [t`Conversion`, t({ message: 'Orders', context: 'sales' }), t`Visitors`],
      cells: (point) => [percentText(conversionOf(point)), count(point.orders), count(point.views)],
    },
    {
      kind: 'bars',
      title: disputes,
      series: [{ name: disputes, tone: 'dispute' }],
      values: (point) => [heldRate(point)],
      yMarks: heightMarks(most(sales, (point) => heldRate(point) ?? 0)).map((value) => ({
        value,
        label: percent(value),
      })),
      summary: contested(total, disputesOf(total)),
      says: (point) => contested(heldIn(point) ?? point, heldRate(point)),
      headers: [disputes, t`Held`, t({ message: 'Orders', context: 'sales' })],
      cells: (point) => [percentText(heldRate(point)), count(point.disputed), count(point.orders)],
    },
  ]
  return (
    <div className="mt-6 grid grid-cols-2 gap-6 phone:grid-cols-1 phone:gap-4">
      {charts.map((chart) => (
        <Chart key={chart.title} sales={sales} chart={chart} />
      ))}
    </div>
  )
}

function Chart({ sales, chart }: { readonly sales: Sales; readonly chart: Drawn }): ReactNode {
  const { points, step } = sales
  const { short, whole, unit } = useBucketWords(step)
  return (
    <Sheet>
      <SheetHead title={chart.title} />
      <SheetBody>
        <TrendChart
          kind={chart.kind}
          label={chart.title}
          pickLabel={unit}
          series={chart.series}
          summary={chart.summary}
          yMarks={chart.yMarks}
          points={points.map((point) => ({
            id: String(point.from),
            values: chart.values(point),
            says: `${whole(point)}: ${chart.says(point)}`,
          }))}
          xMarks={labelled(points.length, LABELS).flatMap((index) => {
            const point = points[index]
            return point === undefined ? [] : [{ index, label: short(point) }]
          })}
          table={{
            headers: [unit, ...chart.headers],
            rows: points.map((point) => [whole(point), ...chart.cells(point)]),
          }}
        />
      </SheetBody>
    </Sheet>
  )
}
