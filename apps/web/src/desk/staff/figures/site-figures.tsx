import { formatAmount, formatUsd, groupThousands, moneyFromWire, type MoneyWire } from '@jindu/domain/money'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Usd } from '../../../shared/format/amount.tsx'
import { useDateOptions } from '../../../shared/format/use-date-options.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { CsvButton, DayChart, everyDay } from '../../../shared/figures/index.ts'
import { FigureRow, type Figure } from './figure-row.tsx'
import { figuresInput, type Span } from './figures-search.ts'
import { FiguresSkeleton } from './figures-skeleton.tsx'
import { SpanChoice } from './span-choice.tsx'
import { dollarHeight, measuredTime } from './write-height.ts'

type Site = ApiOutputs['figures']['site']
type SiteDay = Site['days'][number]

interface SiteFiguresProps {
  readonly days: Span
  readonly onDays: (days: Span) => void
}

/** How the site does, by day: users, goods, orders, volume, disputes and how long they took to a ruling. */
export function SiteFigures({ days, onDays }: SiteFiguresProps): ReactNode {
  const { q } = useApi()
  const { timeZone } = useDateOptions(3600)
  const { data, error, refetch } = useQuery({
    ...q.figures.site.queryOptions(figuresInput({ days }, timeZone)),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <SpanChoice days={days} onDays={onDays} end={data === undefined ? null : <Save site={data} />} />
      {error !== null ? (
        <FailureNote error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <FiguresSkeleton />
      ) : (
        <Drawn site={data} />
      )}
    </>
  )
}

const count = (value: number): string => groupThousands(String(value))
const dollars = (of: MoneyWire<'USD'>): number => Number(of.units) / 100
const plain = (of: MoneyWire<'USD'>): string => formatAmount(moneyFromWire(of))

function Drawn({ site }: { readonly site: Site }): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const { total } = site
  const named = new Map(site.days.map((day) => [day.day, day]))
  const drawn = (...heights: readonly ((day: SiteDay) => number)[]) =>
    everyDay(site.from, site.to).map((day) => {
      const of = named.get(day)
      return { day, values: heights.map((height) => (of === undefined ? 0 : height(of))) }
    })
  const ruling = total.medianRulingSeconds === null ? '–' : measuredTime(total.medianRulingSeconds, locale)
  const figures: readonly Figure[] = [
    { id: 'users', name: <Trans>New users</Trans>, figure: count(total.users) },
    { id: 'goods', name: <Trans>New goods</Trans>, figure: count(total.goods) },
    {
      id: 'goodsOrders',
      name: <Trans>Goods orders</Trans>,
      figure: count(total.goodsOrders),
      more: <Usd of={total.goodsVolume} />,
    },
    {
      id: 'otcOrders',
      name: <Trans>Fiat orders</Trans>,
      figure: count(total.otcOrders),
      more: (
        <Trans>
          <Plural value={total.otcTrades} one="# completed" other="# completed" />, <Usd of={total.otcVolume} />
        </Trans>
      ),
    },
    {
      id: 'disputes',
      name: <Trans>Disputes opened</Trans>,
      figure: count(total.disputes),
      more: <Plural value={total.ruled} one="# ruling" other="# rulings" />,
    },
    {
      id: 'ruling',
      name: <Trans>Median time to a ruling</Trans>,
      figure: ruling,
    },
  ]
  const both = [
    { name: t`Goods`, tone: 'ink' },
    { name: t({ message: 'Fiat trade', context: 'figures' }), tone: 'soft' },
  ] as const
  const volumes = [total.goodsVolume, total.otcVolume].map((volume) => formatUsd(moneyFromWire(volume)))
  const hours = (value: number): string => measuredTime(value * 3_600, locale)
  return (
    <>
      <FigureRow label={t`The range in figures`} figures={figures} />
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <DayChart
          title={t`New users`}
          series={[{ name: t`New users`, tone: 'ink' }]}
          days={drawn(({ users }) => users)}
        />
        <DayChart
          title={t`New goods`}
          series={[{ name: t`New goods`, tone: 'ink' }]}
          days={drawn(({ goods }) => goods)}
        />
        <DayChart
          title={t`Orders begun`}
          series={both}
          days={drawn(
            ({ goodsOrders }) => goodsOrders,
            ({ otcOrders }) => otcOrders,
          )}
        />
        <DayChart
          title={t`Volume`}
          series={both}
          write={dollarHeight}
          summary={both.map(({ name }, index) => `${name} ${volumes[index] ?? ''}`).join(', ')}
          days={drawn(
            ({ goodsVolume }) => dollars(goodsVolume),
            ({ otcVolume }) => dollars(otcVolume),
          )}
        />
        <DayChart
          title={t`Disputes opened`}
          series={[{ name: t`Disputes opened`, tone: 'dispute' }]}
          days={drawn(({ disputes }) => disputes)}
        />
        <DayChart
          title={t`Median time to a ruling`}
          series={[{ name: t`Median time to a ruling`, tone: 'hold' }]}
          write={hours}
          summary={ruling}
          days={drawn(({ medianRulingSeconds }) => (medianRulingSeconds ?? 0) / 3_600)}
        />
      </div>
    </>
  )
}

function Save({ site }: { readonly site: Site }): ReactNode {
  return (
    <CsvButton
      name={`site-${site.from}-${site.to}`}
      rows={() => [
        [
          'day',
          'users',
          'goods',
          'goods_orders',
          'goods_volume_usd',
          'fiat_orders',
          'fiat_completed',
          'fiat_volume_usd',
          'disputes',
          'rulings',
          'median_ruling_seconds',
        ],
        ...site.days.map((day) => [
          day.day,
          day.users,
          day.goods,
          day.goodsOrders,
          plain(day.goodsVolume),
          day.otcOrders,
          day.otcTrades,
          plain(day.otcVolume),
          day.disputes,
          day.ruled,
          day.medianRulingSeconds ?? '',
        ]),
      ]}
    />
  )
}
