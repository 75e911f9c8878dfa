import { formatAmount, formatUsd, groupThousands, moneyFromWire, usd } from '@jindu/domain/money'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Usd } from '../../shared/format/amount.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { CsvButton, DayChart, everyDay } from '../figures/index.ts'
import { addAll, type AdDay } from './add-all.ts'
import type { AdPlace } from './own-ad.ts'

const PLACES = ['home', 'category'] as const satisfies readonly AdPlace[]

/** Impressions, clicks and cost of an ad by day and place, drawn, and as a file. */
export function AdDays({ id }: { readonly id: number }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { data, isError, error, refetch } = useQuery(q.ads.days.queryOptions({ id }))
  if (isError) return <FailureNote error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="block h-64" />
  if (data.data.length === 0)
    return (
      <Sheet>
        <EmptyState headingLevel={3} title={<Trans>Nothing happened yet</Trans>}>
          <Trans>Days stand here once the ad was seen, clicked or paid for.</Trans>
        </EmptyState>
      </Sheet>
    )
  const sums = addAll(data.data)
  const rate = sums.impressions === 0 ? '–' : `${((sums.clicks / sums.impressions) * 100).toFixed(2)}%`
  const of = (day: string, place: AdPlace): AdDay | undefined =>
    data.data.find((row) => row.day === day && row.place === place)
  const days = everyDay(data.from, data.to)
  const drawn = (value: (row: AdDay) => number) =>
    days.map((day) => ({
      day,
      values: PLACES.map((place) => {
        const row = of(day, place)
        return row === undefined ? 0 : value(row)
      }),
    }))
  const series = [
    { name: t`Home page`, tone: 'ink' },
    { name: t`Categories`, tone: 'soft' },
  ] as const
  const charts = [
    { title: t`Impressions`, days: drawn(({ impressions }) => impressions) },
    { title: t`Clicks`, days: drawn(({ clicks }) => clicks) },
    {
      title: t`Paid`,
      days: drawn(({ paid }) => Number(paid.units) / 100),
      // Round heights go without their cents, so that they fit beside the drawing.
      write: (value: number) => formatUsd(usd(Math.round(value * 100))).replace(/\.00$/, ''),
    },
  ]
  return (
    <>
      <Sheet>
        <SheetHead
          title={<Trans>The last 30 days</Trans>}
          end={
            <CsvButton
              name={`ad-${id}`}
              rows={() => [
                ['day', 'place', 'impressions', 'clicks', 'paid_usd'],
                ...data.data.map(({ day, place, impressions, clicks, paid }) => [
                  day,
                  place,
                  impressions,
                  clicks,
                  formatAmount(moneyFromWire(paid)),
                ]),
              ]}
            />
          }
        />
        <div className="px-5 py-4 phone:px-4">
          <KeyValues
            rows={[
              { id: 'seen', name: <Trans>Impressions</Trans>, value: groupThousands(String(sums.impressions)) },
              { id: 'clicks', name: <Trans>Clicks</Trans>, value: groupThousands(String(sums.clicks)) },
              { id: 'rate', name: <Trans>Clicks per impression</Trans>, value: rate },
              {
                id: 'paid',
                name: <Trans>Paid</Trans>,
                value: <Usd of={{ asset: 'USD', units: sums.cents.toString() }} />,
              },
            ]}
          />
        </div>
      </Sheet>
      <div className="grid grid-cols-3 gap-6 phone:grid-cols-1 phone:gap-4">
        {charts.map((chart) => (
          <DayChart key={chart.title} series={series} {...chart} />
        ))}
      </div>
    </>
  )
}
