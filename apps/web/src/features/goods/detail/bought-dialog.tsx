import { moneyFromWire, coinParts } from '@jindu/domain/money'
import { EscrowRail } from '@jindu/ui/patterns/escrow-rail'
import { MoneyText, UsdText } from '@jindu/ui/patterns/money-text'
import { Button } from '@jindu/ui/primitives/button'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'

/** Id of the way to what was bought. */
const FIRST_STEP = 'open-shipment'

export interface BoughtDialogProps {
  readonly orderId: number
  readonly onClose: () => void
}

/** After the payment: where it lies now, until when, and the way to what was bought, then to the order. */
export default function BoughtDialog({ orderId, onClose }: BoughtDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { data: order, error } = useQuery(q.goodsOrders.info.queryOptions({ id: orderId }))
  const parts = order === undefined ? null : coinParts(moneyFromWire(order.amount))
  return (
    <Dialog
      open
      size="wide"
      startAt={FIRST_STEP}
      title={<Trans>Purchase successful</Trans>}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
          <Link to="/personal/goodsOrderPanel" search={{ id: orderId }} className="btn line">
            <Trans>View the order</Trans>
          </Link>
          <Link to="/goodsShipment" search={{ order_id: orderId }} id={FIRST_STEP} className="btn ink">
            <Trans>Open the shipment</Trans>
          </Link>
        </>
      }
    >
      <FailureNote error={error} money={<Trans>The payment lies in escrow; only its picture did not load.</Trans>} />
      {order === undefined || parts === null ? (
        <Loading label={t`The order is loading`} slowText={<Trans>Still waiting for the order.</Trans>}>
          <Skeleton className="block h-28 w-full" />
        </Loading>
      ) : (
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
            to={{ name: <Trans>Seller</Trans>, empty: <Moment at={order.protectUntil} /> }}
            gates={[{ move: 'passed' }, { move: 'clock', icon: <Clock className="ic s" /> }]}
            position={{
              at: 'held',
              slip: {
                amount: <MoneyText significant={parts.significant} filler={parts.filler} unit={parts.unit} />,
                worth: <UsdText cents={BigInt(order.totalUsd.units)} />,
              },
            }}
          />
          <p className="text-13 text-ink-2">
            <Trans>
              You can read what you bought now. Check it, then confirm, or put the order on hold before{' '}
              <Moment at={order.protectUntil} />.
            </Trans>
          </p>
        </div>
      )}
    </Dialog>
  )
}
