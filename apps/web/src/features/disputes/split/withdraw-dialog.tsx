import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { useVerb } from '../../../shared/trpc/use-verb.ts'

export interface WithdrawDialogProps {
  readonly orderId: number
  readonly onClose: () => void
}

/** Takes the reader's own proposal back. */
export function WithdrawDialog({ orderId, onClose }: WithdrawDialogProps): ReactNode {
  const { t } = useLingui()
  const verb = useVerb((client) => client.goodsOrders.withdrawSplit.mutate({ id: orderId }), {
    done: onClose,
    quiet: true,
    success: 'CANCELLED',
    says: t`The other side can no longer accept this split`,
  })
  return (
    <VerbDialog
      verb={verb}
      onClose={onClose}
      title={<Trans>Withdraw the proposal</Trans>}
      consequence={
        <Trans>The money stays where it is, in escrow. The other side can no longer accept this split.</Trans>
      }
      confirmLabel={<Trans>Withdraw it</Trans>}
      onConfirm={() => verb.mutate(undefined)}
    />
  )
}
