import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
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
    says: t`Recorded`,
  })
  const refusal = useFailureText(verb.error)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={<Trans>Withdraw the proposal</Trans>}
      consequence={
        <Trans>The money stays where it is, in escrow. The other side can no longer accept this split.</Trans>
      }
      confirmLabel={<Trans>Withdraw it</Trans>}
      cancelLabel={<Trans>Not now</Trans>}
      pending={verb.isPending}
      error={refusal === '' ? null : refusal}
      onConfirm={() => verb.mutate(undefined)}
    />
  )
}
