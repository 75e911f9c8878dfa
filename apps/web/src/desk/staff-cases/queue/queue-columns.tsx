import { Countdown } from '@jindu/ui/patterns/countdown'
import type { DataColumn } from '@jindu/ui/patterns/data-table'
import { Ticks } from '@jindu/ui/patterns/ticks'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Amount, Usd } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useServerOffset } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { AGE_TICKS, ageOf } from './case-age.ts'
import { CaseBadge } from './case-badge.tsx'
import type { CaseRow, Queue } from './queue-search.ts'

/** Link to a case; a goods order omits its kind, so that old links stay valid. */
const addressOf = ({ kind, id }: CaseRow) => ({
  params: { id: String(id) },
  search: kind === 'goodsOrder' ? {} : { kind },
})

/** Columns of a case queue. */
export function useQueueColumns(queue: Queue): DataColumn<CaseRow>[] {
  const { t } = useLingui()
  return [
    {
      id: 'goods',
      header: <Trans>Goods, order, sides</Trans>,
      render: (row) => (
        <div className="min-w-0">
          <Link to="/staff/cases/$id" {...addressOf(row)} className="case-title hover:underline">
            {row.title ?? (
              <span className="font-normal text-ink-3">
                <Trans>Ended, no longer open to you</Trans>
              </span>
            )}
          </Link>
          <span className="num text-12 text-ink-3">
            <Trans>
              {row.id} · {row.buyerUid} buys from {row.sellerUid}
            </Trans>
          </span>
        </div>
      ),
    },
    {
      id: 'why',
      header: queue === 'ended' ? <Trans>Outcome</Trans> : <Trans>Why here</Trans>,
      className: 'phone:text-right',
      render: (row) => (
        <div>
          <CaseBadge of={row} />
          <Holder of={row.assigned} />
        </div>
      ),
    },
    {
      id: 'heard',
      header: <Trans>Heard</Trans>,
      fold: 'hidden',
      render: (row) => <Heard row={row} />,
    },
    {
      id: 'amount',
      header: queue === 'ended' ? <Trans>Amount</Trans> : <Trans>Held in escrow</Trans>,
      align: 'end',
      className: 'phone:text-left',
      render: (row) => (
        <div>
          <Amount of={row.amount} />
          <div className="text-12 text-ink-3">
            <Usd of={row.totalUsd} />
          </div>
        </div>
      ),
    },
    {
      id: 'waiting',
      header: queue === 'ended' ? <Trans>Ended</Trans> : <Trans>Waiting</Trans>,
      align: 'end',
      render: (row) => <Waiting row={row} />,
    },
    {
      id: 'open',
      header: <span className="sr-only">{t`Open`}</span>,
      align: 'end',
      fold: 'hidden',
      // A case that the reader may not open has no button; its row links to the reason.
      render: (row) =>
        row.title === null ? null : (
          <Button asChild size="s">
            <Link to="/staff/cases/$id" {...addressOf(row)} aria-label={t`Open case ${row.id}`}>
              {row.own ? <Trans>Your own order</Trans> : <Trans>Open</Trans>}
            </Link>
          </Button>
        ),
    },
  ]
}

/** The assigned arbiter. */
function Holder({ of }: { readonly of: CaseRow['assigned'] }): ReactNode {
  const uid = useSession()?.uid
  if (of === null) return null
  return of.uid === uid ? (
    <div className="text-12 font-semibold">
      <Trans>You have it</Trans>
    </div>
  ) : (
    <div className="text-12 text-ink-2">
      <Trans>{of.arbiter} has it</Trans>
    </div>
  )
}

function Heard({ row }: { readonly row: CaseRow }): ReactNode {
  const { t } = useLingui()
  const now = useNow(60)
  const offset = useServerOffset()
  const { buyerStatedAt, sellerStatedAt, rulableAt } = row
  return (
    <div className="text-13">
      <div>
        {buyerStatedAt !== null && sellerStatedAt !== null ? (
          <Trans>Both sides</Trans>
        ) : buyerStatedAt !== null ? (
          <Trans context="heard">The buyer</Trans>
        ) : sellerStatedAt !== null ? (
          <Trans context="heard">The seller</Trans>
        ) : (
          <Trans>No statements</Trans>
        )}
      </div>
      {rulableAt === null || row.outcome !== null ? null : (
        <div className="text-12 text-ink-3">
          {row.pendingRuling !== null ? (
            <Trans>Ready to confirm</Trans>
          ) : rulableAt <= now ? (
            <Trans>Ready to rule</Trans>
          ) : (
            <Trans>
              ruling in{' '}
              <Countdown
                target={rulableAt}
                now={now}
                offsetSeconds={offset}
                labels={{ days: t`d`, hours: t`h` }}
                passed={<Trans>a moment</Trans>}
              />
            </Trans>
          )}
        </div>
      )}
    </div>
  )
}

function Waiting({ row }: { readonly row: CaseRow }): ReactNode {
  const now = useNow(60)
  if (row.endedAt !== null) {
    return (
      <span className="text-13 text-ink-2">
        <Moment at={row.endedAt} />
      </span>
    )
  }
  const { days, hours, ticks, kind } = ageOf(row.pendingRuling?.at ?? row.queuedAt ?? now, now)
  return (
    <div className="case-age">
      <span className="num text-13">
        {days === 0 ? (
          <Trans>{hours} h</Trans>
        ) : (
          <Trans>
            {days} d {hours} h
          </Trans>
        )}
      </span>
      <Ticks total={AGE_TICKS} filled={ticks} kind={kind} />
    </div>
  )
}
