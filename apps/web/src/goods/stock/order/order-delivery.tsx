import { isUndelivered } from '@jindu/domain/goods/orders'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { RichText } from '../../../shared/rich-text/index.ts'
import type { Bought } from './bought.ts'
import { DeliveredSecrets } from './delivered-secrets.tsx'
import { DeliveredPictures } from './delivered-pictures.tsx'
import { SealedDelivery } from './sealed-delivery.tsx'

/** The delivery of an order: sealed, opened in part or in full, or returned with the money. */
export function OrderDelivery({ goods }: { readonly goods: Bought }): ReactNode {
  if (isUndelivered(goods)) return <Undelivered goods={goods} />
  const sealed = goods.role === 'buyer' && goods.sealed
  if (sealed) return goods.revoked ? <Returned goods={goods} /> : <SealedDelivery goods={goods} />
  return (
    <>
      {goods.newerShipment ? (
        <Note tone="neutral">
          <Trans>The seller has changed the after-sales text since. This is what you bought.</Trans>
        </Note>
      ) : null}
      {goods.returned > 0 ? <Returned goods={goods} /> : null}
      <DeliveredSecrets goods={goods} />
      <AfterSales goods={goods} />
    </>
  )
}

function AfterSales({ goods }: { readonly goods: Bought }): ReactNode {
  return (
    <Sheet>
      <SheetHead
        title={<Trans>After-sales text</Trans>}
        end={
          <span className="text-13 text-ink-3">
            {goods.openedAt === null ? (
              <Trans>not opened by the buyer yet</Trans>
            ) : (
              <Trans>
                first opened <Moment at={goods.openedAt} />
              </Trans>
            )}
          </span>
        }
      />
      <SheetBody className="flex flex-col gap-4">
        <RichText html={goods.shipmentHtml} />
        <DeliveredPictures ids={goods.attachSales} />
      </SheetBody>
    </Sheet>
  )
}

/** What the seller has yet to deliver by hand, or never did. */
function Undelivered({ goods }: { readonly goods: Bought }): ReactNode {
  const { promisedUntil, boughtAt, orderId, role, revoked } = goods
  const at = <Moment at={promisedUntil ?? boughtAt} />
  return (
    <>
      <Note tone="neutral" title={revoked ? <Trans>Never delivered</Trans> : <Trans>Not delivered yet</Trans>}>
        {revoked ? (
          <Trans>The money went back, so nothing can be delivered any more.</Trans>
        ) : role === 'seller' ? (
          <Trans>You promised to deliver by {at}.</Trans>
        ) : role === 'buyer' ? (
          <Trans>The seller promised to deliver by {at}. You are told when it is here.</Trans>
        ) : (
          <Trans>The seller promised to deliver by {at}.</Trans>
        )}{' '}
        <Link to="/personal/goodsOrderPanel" search={{ id: orderId }} className="link">
          <Trans>Go to the order</Trans>
        </Link>
      </Note>
      {role === 'buyer' ? null : <AfterSales goods={goods} />}
    </>
  )
}

function Returned({ goods }: { readonly goods: Bought }): ReactNode {
  const { returned, role } = goods
  return (
    <Note
      tone="neutral"
      title={
        role === 'buyer' ? <Trans>The money went back to you</Trans> : <Trans>The money went back to the buyer</Trans>
      }
    >
      {returned === 0 ? (
        <Trans>The shipment was not opened before, so it stays sealed.</Trans>
      ) : role === 'seller' ? (
        <Plural
          value={returned}
          one="# unit was not opened and is back in your stock."
          other="# units were not opened and are back in your stock."
        />
      ) : (
        <Plural
          value={returned}
          one="# unit was not opened and went back to the seller."
          other="# units were not opened and went back to the seller."
        />
      )}
    </Note>
  )
}
