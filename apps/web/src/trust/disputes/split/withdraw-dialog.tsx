import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { SecuredDialog } from '../../../accounts/accounts/index.ts'
import type { DisputeSubject } from '../dispute-subject.ts'

export interface WithdrawDialogProps {
  readonly subject: DisputeSubject
  readonly onClose: () => void
}

/** Withdraws the reader's own proposal. */
export function WithdrawDialog({ subject, onClose }: WithdrawDialogProps): ReactNode {
  const { t } = useLingui()
  const verb = useVerb((client) => subject.calls(client).withdrawSplit.mutate({ id: subject.id }), {
    done: onClose,
    quiet: true,
    success: 'CANCELLED',
    says: t`The other side can no longer accept it`,
  })
  return (
    <SecuredDialog
      secured={subject.asksPayPassword}
      verb={verb}
      onClose={onClose}
      title={<Trans>Withdraw the proposal</Trans>}
      consequence={
        <Trans>The money stays where it is, in escrow. The other side can no longer accept the proposal.</Trans>
      }
      confirmLabel={<Trans>Withdraw it</Trans>}
      onConfirm={() => verb.mutate(undefined)}
    />
  )
}
