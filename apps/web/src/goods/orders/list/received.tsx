import { isUndelivered } from '@jindu/domain/goods/orders'
import { Stars } from '@jindu/ui/patterns/stars'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import type { ListedOrder } from './list-search.ts'

/** The buyer's part of an order: a link to the delivery (never the delivery itself), the version, and the review. */
export function Received({ order }: { readonly order: ListedOrder }): ReactNode {
  const { id, status, received } = order
  const { versionNumber, openedAt } = received
  const lost = status === 'revoked' && openedAt === null
  return (
    <div className="order-row-received">
      {isUndelivered(order) ? (
        <span className="text-ink-3">
          {status === 'open' ? <Trans>not delivered yet</Trans> : <Trans>never delivered</Trans>}
        </span>
      ) : lost ? (
        <span className="text-ink-3">
          <Trans>stayed sealed</Trans>
        </span>
      ) : (
        <Link to="/goodsShipment" search={{ order_id: id }} className="link">
          {openedAt === null ? <Trans>Open the shipment</Trans> : <Trans>See the shipment</Trans>}
        </Link>
      )}
      <div className="order-row-more num">
        <Link to="/goodsSnap" search={{ order_id: id }} className="underline-offset-[3px] hover:underline phone:hidden">
          <Trans>version {versionNumber}</Trans>
        </Link>
        {openedAt === null ? null : (
          <span className="phone:hidden">
            <Trans>
              opened <Moment at={openedAt} as="day" />
            </Trans>
          </span>
        )}
        <Reviewed orderId={id} ended={status !== 'open'} rating={received.rating} />
      </div>
    </div>
  )
}

interface ReviewedProps {
  readonly orderId: number
  readonly ended: boolean
  readonly rating: number | null
}

function Reviewed({ orderId, ended, rating }: ReviewedProps): ReactNode {
  const { t } = useLingui()
  if (rating !== null) return <Stars rating={rating} label={t`Your review: ${rating} of 5 stars`} />
  if (!ended) return null
  return (
    <Link to="/personal/goodsOrderPanel" search={{ id: orderId }} hash="review" className="link">
      <Trans>Review</Trans>
    </Link>
  )
}
