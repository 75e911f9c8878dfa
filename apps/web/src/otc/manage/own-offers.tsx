import { formatUsd, isZero, moneyFromWire } from '@jindu/domain/money'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Amount } from '../../shared/format/amount.tsx'
import { Moment } from '../../shared/format/moment.tsx'
import { rateText } from '../../shared/format/rate-text.ts'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { SecuredDialog, usePayPassword } from '../../accounts/accounts/index.ts'
import { distanceText, type Offer } from '../offers/index.ts'
import { EditOffer } from './edit-offer.tsx'
import { ListFilters, NothingFits } from './list-filters.tsx'

const route = getRouteApi('/personal/otcManage')
const ROWS = 10

/** The reader's offers, latest first, with their possible actions. */
export function OwnOffers(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const { side, currency, page = 1 } = address
  const [edited, setEdited] = useState<Offer | null>(null)
  const [withdrawn, setWithdrawn] = useState<Offer | null>(null)
  const offers = useQuery({
    ...q.otcOffers.own.queryOptions({
      page,
      limit: ROWS,
      ...(side === undefined ? {} : { side }),
      ...(currency === undefined ? {} : { currency }),
    }),
    placeholderData: keepPreviousData,
  })
  const columns = useColumns(setEdited, setWithdrawn)
  return (
    <>
      <ListFilters address={address} onChange={(next) => void navigate({ search: next })} />
      <FailureNote
        error={offers.error}
        money={<Trans>The coin that your offers lock is not affected.</Trans>}
        retry={() => void offers.refetch()}
      />
      <div className="sheet">
        <DataTable
          caption={t`My offers`}
          columns={columns}
          rows={offers.data?.data}
          rowKey={({ id }) => String(id)}
          loadingRows={offers.isPending ? 4 : 0}
          empty={
            offers.isError ? undefined : side !== undefined || currency !== undefined ? (
              <NothingFits tab="myReleaseOtcTopic" />
            ) : (
              <EmptyState
                headingLevel={2}
                title={<Trans>You have published no offers</Trans>}
                action={
                  <Button asChild variant="ink">
                    <Link to="/personal/otcManage" search={{ tab: 'releaseNewOtcTopic' }}>
                      <Trans>Publish an offer</Trans>
                    </Link>
                  </Button>
                }
              >
                <Trans>Your offers stand here, with how much of each is taken.</Trans>
              </EmptyState>
            )
          }
          pager={
            <ListPager
              page={page}
              limit={ROWS}
              total={offers.data?.total ?? 0}
              byTime
              onPage={(next) => void navigate({ search: { ...address, page: next } })}
            />
          }
        />
      </div>
      {edited === null ? null : <EditOffer offer={edited} onClose={() => setEdited(null)} />}
      {withdrawn === null ? null : <Withdraw offer={withdrawn} onClose={() => setWithdrawn(null)} />}
    </>
  )
}

function Withdraw({ offer, onClose }: { readonly offer: Offer; readonly onClose: () => void }): ReactNode {
  const { t } = useLingui()
  const withdraw = useVerb((client, id: number) => client.otcOffers.withdraw.mutate({ id }), {
    done: onClose,
    quiet: true,
    says: t`The offer is withdrawn`,
  })
  return (
    <SecuredDialog
      verb={withdraw}
      onClose={onClose}
      title={<Trans>Withdraw the offer</Trans>}
      consequence={
        offer.side === 'sell' ? (
          <Trans>What nobody has taken goes back to your fiat balance. Running orders go on. Cannot be undone.</Trans>
        ) : (
          <Trans>Nobody can take it any more. Running orders go on. Cannot be undone.</Trans>
        )
      }
      confirmLabel={<Trans>Withdraw the offer</Trans>}
      onConfirm={() => withdraw.mutate(offer.id)}
    />
  )
}

function OfferState({ offer }: { readonly offer: Offer }): ReactNode {
  const { status, takenDownBy, staffReason, opensAt, range, side } = offer
  if (status === 'completed') {
    return (
      <StatusBadge kind="positive">
        <Trans>Completed</Trans>
      </StatusBadge>
    )
  }
  const badge =
    status === 'cancelled' ? (
      <StatusBadge kind="neutral">
        <Trans>Withdrawn</Trans>
      </StatusBadge>
    ) : takenDownBy === 'moderator' ? (
      <StatusBadge kind="negative">
        <Trans>Taken down by staff</Trans>
      </StatusBadge>
    ) : takenDownBy === 'owner' ? (
      <StatusBadge kind="hold">
        <Trans>Taken down</Trans>
      </StatusBadge>
    ) : range === null ? (
      <StatusBadge kind="hold">
        <Trans>Too little left</Trans>
      </StatusBadge>
    ) : opensAt !== null ? (
      <StatusBadge kind="hold">
        <Trans>Outside working hours</Trans>
      </StatusBadge>
    ) : (
      <StatusBadge kind="money">
        <Trans>On the market</Trans>
      </StatusBadge>
    )
  return (
    <>
      {badge}
      {status === 'ongoing' && takenDownBy === null && range === null ? (
        <div className="text-12 text-ink-2">
          {side === 'sell' ? (
            <Trans>
              Off the market: less is left than the smallest order. It comes back to you with the end of the last order.
              Edit it to offer it, or withdraw it to get it now.
            </Trans>
          ) : (
            <Trans>
              Off the market: less is left than the smallest order. It ends with the last order. Edit it to offer more.
            </Trans>
          )}
        </div>
      ) : null}
      {status === 'ongoing' && takenDownBy === null && range !== null && opensAt !== null ? (
        <div className="text-12 text-ink-2">
          <Trans>
            shown again at <Moment at={opensAt} />
          </Trans>
        </div>
      ) : null}
      {staffReason === null ? null : <div className="text-12 text-ink-2">{staffReason}</div>}
    </>
  )
}

/** The price of now, and how it follows the market. */
function OwnPrice({
  offer: { unitPrice, margin, trigger, isPriceStale, pastBound },
}: {
  readonly offer: Offer
}): ReactNode {
  return (
    <>
      <span className="num">{rateText(unitPrice)}</span>
      {margin === null ? null : (
        <span className="otc-distance">
          <Trans>market {distanceText(margin.basisPoints)}</Trans>
        </span>
      )}
      {trigger === null ? null : (
        <span className="otc-distance">
          <Trans>down when the market is at {rateText(trigger)}</Trans>
        </span>
      )}
      {isPriceStale ? (
        <span className="otc-distance text-negative">
          <Trans>no fresh market price, cannot be taken</Trans>
        </span>
      ) : null}
      {pastBound === null ? null : (
        <span className="otc-distance text-negative">
          <Trans>past what this site allows, cannot be taken</Trans>
        </span>
      )}
    </>
  )
}

interface OfferStepsProps {
  readonly offer: Offer
  readonly onEdit: (offer: Offer) => void
  readonly onWithdraw: (offer: Offer) => void
}

/** Takes an offer down or puts it up. */
function useTurnOffer(isUp: boolean, done: () => void) {
  const { t } = useLingui()
  return useVerb(
    (client, id: number) => (isUp ? client.otcOffers.takeDown.mutate({ id }) : client.otcOffers.putUp.mutate({ id })),
    { done, says: isUp ? t`The offer is taken down` : t`The offer is on the market` },
  )
}

function OfferSteps({ offer, onEdit, onWithdraw }: OfferStepsProps): ReactNode {
  const { id, status, takenDownBy } = offer
  const pay = usePayPassword()
  const [asked, setAsked] = useState(false)
  const close = (): void => setAsked(false)
  const turn = useTurnOffer(takenDownBy === null, close)
  const copy = (
    <Button asChild size="s" variant="quiet">
      <Link to="/personal/otcManage" search={{ tab: 'releaseNewOtcTopic', copy: id }}>
        <Trans>Copy</Trans>
      </Link>
    </Button>
  )
  if (status !== 'ongoing') return <div className="otc-offer-steps">{copy}</div>
  return (
    <div className="otc-offer-steps">
      <Button size="s" variant="quiet" onClick={() => onEdit(offer)}>
        <Trans>Edit</Trans>
      </Button>
      <Button
        size="s"
        variant="quiet"
        disabled={takenDownBy === 'moderator'}
        loading={turn.isPending && !asked}
        onClick={() => {
          if (pay.kind === 'verified') turn.mutate(id)
          else setAsked(true)
        }}
      >
        {takenDownBy === null ? <Trans>Take down</Trans> : <Trans>Put up</Trans>}
      </Button>
      {asked ? (
        <SecuredDialog
          verb={turn}
          onClose={close}
          title={takenDownBy === null ? <Trans>Take the offer down</Trans> : <Trans>Put the offer up</Trans>}
          consequence={
            takenDownBy === null ? (
              <Trans>Nobody can take it until you put it up again. Running orders go on.</Trans>
            ) : (
              <Trans>Others can take it again at its price.</Trans>
            )
          }
          confirmLabel={takenDownBy === null ? <Trans>Take down</Trans> : <Trans>Put up</Trans>}
          onConfirm={() => turn.mutate(id)}
        />
      ) : null}
      <Button size="s" variant="quiet" onClick={() => onWithdraw(offer)}>
        <Trans context="an offer">Withdraw</Trans>
      </Button>
      {copy}
    </div>
  )
}

function useColumns(onEdit: (offer: Offer) => void, onWithdraw: (offer: Offer) => void): DataColumn<Offer>[] {
  const { t } = useLingui()
  return [
    {
      id: 'offer',
      header: <Trans>Offer</Trans>,
      render: ({ side, total, minimum, maximum, fiat }) => (
        <div>
          <b>{side === 'buy' ? <Trans>Buy {total.asset}</Trans> : <Trans>Sell {total.asset}</Trans>}</b>
          <div className="text-12 text-ink-3 num">
            {formatUsd(moneyFromWire(minimum))} – {formatUsd(moneyFromWire(maximum))}
            {fiat === 'USD' ? null : <Trans>, paid in {fiat}</Trans>}
          </div>
        </div>
      ),
    },
    { id: 'price', header: <Trans>Price, USD</Trans>, align: 'end', render: (row) => <OwnPrice offer={row} /> },
    {
      id: 'left',
      header: <Trans>Left</Trans>,
      foldLabel: t`Left`,
      fold: 'wide',
      align: 'end',
      className: 'phone:flex phone:justify-between',
      render: ({ remaining }) => <Amount of={remaining} />,
    },
    {
      id: 'running',
      header: <Trans>In orders</Trans>,
      foldLabel: t`In orders`,
      fold: 'wide',
      align: 'end',
      className: 'phone:flex phone:justify-between',
      render: ({ running }) => <Amount of={running} />,
    },
    {
      id: 'completed',
      header: <Trans>Traded</Trans>,
      foldLabel: t`Traded`,
      fold: 'wide',
      align: 'end',
      className: 'phone:flex phone:justify-between',
      render: ({ completed, returned }) => (
        <span className="grid justify-items-end gap-0.5">
          <Amount of={completed} />
          {isZero(moneyFromWire(returned)) ? null : (
            <span className="text-12 text-ink-2">
              <Trans>
                <Amount of={returned} /> came back
              </Trans>
            </span>
          )}
        </span>
      ),
    },
    { id: 'state', header: <Trans>State</Trans>, fold: 'wide', render: (row) => <OfferState offer={row} /> },
    {
      id: 'steps',
      header: <span className="sr-only">{t`Steps`}</span>,
      align: 'end',
      fold: 'wide',
      render: (row) => <OfferSteps offer={row} onEdit={onEdit} onWithdraw={onWithdraw} />,
    },
  ]
}
