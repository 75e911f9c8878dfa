import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'
import { ReportButton } from '../../../trust/moderation/index.ts'
import type { GoodsDetail } from './goods-reads.ts'
import { hasTerms, PriceTerms } from './lazy-price-terms.ts'
import { PriceLine } from './price-line.tsx'
import { PurchaseSide } from './purchase-side.tsx'
import { SellerCard } from './seller-card.tsx'

// For owners alone.
const ShareGoods = lazyPart(async () => ({ default: (await import('./share-goods.tsx')).ShareGoods }))

/** The column of the purchase. The owner sees the way to the goods' edit in its place (marketplace.md §2). */
export function GoodsSide({ goods }: { readonly goods: GoodsDetail }): ReactNode {
  const session = useSession()
  return (
    <>
      {goods.own ? <OwnGoods goods={goods} /> : <PurchaseSide goods={goods} />}
      <SellerCard uid={goods.sellerUid} {...(goods.own ? {} : { goodsId: goods.id })} />
      {session === null || goods.own ? null : (
        <p className="px-5 phone:px-4">
          <ReportButton kind="goods" id={goods.id} />
        </p>
      )}
    </>
  )
}

function OwnGoods({ goods }: { goods: GoodsDetail }): ReactNode {
  return (
    <Sheet>
      <SheetBody className="flex flex-col gap-4">
        <PriceLine goods={goods} />
        {hasTerms(goods) ? <PriceTerms goods={goods} volume={1} /> : null}
        {goods.status === 'delisted' ? (
          <Note tone="negative" title={<Trans>Staff delisted these goods</Trans>}>
            <p>
              <Trans>Nobody can find or buy them. Orders already paid go on.</Trans>
            </p>
            {goods.delistReason === null ? null : (
              <p className="mt-1 break-words">
                <Trans>Reason: {goods.delistReason}</Trans>
              </p>
            )}
          </Note>
        ) : (
          <Note title={<Trans>These are your goods</Trans>}>
            {goods.offline ? (
              <Trans>They are offline: nobody can find or buy them.</Trans>
            ) : (
              <Trans>Buyers see the purchase here. You cannot buy your own goods.</Trans>
            )}
          </Note>
        )}
        {goods.left === null ? null : (
          <Note tone={goods.left === 0 ? 'negative' : 'hold'}>
            {goods.left === 0 ? (
              <Trans>Sold out: nobody can buy them until you add units.</Trans>
            ) : (
              <Plural value={goods.left} one="# unit is left in stock." other="# units are left in stock." />
            )}
          </Note>
        )}
        <div className="grid grid-cols-2 gap-2">
          <Link to="/personal/editGoods" search={{ id: goods.id, type: 'INFO' }} className="btn line">
            <Trans>Edit information</Trans>
          </Link>
          <Link to="/personal/editGoods" search={{ id: goods.id, type: 'SHIPMENTS' }} className="btn line">
            <Trans>Edit after-sales</Trans>
          </Link>
          <Link to="/personal/myGoods" className="btn quiet col-span-2">
            <Trans>My goods</Trans>
          </Link>
        </div>
        {goods.status === 'delisted' || goods.offline ? null : (
          <ShareGoods id={goods.id} title={goods.title} fallback={<div className="h-[73px]" />} />
        )}
      </SheetBody>
    </Sheet>
  )
}
