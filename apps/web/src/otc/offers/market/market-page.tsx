import { channelName } from '@jindu/domain/events'
import {
  CURRENCIES,
  fiatDecimal,
  fiatFor,
  formatFiat,
  formatUsd,
  groupThousands,
  type CurrencyCode,
} from '@jindu/domain/money'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { rateText } from '../../../shared/format/rate-text.ts'
import { useLive } from '../../../shared/live/use-live.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import { useOpenCurrencies } from '../../../shared/session/use-open-currencies.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { exactRate, sumFor } from '../fiat.ts'
import { distanceOf, distanceText, priceCents, rateOf, rangeOf, type Offer } from '../offer.ts'
import { OfferAlertDialog } from '../../alerts/index.ts'
import { PaymentMethods } from '../../payees/index.ts'
import { TraderLine } from '../trader.tsx'
import { READ_EVERY_MS, useMarketRate, type MarketRate } from '../use-market-rate.ts'
import { holdRows, type Held } from './held-rows.ts'
import { MarketFilters } from './market-filters.tsx'
import { marketInput, ROWS, type MarketAddress } from './market-search.ts'
import { Ticket } from './ticket.tsx'
import { useAbsentOffers } from './use-absent-offers.ts'

const route = getRouteApi('/_main/otc')

/**
 * Offers of other users for one coin, best price first; each opens into a ticket (wallet-and-otc.md §2 "OTC market").
 */
export function MarketPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const coins = useOpenCurrencies('otc')
  const input = marketInput(address, coins)
  const { page: _page, limit: _limit, ...searched } = input
  const [open, setOpen] = useState<number | null>(null)
  const [alerting, setAlerting] = useState(false)
  const offers = useQuery({
    ...q.otcOffers.market.queryOptions(input),
    placeholderData: keepPreviousData,
    // Prices that follow the market change with it.
    refetchInterval: READ_EVERY_MS,
  })
  const buying = input.side === 'sell'
  const list = useHeld(JSON.stringify(input), offers.isPlaceholderData ? undefined : offers.data?.data)
  const { known, left } = useAbsentOffers(list.absent)
  const columns = useColumns(input.currency, buying, left, open, setOpen)
  useLive(channelName('otcMarket', CURRENCIES[input.currency].id))
  const filtered =
    address.amount !== undefined ||
    address.method !== undefined ||
    address.fiat !== undefined ||
    address.trust !== undefined ||
    address.mine !== undefined ||
    address.trader !== undefined
  const change = (next: MarketAddress): void => void navigate({ search: next })
  return (
    <div className="otc-market">
      <div className="page-title">
        <h1>
          <Trans>Trade coin for fiat</Trans>
        </h1>
        <div className="end">
          <Button asChild size="s">
            <Link to="/personal/otcManage">
              <Trans>My offers and orders</Trans>
            </Link>
          </Button>
        </div>
      </div>
      <MarketFilters
        address={address}
        coins={coins}
        onChange={(next) => {
          setOpen(null)
          change(next)
        }}
      />
      {address.trader === undefined ? null : (
        <Note
          action={
            <Button asChild size="s">
              <Link to="/otc" search={shownToAll(address)}>
                <Trans>Show all offers</Trans>
              </Link>
            </Button>
          }
        >
          <Trans>Only offers of {address.trader}</Trans>
        </Note>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <MarketPrice currency={input.currency} />
        <Button size="s" variant="quiet" onClick={() => setAlerting(true)}>
          <Bell className="ic s" aria-hidden="true" />
          <Trans>Tell me of such offers</Trans>
        </Button>
      </div>
      {alerting ? <OfferAlertDialog asked={searched} onClose={() => setAlerting(false)} /> : null}
      <FailureNote error={offers.error} retry={() => void offers.refetch()} />
      <div aria-live="polite">
        {list.moved ? (
          <Note
            action={
              <Button size="s" onClick={list.show}>
                <Trans>Show the list as it is now</Trans>
              </Button>
            }
          >
            {list.added > 0 ? (
              <Plural value={list.added} one="# new offer" other="# new offers" />
            ) : (
              <Trans>The order of the offers has changed</Trans>
            )}
          </Note>
        ) : null}
      </div>
      <div className="sheet">
        <DataTable
          caption={buying ? t`Offers to sell` : t`Offers to buy`}
          density="desk"
          columns={columns}
          rows={list.rows?.map((offer) => known.get(offer.id) ?? offer)}
          rowKey={({ id }) => String(id)}
          {...(open === null ? {} : { selectedKey: String(open) })}
          renderDetail={(offer) => <Ticket key={offer.id} offer={offer} hasLeft={left.has(offer.id)} />}
          loadingRows={offers.isPending ? ROWS : 0}
          empty={offers.isError ? undefined : <NoOffers filtered={filtered} address={address} />}
          pager={
            <ListPager
              page={input.page}
              limit={ROWS}
              total={offers.data?.total ?? 0}
              onPage={(page) => change({ ...address, page })}
            />
          }
        />
      </div>
    </div>
  )
}

/** Holds the displayed list; changes wait until the reader asks. Another list, or a first row, is shown at once. */
function useHeld(key: string, fresh: readonly Offer[] | undefined) {
  const [held, setHeld] = useState<Held<Offer> | null>(null)
  if (fresh === undefined) return { rows: held?.rows, added: 0, moved: false, absent: [], show: () => undefined }
  const show = (): void => setHeld({ key, rows: fresh })
  if (held === null || held.key !== key || (held.rows.length === 0 && fresh.length > 0)) {
    show()
    return { rows: fresh, added: 0, moved: false, absent: [], show }
  }
  return { ...holdRows(held.rows, fresh), show }
}

/** The reference market price, and its age. */
function MarketPrice({ currency }: { readonly currency: CurrencyCode }): ReactNode {
  const { q } = useApi()
  const { isPending } = useQuery(q.site.currencies.queryOptions())
  const quoted = useMarketRate(currency)
  if (quoted === undefined)
    return isPending ? null : (
      <p className="text-13 text-negative">
        <Trans>No market price of {currency} is known now. Offers that follow it cannot be taken.</Trans>
      </p>
    )
  return (
    <p className="text-13 text-ink-3">
      <Trans>
        Market price {rateText(quoted.rate)} for one {currency}, <RateSource source={quoted.source} />, read{' '}
        <Moment at={quoted.quotedAt} as="relative" />
      </Trans>
    </p>
  )
}

/** Source of the market price. */
function RateSource({ source }: Pick<MarketRate, 'source'>): ReactNode {
  if (source === 'exchanges') return <Trans>middle of several exchanges</Trans>
  if (source === 'feed') return <Trans>from this site’s price feed</Trans>
  return source === 'none' ? <Trans>set by this site</Trans> : <Trans>simulated</Trans>
}

/** The address without filters. */
const shownToAll = ({ side, currency }: MarketAddress): MarketAddress => ({
  ...(side === undefined ? {} : { side }),
  ...(currency === undefined ? {} : { currency }),
})

function NoOffers({ filtered, address }: { readonly filtered: boolean; readonly address: MarketAddress }): ReactNode {
  return filtered ? (
    <EmptyState
      headingLevel={2}
      title={<Trans>No offer fits the filter</Trans>}
      action={
        <Button asChild>
          <Link to="/otc" search={shownToAll(address)}>
            <Trans>Show all offers</Trans>
          </Link>
        </Button>
      }
    />
  ) : (
    <EmptyState
      headingLevel={2}
      title={<Trans>Nobody offers this now</Trans>}
      action={
        <Button asChild variant="ink">
          <Link to="/personal/otcManage" search={{ tab: 'releaseNewOtcTopic' }}>
            <Trans>Publish an offer</Trans>
          </Link>
        </Button>
      }
    >
      <Trans>Offers of others stand here, the best price first. You can publish your own.</Trans>
    </EmptyState>
  )
}

function useColumns(
  currency: CurrencyCode,
  buying: boolean,
  left: ReadonlySet<number>,
  open: number | null,
  setOpen: (id: number | null) => void,
): DataColumn<Offer>[] {
  const { t } = useLingui()
  const market = useMarketRate(currency)?.rate
  return [
    {
      id: 'maker',
      header: buying ? <Trans>Seller</Trans> : <Trans>Buyer</Trans>,
      render: ({ maker }) => <TraderLine trader={maker} />,
    },
    {
      id: 'price',
      header: <Trans>Price, USD</Trans>,
      align: 'end',
      render: (offer) => (
        <>
          <b className="num">{rateText(offer.unitPrice)}</b>
          {market === undefined ? null : (
            <span className="otc-distance">
              {distanceText(distanceOf(rateOf(offer), market))}
              {offer.margin === null ? null : (
                <>
                  {' '}
                  <Trans>follows the market</Trans>
                </>
              )}
            </span>
          )}
          <FiatPrice offer={offer} />
          {offer.isPriceStale ? (
            <span className="otc-distance text-negative">
              <Trans>no fresh market price, cannot be taken</Trans>
            </span>
          ) : null}
          {offer.pastBound === null ? null : (
            <span className="otc-distance text-negative">
              <Trans>past what this site allows, cannot be taken</Trans>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'left',
      header: <Trans>Available</Trans>,
      foldLabel: t`Available`,
      fold: 'wide',
      align: 'end',
      className: 'phone:flex phone:justify-between',
      render: ({ remaining }) => <Amount of={remaining} />,
    },
    {
      id: 'limits',
      header: <Trans>Limit, USD</Trans>,
      foldLabel: t`Limit, USD`,
      fold: 'wide',
      align: 'end',
      className: 'phone:flex phone:justify-between',
      render: (offer) => <Limits offer={offer} />,
    },
    {
      id: 'methods',
      header: <Trans>Payment</Trans>,
      className: 'phone:self-center',
      render: ({ methods }) => <PaymentMethods methods={methods} />,
    },
    {
      id: 'take',
      header: <span className="sr-only">{t`Take`}</span>,
      align: 'end',
      render: (offer) =>
        offer.isOwn ? (
          <span className="text-13 text-ink-3">
            <Trans>Your offer</Trans>
          </span>
        ) : left.has(offer.id) && open !== offer.id ? (
          <span className="text-13 text-ink-3">
            <Trans>No longer offered</Trans>
          </span>
        ) : (
          <span className="otc-take">
            <Button
              size="s"
              variant={open === offer.id ? 'quiet' : 'line'}
              aria-expanded={open === offer.id}
              onClick={() => setOpen(open === offer.id ? null : offer.id)}
            >
              {open === offer.id ? (
                <Trans>Close</Trans>
              ) : buying ? (
                <Trans context="coin">Buy</Trans>
              ) : (
                <Trans context="coin">Sell</Trans>
              )}
            </Button>
            {offer.unmet === null ? null : (
              <span className="text-12 text-ink-3">
                <Trans>you do not meet its terms</Trans>
              </span>
            )}
          </span>
        ),
    },
  ]
}

/** What one coin costs in the offer's currency, for comparing; nothing for dollars. */
function FiatPrice({ offer }: { readonly offer: Offer }): ReactNode {
  const { fiat, fiatRate } = offer
  if (fiat === 'USD') return null
  if (fiatRate === null) {
    return (
      <span className="otc-distance text-negative">
        <Trans>no exchange rate for {fiat}, cannot be taken</Trans>
      </span>
    )
  }
  const about = formatFiat(fiatFor(priceCents(offer), exactRate(fiatRate)))
  return <span className="otc-distance num">≈ {about}</span>
}

function Limits({ offer }: { readonly offer: Offer }): ReactNode {
  const range = rangeOf(offer)
  if (range === null) {
    return (
      <span className="text-ink-3">
        <Trans>Too little left</Trans>
      </span>
    )
  }
  return (
    <span className="grid justify-items-end gap-0.5">
      <span className="num">
        {formatUsd(range.minimum)} – {formatUsd(range.maximum)}
      </span>
      <FiatLimits offer={offer} range={range} />
    </span>
  )
}

function FiatLimits({
  offer,
  range,
}: {
  readonly offer: Offer
  readonly range: NonNullable<ReturnType<typeof rangeOf>>
}): ReactNode {
  const [least, most] = [range.minimum, range.maximum].map((dollars) => sumFor(offer.fiatRate, dollars))
  if (least == null || most == null) return null
  return (
    <span className="text-12 text-ink-3 num">
      ≈ {groupThousands(fiatDecimal(least))} – {formatFiat(most)}
    </span>
  )
}
