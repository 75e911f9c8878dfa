import { Countdown } from '@jindu/ui/patterns/countdown'
import type { DataColumn } from '@jindu/ui/patterns/data-table'
import { Position } from '@jindu/ui/patterns/position'
import { Ticks } from '@jindu/ui/patterns/ticks'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { Earned } from '../../../shared/format/earned.tsx'
import { Amount, Usd } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { useSite } from '../../../shared/session/session.ts'
import { useServerOffset } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { Cover } from '../../card/index.ts'
import { hasFee } from '../order/order-info.ts'
import type { ListedOrder, Side } from './list-search.ts'
import { Received } from './received.tsx'
import { isAsked, isPromisePassed, isQueued, queuedAt } from './turn.ts'
import { OrderBadge, orderKind, placeOf } from '../../../trust/order-marks/index.ts'

const RECEIVED: DataColumn<ListedOrder> = {
  id: 'received',
  header: <Trans>What you received</Trans>,
  className: 'order-row-has',
  render: (row) => <Received order={row} />,
}

/** The columns of an order list for one side. */
export function useOrderColumns(side: Side): DataColumn<ListedOrder>[] {
  const { t } = useLingui()
  return [
    {
      id: 'goods',
      header: <Trans>Order</Trans>,
      render: (row) => (
        <div className="order-row-goods">
          <Cover title={row.title} about={row.about} fileId={row.coverFileId} shape="thumb" />
          <div className="min-w-0">
            <Link to="/personal/goodsOrderPanel" search={{ id: row.id }} className="t order-row-title hover:underline">
              <UserText>{row.title}</UserText>
            </Link>
            <span className="text-12 text-ink-3">
              {side === 'buy' ? (
                <Trans>
                  {row.id} · seller {row.sellerUid}
                </Trans>
              ) : (
                <Trans>
                  {row.id} · buyer {row.buyerUid}
                </Trans>
              )}
              <span className="phone:hidden">
                {' · '}
                {row.volume} × <Usd of={row.price} />
              </span>
            </span>
          </div>
        </div>
      ),
    },
    {
      id: 'where',
      header: <Trans>Where the money is</Trans>,
      fold: 'hidden',
      className: 'order-row-where',
      render: (row) => <Where row={row} />,
    },
    {
      id: 'amount',
      header: <Trans>Amount</Trans>,
      align: 'end',
      render: (row) => (
        <div>
          {side === 'sell' && hasFee(row) ? (
            <Earned of={row.proceeds} />
          ) : (
            <>
              <Amount of={row.amount} />
              <div className="text-12 text-ink-3">
                <Usd of={row.totalUsd} />
              </div>
            </>
          )}
        </div>
      ),
    },
    ...(side === 'buy' ? [RECEIVED] : []),
    {
      id: 'state',
      header: <Trans>State</Trans>,
      className: 'order-row-at',
      render: (row) => (
        <span className="order-row-badge">
          <Where row={row} />
          <OrderBadge order={row} />
        </span>
      ),
    },
    {
      id: 'next',
      header: <Trans>Next</Trans>,
      className: 'order-row-next',
      render: (row) => <NextMoment row={row} side={side} />,
    },
    {
      id: 'open',
      header: <span className="sr-only">{t`Open`}</span>,
      align: 'end',
      fold: 'hidden',
      render: (row) => (
        <Button asChild size="s">
          <Link to="/personal/goodsOrderPanel" search={{ id: row.id }} aria-label={t`Open order ${row.id}`}>
            <Trans>Open</Trans>
          </Link>
        </Button>
      ),
    },
  ]
}

function Where({ row }: { readonly row: ListedOrder }): ReactNode {
  return <Position at={placeOf(row)} kind={orderKind(row)} />
}

function NextMoment({ row, side }: { readonly row: ListedOrder; readonly side: Side }): ReactNode {
  const { t } = useLingui()
  const now = useNow(60)
  const offset = useServerOffset()
  const { protectionSeconds } = useSite()
  if (row.status !== 'open') {
    return row.settledAt === null ? null : (
      <div className="order-row-state text-ink-3">
        <Moment at={row.settledAt} />
      </div>
    )
  }
  if (row.progress === 'awaitingDelivery') return <Awaited row={row} side={side} now={now} />
  const days = Math.max(1, Math.round(protectionSeconds / 86_400))
  const left = Math.max(0, row.protectUntil - now)
  const elapsed = Math.min(days, Math.max(0, days - Math.ceil(left / 86_400)))
  return (
    <div className="order-row-state">
      <span className="order-row-clock">
        <Ticks total={days} filled={elapsed} kind={orderKind(row)} />
        {row.progress === 'inProgress' ? (
          <Countdown
            target={row.protectUntil}
            now={now}
            offsetSeconds={offset}
            labels={{ days: t`d`, hours: t`h` }}
            passed={<Moment at={row.protectUntil} />}
          />
        ) : row.progress === 'complaint' || isQueued(row, now) ? (
          <Trans>the arbiter rules</Trans>
        ) : side === 'buy' ? (
          <Trans>complain, or lift the hold</Trans>
        ) : (
          <Trans>refund, complain or wait</Trans>
        )}
      </span>
      <Outcome row={row} side={side} now={now} />
    </div>
  )
}

/** The time that is left to deliver by hand, and what follows. */
function Awaited({ row, side, now }: OutcomeProps): ReactNode {
  const { t } = useLingui()
  const offset = useServerOffset()
  const until = row.promisedUntil ?? row.protectUntil
  return (
    <div className="order-row-state">
      <span className="order-row-clock">
        <Countdown
          target={until}
          now={now}
          offsetSeconds={offset}
          labels={{ days: t`d`, hours: t`h` }}
          passed={<Trans>promised time passed</Trans>}
        />
      </span>
      <span className="order-row-outcome">
        {isPromisePassed(row, now) ? (
          side === 'buy' ? (
            <Trans>you may cancel at once</Trans>
          ) : (
            <Trans>the buyer may cancel at once</Trans>
          )
        ) : side === 'buy' ? (
          <Trans>
            promised by <Moment at={until} />
          </Trans>
        ) : (
          <Trans>
            deliver by <Moment at={until} />
          </Trans>
        )}
      </span>
    </div>
  )
}

interface OutcomeProps {
  readonly row: ListedOrder
  readonly side: Side
  readonly now: number
}

/**
 * The next event of an order besides its clock: an answer to a proposed split, its settlement, or the arbiter's hearing
 * of a hold.
 */
function Outcome({ row, side, now }: OutcomeProps): ReactNode {
  if (row.proposedBy === null && row.progress !== 'inProgress') {
    return row.hold === null || row.progress === 'complaint' ? null : (
      <span className="order-row-outcome">
        {isQueued(row, now) ? (
          <Trans>
            with the arbiter since <Moment at={queuedAt(row.hold)} />
          </Trans>
        ) : (
          <Trans>
            to the arbiter <Moment at={queuedAt(row.hold)} />
          </Trans>
        )}
      </span>
    )
  }
  return (
    <span className="order-row-outcome">
      {row.proposedBy === null ? (
        side === 'buy' ? (
          <Trans>
            to the seller <Moment at={row.protectUntil} />
          </Trans>
        ) : (
          <Trans>
            to you <Moment at={row.protectUntil} />
          </Trans>
        )
      ) : isAsked(row, side) ? (
        <Trans>a split waits for your answer</Trans>
      ) : (
        <Trans>your split waits for an answer</Trans>
      )}
    </span>
  )
}
