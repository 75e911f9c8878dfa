import { formatAmount, formatCoin, moneyFromWire, type CurrencyCode } from '@jindu/domain/money'
import { TrendChart, type TrendSeries } from '@jindu/ui/patterns/trend-chart'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { coinMark, heightMarks } from '../../../shared/charts/axis.ts'
import { formatDateTime, formatDay } from '../../../shared/format/date.ts'
import { useDateOptions } from '../../../shared/format/use-date-options.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

type Coin = ApiOutputs['treasury']['coins']['data'][number]
type Sample = Coin['samples'][number]

const LABELS = 5

/** On-chain balance and users' balances of a coin, hourly, over the retained days. */
export function HoldingsChart({ coins }: { readonly coins: readonly Coin[] }): ReactNode {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<CurrencyCode>()
  const coin = coins.find(({ currency }) => currency === chosen) ?? coins[0]
  if (coin === undefined) return null
  return (
    <div className="grid gap-3 border-t border-line bd py-4">
      <div>
        <Segmented
          label={t`Coin of the chart`}
          value={coin.currency}
          onValueChange={setChosen}
          options={coins.map(({ currency }) => ({ value: currency, label: currency }))}
        />
      </div>
      <Lines key={coin.currency} of={coin} />
    </div>
  )
}

function Lines({ of: { currency, samples } }: { readonly of: Coin }): ReactNode {
  const { t } = useLingui()
  const dates = useDateOptions(3_600)
  const series: readonly TrendSeries[] = [
    { name: t`On the chain`, tone: 'money' },
    { name: t`Owed to users`, tone: 'ink' },
  ]
  const says = ({ at, found, owed }: Sample): string =>
    t`${formatDateTime(at, dates)}: ${whole(found)} on the chain, ${whole(owed)} owed`
  const newest = samples.at(-1)
  const marks = heightMarks(Math.max(0, ...samples.flatMap(({ found, owed }) => [height(found), height(owed)])))
  return (
    <TrendChart
      kind="line"
      label={t`Holdings and debts in ${currency} over seven days`}
      pickLabel={t`Hour`}
      series={series}
      summary={newest === undefined ? t`Not measured yet` : says(newest)}
      yMarks={[0, ...marks.filter((value) => value > 0)].map((value) => ({ value, label: coinMark(value) }))}
      points={samples.map((sample) => ({
        id: String(sample.at),
        values: [height(sample.found), height(sample.owed)],
        says: says(sample),
      }))}
      xMarks={firstOfDays(samples, (at) => formatDay(at, dates))}
      table={{
        headers: [t`When`, t`On the chain`, t`Owed to users`],
        rows: samples.map(({ at, found, owed }) => [formatDateTime(at, dates), whole(found), whole(owed)]),
      }}
    />
  )
}

/** Day labels at each day's first sample, skipping those without room: days with few samples get none. */
function firstOfDays(samples: readonly Sample[], nameOf: (at: number) => string): { index: number; label: string }[] {
  const named: { index: number; label: string }[] = []
  for (const [index, { at }] of samples.entries()) {
    const last = named.at(-1)
    const label = nameOf(at)
    if (last === undefined || (last.label !== label && index - last.index >= samples.length / LABELS))
      named.push({ index, label })
  }
  return named
}

function height(amount: Sample['found']): number {
  return Number(formatAmount(moneyFromWire(amount)))
}

function whole(amount: Sample['found']): string {
  return formatCoin(moneyFromWire(amount))
}
