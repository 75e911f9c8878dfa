import { formatUsd, groupThousands, usd } from '@jindu/domain/money'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Usd } from '../../shared/format/amount.tsx'
import { useDateOptions } from '../../shared/format/use-date-options.ts'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { CsvButton, DayChart, everyDay } from '../../shared/figures/index.ts'
import { addAll, type AdDay } from './add-all.ts'
import { clickRate, writeRate } from './click-rate.ts'
import { daysCsv } from './days-csv.ts'
import type { AdPlace } from './own-ad.ts'

const PLACES = ['home', 'category'] as const satisfies readonly AdPlace[]

/** Impressions, clicks, rate and cost of an ad by day, as a chart and as a file. */
export function AdDays({ id }: { readonly id: number }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { timeZone } = useDateOptions(3600)
  const { data, isError, error, refetch } = useQuery(q.ads.days.queryOptions({ id, timeZone }))
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
  const rate = writeRate(clickRate(sums))
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
  const ofDay = (day: string) => addAll(data.data.filter((row) => row.day === day))
  const charts = [
    { title: t`Impressions`, series, days: drawn(({ impressions }) => impressions) },
    { title: t`Clicks`, series, days: drawn(({ clicks }) => clicks) },
    {
      title: t`Clicks per impression`,
      series: [{ name: t`Both places`, tone: 'ink' }],
      days: days.map((day) => ({ day, values: [clickRate(ofDay(day)) ?? 0] })),
      write: (value: number) => `${Number(value.toFixed(2))}%`,
      summary: t`${rate} over all days`,
    },
    {
      title: t`Paid`,
      series,
      days: drawn(({ paid }) => Number(paid.units) / 100),
      // Round values omit the cents, so that they fit the axis.
      write: (value: number) => formatUsd(usd(Math.round(value * 100))).replace(/\.00$/, ''),
    },
  ] as const
  const figures = [
    { name: t`Impressions`, figure: groupThousands(String(sums.impressions)) },
    { name: t`Clicks`, figure: groupThousands(String(sums.clicks)) },
    { name: t`Clicks per impression`, figure: rate },
    { name: t`Paid`, figure: <Usd of={{ asset: 'USD', units: sums.cents.toString() }} /> },
  ]
  return (
    <>
      <Sheet>
        <SheetHead
          title={<Trans>The last 30 days</Trans>}
          end={<CsvButton name={`ad-${id}`} rows={() => daysCsv(data.data)} />}
        />
        <SheetBody>
          <dl className="grid grid-cols-4 gap-6 phone:grid-cols-2 phone:gap-4">
            {figures.map(({ name, figure }) => (
              <div key={name} className="min-w-0">
                <dt className="text-13 text-ink-3">{name}</dt>
                <dd className="num text-22 font-semibold">{figure}</dd>
              </div>
            ))}
          </dl>
          {sums.uncounted === 0 ? null : (
            <p className="mt-4 text-13 text-ink-3">
              <Plural value={sums.uncounted} one="# click was not counted" other="# clicks were not counted" />{' '}
              <Trans>
                and cost nothing: made by programs, by yourself, again within the hour, or too many from one network.
              </Trans>
            </p>
          )}
        </SheetBody>
      </Sheet>
      <div className="grid grid-cols-2 gap-6 phone:grid-cols-1 phone:gap-4">
        {charts.map((chart) => (
          <DayChart key={chart.title} {...chart} />
        ))}
      </div>
    </>
  )
}
