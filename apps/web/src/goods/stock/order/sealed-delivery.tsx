import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Plural, Trans } from '@lingui/react/macro'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import type { Bought } from './bought.ts'
import { useOpenDelivery } from './use-open-delivery.ts'

/** An unopened delivery: its contents, the meaning of opening, and the button to open it. */
export function SealedDelivery({ goods }: { readonly goods: Bought }): ReactNode {
  const open = useOpenDelivery(goods.orderId)
  const count = goods.units.length
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Your shipment</Trans>}
        end={
          <StatusBadge kind="neutral">
            <Trans>Sealed</Trans>
          </StatusBadge>
        }
      />
      <SheetBody className="flex flex-col gap-5">
        <div className="delivery-envelope">
          <Mail className="ic" aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-semibold">
              {goods.delivery === 'manual' ? (
                <Plural
                  value={count}
                  one="What the seller delivered by hand, and the after-sales text"
                  other="# pieces that the seller delivered by hand, and the after-sales text"
                />
              ) : goods.delivery === 'units' ? (
                <Plural
                  value={count}
                  one="# unit of your own, and the after-sales text"
                  other="# units of your own, and the after-sales text"
                />
              ) : goods.delivery === 'shared' ? (
                <Trans>The secret of these goods, and the after-sales text</Trans>
              ) : (
                <Trans>The after-sales text of the seller</Trans>
              )}
            </p>
            <p className="text-13 text-ink-3">
              <Trans>
                yours since <Moment at={goods.deliveredAt ?? goods.boughtAt} />, read by nobody yet
              </Trans>
            </p>
          </div>
        </div>
        <div className="grid gap-2 text-ink-2">
          <h3 className="text-14 font-semibold text-ink">
            <Trans>What opening means</Trans>
          </h3>
          <ul className="delivery-means">
            <li>
              <Trans>The time is recorded. Seller and arbiter see when it was opened.</Trans>
            </li>
            <li>
              {goods.delivery === 'units' ? (
                <Trans>
                  A full refund takes back what you have not opened, a refund of part takes back nothing. What you
                  opened stays with you.
                </Trans>
              ) : (
                <Trans>After a full refund, a shipment that was never opened stays sealed.</Trans>
              )}
            </li>
            <li>
              <Trans>The settlement clock is not moved by it: check what you got, then confirm or hold.</Trans>
            </li>
          </ul>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="ink" loading={open.isPending} onClick={() => open.mutate(null)}>
            {count > 1 ? <Trans>Open all {count} units</Trans> : <Trans>Open the shipment</Trans>}
          </Button>
          {count > 1 ? (
            <Button disabled={open.isPending} onClick={() => open.mutate(1)}>
              <Trans>Open one unit first</Trans>
            </Button>
          ) : null}
        </div>
      </SheetBody>
    </Sheet>
  )
}
