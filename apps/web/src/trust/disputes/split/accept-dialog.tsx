import { formatCoin, moneyFromWire } from '@jindu/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { SecuredDialog } from '../../../accounts/accounts/index.ts'
import type { DisputeSubject, Proposal } from '../dispute-subject.ts'

export interface AcceptDialogProps {
  readonly subject: DisputeSubject
  /** As the reader saw it: another one by now is refused. */
  readonly proposal: Proposal
  readonly onClose: () => void
}

/** Accepts the other side's split: the escrow is paid out at once. */
export function AcceptDialog({ subject, proposal, onClose }: AcceptDialogProps): ReactNode {
  const { t } = useLingui()
  const { asset, units } = proposal.buyer
  const verb = useVerb(
    (client) => subject.calls(client).acceptSplit.mutate({ id: subject.id, buyer: { asset, units } }),
    {
      done: onClose,
      quiet: true,
      says: t`The money is divided as proposed, the order is closed`,
    },
  )
  const toBuyer = formatCoin(moneyFromWire(proposal.buyer))
  const toSeller = formatCoin(moneyFromWire(proposal.seller))
  const take = subject.role === 'buyer' ? toBuyer : toSeller
  return (
    <SecuredDialog
      verb={verb}
      onClose={onClose}
      title={<Trans>Accept the split</Trans>}
      consequence={
        subject.comesBack ? (
          subject.role === 'buyer' ? (
            <Trans>
              {toBuyer} comes back to you, {toSeller} goes to the seller, now, and the order closes. Cannot be undone.
            </Trans>
          ) : (
            <Trans>
              {toBuyer} goes back to the buyer, {toSeller} comes to you, now, and the order closes. Cannot be undone.
            </Trans>
          )
        ) : subject.role === 'buyer' ? (
          <Trans>
            {toBuyer} comes to you, {toSeller} goes back to the seller, now, and the order closes. Cannot be undone.
          </Trans>
        ) : (
          <Trans>
            {toBuyer} goes to the buyer, {toSeller} comes back to you, now, and the order closes. Cannot be undone.
          </Trans>
        )
      }
      confirmLabel={
        (subject.role === 'buyer') === subject.comesBack ? (
          <Trans>Accept {take} back to you</Trans>
        ) : (
          <Trans>Accept {take} to you</Trans>
        )
      }
      variant="money"
      onConfirm={() => verb.mutate(undefined)}
    />
  )
}
