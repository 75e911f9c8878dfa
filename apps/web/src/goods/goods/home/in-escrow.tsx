import { usdText } from '@jindu/ui/patterns/money-text'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

/** The amount in escrow, in dollars, with a link to the list of its orders. */
export function InEscrow({ wallet }: { readonly wallet: ApiOutputs['wallet']['overview'] }): ReactNode {
  const { inEscrow, openOrders: open, openBought: bought, openFiat: fiat } = wallet
  const sold = open - fiat - bought
  const list = bought === 0 ? '/personal/sellOrderList' : sold === 0 ? '/personal/buyOrderList' : null
  const escrow = usdText(BigInt(inEscrow.units))
  return (
    <Trans>
      {escrow} is in escrow for{' '}
      <OrdersLink to={fiat === 0 ? list : null}>
        <Plural value={open} one="# order" other="# orders" />
      </OrdersLink>
      , in dollars when paid
    </Trans>
  )
}

interface OrdersLinkProps {
  /** The list with all of the orders; null if they are in two lists. */
  readonly to: '/personal/buyOrderList' | '/personal/sellOrderList' | null
  readonly children: ReactNode
}

function OrdersLink({ to, children }: OrdersLinkProps): ReactNode {
  return to === null ? (
    children
  ) : (
    <Link to={to} className="link whitespace-nowrap">
      {children}
    </Link>
  )
}
