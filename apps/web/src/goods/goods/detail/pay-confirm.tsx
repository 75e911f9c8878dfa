import { formatCoin, formatUsd } from '@jindu/domain/money'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Offer } from './offers.ts'
import type { Purchase } from './purchase.ts'
import { QuoteLeft } from './quote-left.tsx'

export interface PayConfirmProps {
  readonly purchase: Purchase
  readonly offer: Offer
  readonly onClose: () => void
}

/** Confirmation on a phone with a verified pay password: amount and destination. */
export function PayConfirm({ purchase, offer, onClose }: PayConfirmProps): ReactNode {
  const amount = formatCoin(offer.total)
  const pay = async (): Promise<void> => {
    await purchase.submit()
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      variant="money"
      title={<Trans>Pay {amount}</Trans>}
      consequence={
        <Trans>
          It leaves your balance now, {formatUsd(purchase.totalUsd)} at this rate, and lies in this order’s own account
          until you confirm receipt or the protection ends.
        </Trans>
      }
      confirmLabel={<Trans>Pay into escrow</Trans>}
      cancelLabel={<Trans>Not yet</Trans>}
      onConfirm={() => void pay()}
      pending={purchase.isPending}
    >
      <QuoteLeft quotedAtMs={purchase.quotedAtMs} />
    </ConfirmDialog>
  )
}
