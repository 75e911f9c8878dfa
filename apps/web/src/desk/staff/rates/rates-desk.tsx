import { isCurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { durationText } from '../../../shared/format/duration.ts'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { UserLink } from '../shared/links.tsx'
import { rateShown, type CoinRates, type SetRate } from './coin-rates.ts'
import { RateSteps } from './rate-steps.tsx'

const READ_AGAIN_MS = 10_000
const { mostHours } = rules.staff.rates

/** Each coin's rate with source and age, and the rate that finance set instead. */
export function RatesDesk(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const rates = useQuery({ ...q.rates.list.queryOptions(), refetchInterval: READ_AGAIN_MS })
  const columns = useColumns()
  const sources = {
    exchanges: t`The market’s rate is the middle one of three exchanges, read every minute.`,
    feed: t`The market’s rate is read from the operator’s feed every minute. A price more than 20% off the last one is held back until the feed returns to that level, or until finance sets a rate near it.`,
    none: t`RATES_URL is not set: no coin has a market rate.`,
    sandbox: t`The market’s rate is the sandbox’s: it moves a little every minute.`,
  }
  return (
    <Sheet>
      <SheetHead title={<Trans>Dollars a coin</Trans>} />
      {rates.isError ? (
        <SheetBody>
          <FailureNote
            error={rates.error}
            money={<Trans>No money was moved.</Trans>}
            retry={() => void rates.refetch()}
          />
        </SheetBody>
      ) : (
        <>
          <DataTable
            density="desk"
            caption={t`Dollars a coin`}
            columns={columns}
            rows={rates.data?.data}
            rowKey={({ currency }) => currency}
            loadingRows={rates.isPending ? 3 : 0}
          />
          <div className="border-t border-line">
            <SheetHead title={<Trans>Currencies of payment for a dollar</Trans>} />
          </div>
          <DataTable
            density="desk"
            caption={t`Currencies of payment for a dollar`}
            columns={columns}
            rows={rates.data?.fiats}
            rowKey={({ currency }) => currency}
            loadingRows={rates.isPending ? 3 : 0}
            empty={
              <EmptyState title={<Trans>Offers are paid in dollars alone</Trans>}>
                <Trans>Further currencies are chosen in the settings of fiat trading.</Trans>
              </EmptyState>
            }
          />
          <SheetBody>
            <Note tone="neutral">
              {rates.data === undefined ? null : sources[rates.data.source]}{' '}
              <Trans>
                A rate that finance sets counts for {mostHours} hours at most and only after a second member agreed;
                then the market’s counts again by itself.
              </Trans>
            </Note>
          </SheetBody>
        </>
      )}
    </Sheet>
  )
}

function useColumns(): readonly DataColumn<CoinRates>[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    { id: 'coin', header: t`Currency`, render: ({ currency }) => <strong>{currency}</strong> },
    {
      id: 'counts',
      header: t`Counts now`,
      foldLabel: t`Counts now`,
      align: 'end',
      render: ({ currency, market, set, priced }) =>
        priced ? (
          <strong className="num">
            <Rate currency={currency} usdE8={set?.confirmedAt == null ? market?.usdE8 : set.usdE8} />
          </strong>
        ) : (
          <StatusBadge kind="negative">
            {isCurrencyCode(currency) ? (
              <Trans>No rate: nothing is sold in it</Trans>
            ) : (
              <Trans>No rate: offers in it cannot be taken</Trans>
            )}
          </StatusBadge>
        ),
    },
    {
      id: 'market',
      header: t({ message: 'Market', context: 'rates' }),
      foldLabel: t({ message: 'Market', context: 'rates' }),
      align: 'end',
      fold: 'wide',
      className: 'phone:text-left',
      render: ({ currency, market, doubt }) => (
        <span className="grid justify-items-end gap-0.5 phone:justify-items-start">
          {market === null ? (
            <span className="text-ink-3">–</span>
          ) : (
            <span className="grid justify-items-end gap-0.5 phone:inline-flex phone:items-baseline phone:gap-2">
              <span className="num">
                <Rate currency={currency} usdE8={market.usdE8} />
              </span>
              <span className="text-12 text-ink-3">
                <Trans>{durationText(market.ageSeconds, locale)} old</Trans>
              </span>
            </span>
          )}
          {doubt === null ? null : (
            <StatusBadge kind="hold">
              <Trans>
                Held back: <Rate currency={currency} usdE8={doubt.usdE8} />
              </Trans>
            </StatusBadge>
          )}
        </span>
      ),
    },
    {
      id: 'set',
      header: t`Set by finance`,
      foldLabel: t`Set by finance`,
      fold: 'wide',
      render: ({ currency, market, set }) =>
        set === null ? (
          <span className="text-ink-3">
            <Trans context="rates">Nothing</Trans>
          </span>
        ) : (
          <WhatIsSet currency={currency} set={set} market={market?.usdE8} />
        ),
    },
    {
      id: 'steps',
      header: <span className="sr-only">{t`Steps`}</span>,
      align: 'end',
      fold: 'wide',
      render: (coin) => <RateSteps of={coin} />,
    },
  ]
}

interface RateProps {
  readonly currency: CoinRates['currency']
  readonly usdE8: string | undefined
}

function Rate({ currency, usdE8 }: RateProps): ReactNode {
  return usdE8 === undefined ? '–' : rateShown({ currency, usdE8 })
}

/** By how much a rate is off the market's, as `+2.41%`; nothing without a market. */
function offMarket(usdE8: string, market: string | undefined): string | null {
  if (market === undefined) return null
  const percent = (Number(usdE8) / Number(market) - 1) * 100
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(2)}%`
}

interface WhatIsSetProps extends Omit<RateProps, 'usdE8'> {
  readonly set: SetRate
  readonly market: string | undefined
}

function WhatIsSet({ currency, set, market }: WhatIsSetProps): ReactNode {
  const { usdE8, hours, reason, proposedBy, confirmedBy, until } = set
  const off = offMarket(usdE8, market)
  return (
    <span className="grid gap-0.5">
      <span className="flex flex-wrap items-center gap-2">
        <span className="num font-semibold">
          <Rate currency={currency} usdE8={usdE8} />
        </span>
        {off === null ? null : (
          <span className="num text-13 text-ink-2">
            <Trans>{off} off the market</Trans>
          </span>
        )}
        {confirmedBy === null ? (
          <StatusBadge kind="hold">
            <Trans>Waits for a second member</Trans>
          </StatusBadge>
        ) : (
          <StatusBadge kind="positive">
            <Trans>Counts</Trans>
          </StatusBadge>
        )}
      </span>
      <span className="text-13 text-ink-2">
        {confirmedBy === null ? (
          <Trans>
            For {hours} h once agreed; <UserLink uid={proposedBy} /> proposed it, it waits until <Moment at={until} />
          </Trans>
        ) : (
          <Trans>
            Until <Moment at={until} />; <UserLink uid={proposedBy} /> proposed it, <UserLink uid={confirmedBy} />{' '}
            agreed
          </Trans>
        )}
      </span>
      <span className="text-13 text-ink-3 wrap-anywhere">{reason}</span>
    </span>
  )
}
