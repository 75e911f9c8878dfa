import { coinParts, moneyFromWire } from '@jindu/domain/money'
import { EscrowRail } from '@jindu/ui/patterns/escrow-rail'
import { MoneyText, UsdText } from '@jindu/ui/patterns/money-text'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import type { OrderInfo } from '../order/order-info.ts'

/** Id of the link that gets the focus: the buyer wants the delivery. */
const FIRST_STEP = 'open-shipment'

/**
 * Confirms the purchase, shows the place of the payment and its deadline, and links the delivery (marketplace.md §2
 * "Goods page").
 */
export default function ReceiptDialog({ order }: { readonly order: OrderInfo }): ReactNode {
  const { t } = useLingui()
  const navigate = useNavigate()
  const parts = coinParts(moneyFromWire(order.amount))
  const awaited = order.progress === 'awaitingDelivery'
  const toOrder = { to: '/personal/goodsOrderPanel', search: { id: order.id }, replace: true } as const
  return (
    <Dialog
      open
      size="wide"
      startAt={FIRST_STEP}
      title={<Trans>Purchase successful</Trans>}
      description={
        <Trans>
          Order {order.id} · {order.volume} × {order.title}
        </Trans>
      }
      onOpenChange={(open) => {
        if (!open) void navigate(toOrder)
      }}
      footer={
        <>
          <Link to="/goodsDetails" search={{ id: order.goodsId }} className="btn quiet">
            <Trans>Back to the goods</Trans>
          </Link>
          {awaited ? (
            <Link {...toOrder} id={FIRST_STEP} className="btn ink">
              <Trans>View the order</Trans>
            </Link>
          ) : (
            <>
              <Link {...toOrder} className="btn line">
                <Trans>View the order</Trans>
              </Link>
              <Link to="/goodsShipment" search={{ order_id: order.id }} id={FIRST_STEP} className="btn ink">
                <Trans>Open the shipment</Trans>
              </Link>
            </>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <EscrowRail
          short
          label={t`Where the payment lies`}
          from={{
            name: <Trans>You</Trans>,
            empty: (
              <Trans>
                paid <Moment at={order.paidAt} />
              </Trans>
            ),
          }}
          held={{ name: <Trans>Escrow</Trans>, empty: '' }}
          to={{
            name: <Trans>Seller</Trans>,
            empty: awaited ? <Trans>after the delivery</Trans> : <Moment at={order.protectUntil} />,
          }}
          gates={[{ move: 'passed' }, { move: 'clock', icon: <Clock className="ic s" /> }]}
          position={{
            at: 'held',
            slip: {
              amount: <MoneyText significant={parts.significant} filler={parts.filler} unit={parts.unit} />,
              worth: <UsdText cents={BigInt(order.totalUsd.units)} />,
            },
          }}
        />
        {awaited ? (
          <p className="text-13 text-ink-2">
            <Trans>
              The seller delivers by hand before <Moment at={order.promisedUntil ?? order.protectUntil} />, and you are
              told. After that you may cancel at once, with the full sum back.
            </Trans>
          </p>
        ) : null}
        {order.progress === 'inProgress' ? (
          <p className="text-13 text-ink-2">
            <Trans>
              You can read what you bought now. Check it, then confirm, or put the order on hold before{' '}
              <Moment at={order.protectUntil} />.
            </Trans>
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
