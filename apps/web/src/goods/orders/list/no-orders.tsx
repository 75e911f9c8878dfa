import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Side } from './list-search.ts'

/** No order matches the filter: links to all orders. */
export function NoOrderFits({ side }: { readonly side: Side }): ReactNode {
  return (
    <EmptyState
      headingLevel={2}
      title={<Trans>No order fits the filter</Trans>}
      action={
        <Button asChild variant="line">
          <Link to={side === 'buy' ? '/personal/buyOrderList' : '/personal/sellOrderList'}>
            <Trans>Show all orders</Trans>
          </Link>
        </Button>
      }
    />
  )
}

/** Empty state of an order list. */
export function NoOrders({ side }: { readonly side: Side }): ReactNode {
  return side === 'buy' ? (
    <EmptyState
      headingLevel={2}
      title={<Trans>You have not bought anything yet</Trans>}
      action={
        <Button asChild variant="ink">
          <Link to="/search">
            <Trans>Look at goods</Trans>
          </Link>
        </Button>
      }
    >
      <Trans>What you buy stands here, with where its money is and what happens next.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      headingLevel={2}
      title={<Trans>Nobody has bought from you yet</Trans>}
      action={
        <Button asChild variant="ink">
          <Link to="/personal/releaseGoods">
            <Trans>Publish goods</Trans>
          </Link>
        </Button>
      }
    >
      <Trans>What others buy from you stands here, with when each payment reaches you.</Trans>
    </EmptyState>
  )
}
