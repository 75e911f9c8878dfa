import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { markArrivalsSeen, useArrivals, type Arrival } from '../../shared/live/arrivals.ts'
import { PageTitle } from '../../shared/page/page-title.tsx'

/** What the server pushed while this tab is open. The archive of messages opens with its own part. */
export function MessagesPage(): ReactNode {
  const arrivals = useArrivals()
  const newest = arrivals[0]?.id
  useEffect(() => {
    if (newest !== undefined) markArrivalsSeen()
  }, [newest])
  return (
    <>
      <PageTitle>
        <Trans>My messages</Trans>
      </PageTitle>
      {arrivals.length === 0 ? (
        <Sheet>
          <EmptyState
            headingLevel={2}
            title={<Trans>Nothing new since you opened this page</Trans>}
            action={
              <Link to="/personal/buyOrderList" className="btn ink">
                <Trans>See the orders</Trans>
              </Link>
            }
          >
            <Trans>
              Changes of your orders and balances appear here as they happen. The archive opens with a coming version.
            </Trans>
          </EmptyState>
        </Sheet>
      ) : (
        <Sheet>
          <ul className="plain-list">
            {arrivals.map((arrival) => (
              <li key={arrival.id}>
                <ArrivalText arrival={arrival} />
                <span className="end">
                  <Moment at={arrival.at} as="relative" />
                </span>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  )
}

function ArrivalText({ arrival: { kind, orderId } }: { arrival: Arrival }): ReactNode {
  if (kind === 'order' && orderId !== null)
    return (
      <Link to="/personal/goodsOrderPanel" search={{ id: orderId }}>
        <Trans>Order {orderId} changed</Trans>
      </Link>
    )
  if (kind === 'balance')
    return (
      <Link to="/personal/walletHistory">
        <Trans>Your balance changed</Trans>
      </Link>
    )
  return <Trans>Something changed</Trans>
}
