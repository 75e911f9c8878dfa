import { REVENUE_SOURCES, type RevenueSource } from '@jindu/domain/ledger'
import {
  add,
  CURRENCY_CODES,
  formatAmount,
  money,
  moneyFromWire,
  moneyToWire,
  usd,
  type CurrencyCode,
} from '@jindu/domain/money'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Amount, Usd } from '../../../shared/format/amount.tsx'
import { useDateOptions } from '../../../shared/format/use-date-options.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { CsvButton, DayChart, everyDay } from '../../../shared/figures/index.ts'
import { figuresInput, type Span } from './figures-search.ts'
import { FiguresSkeleton } from './figures-skeleton.tsx'
import { SpanChoice } from './span-choice.tsx'
import { dollarHeight } from './write-height.ts'

type Revenue = ApiOutputs['figures']['revenue']
type Earned = Revenue['data'][number]

interface RevenueFiguresProps {
  readonly days: Span
  readonly onDays: (days: Span) => void
}

/** The site's revenue by source and coin, from the ledger. */
export function RevenueFigures({ days, onDays }: RevenueFiguresProps): ReactNode {
  const { q } = useApi()
  const { timeZone } = useDateOptions(3600)
  const { data, error, refetch } = useQuery({
    ...q.figures.revenue.queryOptions(figuresInput({ days }, timeZone)),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <SpanChoice days={days} onDays={onDays} end={data === undefined ? null : <Save revenue={data} />} />
      {error !== null ? (
        <FailureNote error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <FiguresSkeleton />
      ) : data.data.length === 0 ? (
        <Sheet>
          <EmptyState headingLevel={2} title={<Trans>Nothing was earned in these days</Trans>}>
            <Trans>Fees of orders and withdrawals, rights and ads come here as soon as the books have them.</Trans>
          </EmptyState>
        </Sheet>
      ) : (
        <Drawn revenue={data} />
      )}
    </>
  )
}

function useSourceNames(): Readonly<Record<RevenueSource, string>> {
  const { t } = useLingui()
  return {
    goods: t`Fees of goods orders`,
    otc: t`Fees of fiat orders`,
    withdrawals: t`Fees of withdrawals`,
    rights: t({ message: 'Rights', context: 'revenue' }),
    ads: t`Ads`,
  }
}

/**
 * Tone of each source; the tone of a stopped clock is not used. Withdrawal fees are not priced in dollars and have
 * separate charts.
 */
const TONES = [
  ['goods', 'ink'],
  ['otc', 'soft'],
  ['rights', 'money'],
  ['ads', 'positive'],
] as const

const dollars = ({ worth }: Earned): number => (worth === null ? 0 : Number(worth.units) / 100)
const coins = ({ earned }: Earned): number => Number(formatAmount(moneyFromWire(earned)).replaceAll(',', ''))
const feeOf = (currency: CurrencyCode) => (row: Earned) => row.source === 'withdrawals' && row.earned.asset === currency

function Drawn({ revenue }: { readonly revenue: Revenue }): ReactNode {
  const { t } = useLingui()
  const names = useSourceNames()
  const heights = (day: string, of: (row: Earned) => boolean, height: (row: Earned) => number): number =>
    revenue.data.reduce((sum, row) => (row.day === day && of(row) ? sum + height(row) : sum), 0)
  const days = everyDay(revenue.from, revenue.to)
  const drawn = TONES.filter(([source]) => revenue.data.some((row) => row.source === source))
  return (
    <div className="grid gap-4">
      {drawn.length === 0 ? null : (
        <DayChart
          title={t`Earned in dollars, as priced at the time`}
          series={drawn.map(([source, tone]) => ({ name: names[source], tone }))}
          write={dollarHeight}
          days={days.map((day) => ({
            day,
            values: drawn.map(([source]) => heights(day, (row) => row.source === source, dollars)),
          }))}
        />
      )}
      <div className="grid grid-cols-3 gap-4 empty:hidden phone:grid-cols-1">
        {CURRENCY_CODES.filter((currency) => revenue.data.some(feeOf(currency))).map((currency) => (
          <DayChart
            key={currency}
            title={t`Fees of withdrawals, ${currency}`}
            series={[{ name: currency, tone: 'soft' }]}
            write={(value) => `${Number(value.toPrecision(8))}`}
            days={days.map((day) => ({ day, values: [heights(day, feeOf(currency), coins)] }))}
          />
        ))}
      </div>
      <BySource revenue={revenue} />
    </div>
  )
}

interface SourceRow {
  readonly source: RevenueSource
  readonly currency: CurrencyCode
  readonly rows: readonly Earned[]
}

function BySource({ revenue }: { readonly revenue: Revenue }): ReactNode {
  const { t } = useLingui()
  const names = useSourceNames()
  const rows = REVENUE_SOURCES.flatMap((source) =>
    CURRENCY_CODES.map((currency) => ({
      source,
      currency,
      rows: revenue.data.filter((row) => row.source === source && row.earned.asset === currency),
    })),
  ).filter((row) => row.rows.length > 0)
  const columns: readonly DataColumn<SourceRow>[] = [
    { id: 'source', header: t`Source`, render: ({ source }) => names[source] },
    { id: 'coin', header: t`Coin`, fold: 'hidden', render: ({ currency }) => currency },
    {
      id: 'earned',
      header: t({ message: 'Earned', context: 'revenue' }),
      align: 'end',
      render: ({ rows: of, currency }) => (
        <Amount
          of={moneyToWire(
            of.reduce((sum, { earned }) => add(sum, money(currency, BigInt(earned.units))), money(currency, 0n)),
          )}
        />
      ),
    },
    {
      id: 'worth',
      header: t`In dollars`,
      foldLabel: t`In dollars`,
      fold: 'wide',
      align: 'end',
      render: ({ rows: of }) =>
        of.some(({ worth }) => worth === null) ? (
          <span className="text-13 text-ink-3">
            <Trans>taken in coin, at no rate</Trans>
          </span>
        ) : (
          <Usd of={moneyToWire(of.reduce((sum, { worth }) => add(sum, usd(BigInt(worth?.units ?? 0))), usd(0n)))} />
        ),
    },
  ]
  return (
    <Sheet>
      <SheetHead title={<Trans>By source and coin</Trans>} />
      <DataTable
        density="desk"
        caption={t`By source and coin`}
        columns={columns}
        rows={rows}
        rowKey={({ source, currency }) => `${source}-${currency}`}
      />
    </Sheet>
  )
}

function Save({ revenue }: { readonly revenue: Revenue }): ReactNode {
  return (
    <CsvButton
      name={`revenue-${revenue.from}-${revenue.to}`}
      rows={() => [
        ['day', 'source', 'coin', 'earned', 'usd'],
        ...revenue.data.map(({ day, source, earned, worth }) => [
          day,
          source,
          earned.asset,
          formatAmount(moneyFromWire(earned)),
          worth === null ? '' : formatAmount(moneyFromWire(worth)),
        ]),
      ]}
    />
  )
}
