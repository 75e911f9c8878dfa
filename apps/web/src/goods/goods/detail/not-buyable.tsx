import type { ErrorCode } from '@jindu/domain/errors'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FavoriteButton } from '../../favorites/index.ts'
import type { GoodsDetail } from './goods-reads.ts'
import { PriceLine } from './price-line.tsx'

export interface NotBuyableProps {
  readonly goods: Pick<GoodsDetail, 'id' | 'price' | 'sale' | 'named' | 'favorite' | 'sellerUid' | 'automatic'>
  readonly reason: ErrorCode
  /** Why a purchase that was sent meanwhile was refused. */
  readonly children?: ReactNode
}

/** Replaces the purchase: why the goods cannot be bought now, and alternatives. */
export function NotBuyable({ goods, reason, children }: NotBuyableProps): ReactNode {
  const favorite = { goodsId: goods.id, favorite: goods.favorite }
  if (reason === 'GOODS_SOLD_OUT') {
    return (
      <Sheet>
        <SheetBody className="flex flex-col gap-4">
          <PriceLine goods={goods} />
          {children}
          <Note title={<Trans>Sold out</Trans>}>
            <Trans>The seller can add more at any time. As a favourite you find them again.</Trans>
          </Note>
          <div className="grid grid-cols-2 gap-2">
            <FavoriteButton {...favorite} variant="line" />
            <Link to="/sellerDetails" search={{ id: goods.sellerUid }} className="btn line">
              <Trans>Seller’s goods</Trans>
            </Link>
          </div>
        </SheetBody>
      </Sheet>
    )
  }
  return (
    <Sheet>
      <SheetBody className="flex flex-col gap-4">
        <div className="flex items-center justify-between">
          <PriceLine goods={goods} />
          <FavoriteButton {...favorite} />
        </div>
        {children}
        <Note title={<Trans>These goods cannot be bought now</Trans>}>
          <Reason reason={reason} />
          <Link to="/search" className="btn line s mt-2.5 mb-1 flex! w-fit">
            <Trans>Search others</Trans>
          </Link>
        </Note>
      </SheetBody>
    </Sheet>
  )
}

function Reason({ reason }: { reason: ErrorCode }): ReactNode {
  if (reason === 'GOODS_OFFLINE') return <Trans>The seller took them offline. Orders already paid go on.</Trans>
  if (reason === 'GOODS_DELISTED') return <Trans>They were delisted. Orders already paid go on.</Trans>
  if (reason === 'SELLER_FROZEN') return <Trans>The seller's account is frozen. Orders already paid go on.</Trans>
  return <Trans>The purchase is closed.</Trans>
}
