import type { ErrorCode } from '@jindu/domain/errors'
import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Why goods cannot be bought now, in the place of the purchase. */
export function NotBuyable({ reason }: { readonly reason: ErrorCode }): ReactNode {
  return (
    <Note title={<Trans>These goods cannot be bought now</Trans>}>
      <Reason reason={reason} />
      <Link to="/search" className="btn line s mt-2.5 mb-1 flex! w-fit">
        <Trans>Search others</Trans>
      </Link>
    </Note>
  )
}

function Reason({ reason }: { reason: ErrorCode }): ReactNode {
  if (reason === 'GOODS_OFFLINE') return <Trans>The seller took them offline. Orders already paid go on.</Trans>
  if (reason === 'GOODS_DELISTED') return <Trans>They were delisted. Orders already paid go on.</Trans>
  if (reason === 'SELLER_FROZEN') return <Trans>The seller's account is frozen. Orders already paid go on.</Trans>
  if (reason === 'GOODS_SOLD_OUT') return <Trans>They are sold out. The seller can add more at any time.</Trans>
  return <Trans>The purchase is closed.</Trans>
}
