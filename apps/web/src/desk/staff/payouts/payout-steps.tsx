import { formatCoin, moneyFromWire } from '@jindu/domain/money'
import { Button } from '@jindu/ui/primitives/button'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { ReasonStep } from '../shared/reason-step.tsx'
import type { Payout } from './payout.ts'
import { WhyNot } from './why-not.tsx'

/** Actions of finance on a withdrawal that the domain allows; otherwise the reason. */
export function PayoutSteps({ of }: { readonly of: Payout }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { id, uid, status } = of
  const shown = formatCoin(moneyFromWire(of.amount))
  const reread = () => Promise.all([q.withdrawals.invalidate(), q.treasury.invalidate()])
  const may = (event: string) => of.allowedEvents.some((each) => each.event === event && each.allowed)
  const refused = of.allowedEvents.find(({ event }) => event === 'approve')
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {status === 'pending' && refused?.allowed === false ? <WhyNot code={refused.reason ?? ''} /> : null}
      {may('approve') ? <Approve of={of} shown={shown} reread={reread} /> : null}
      {may('reject') ? (
        <ReasonStep
          label={<Trans>Refuse</Trans>}
          name={t`Refuse withdrawal ${id}`}
          takesBack={false}
          inRow
          title={
            <Trans>
              Refuse {shown} of user {uid}
            </Trans>
          }
          consequence={<Trans>Amount and fee return to their fund balance at once. They read the reason.</Trans>}
          says={t`Withdrawal ${id} is refused, the money is back`}
          step={(client, reason) => client.withdrawals.reject.mutate({ id, reason })}
          reread={reread}
        />
      ) : null}
      {may('fail') ? (
        <ReasonStep
          label={<Trans>Give up</Trans>}
          name={t`Give up withdrawal ${id}`}
          takesBack={false}
          inRow
          title={
            <Trans>
              Give up {shown} of user {uid}
            </Trans>
          }
          consequence={
            <Trans>Nothing was signed for it. Amount and fee return to their fund balance. They read the reason.</Trans>
          }
          says={t`Withdrawal ${id} is given up, the money is back`}
          step={(client, reason) => client.withdrawals.fail.mutate({ id, reason })}
          reread={reread}
        />
      ) : null}
      {(status === 'signed' || status === 'broadcast') && of.confirmations === 0 ? (
        <Bump of={of} reread={reread} />
      ) : null}
    </span>
  )
}

interface StepProps {
  readonly of: Payout
  readonly reread: () => Promise<unknown>
}

function Approve({ of, shown, reread }: StepProps & { readonly shown: string }): ReactNode {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { id, uid, address } = of
  const approve = useStaffVerb((client) => client.withdrawals.approve.mutate({ id }), {
    says: t`Withdrawal ${id} is approved`,
    quiet: true,
    changes: [],
    done: async () => {
      setOpen(false)
      await reread()
    },
  })
  const refusal = useFailureText(approve.error)
  return (
    <>
      <Button size="s" variant="ink" aria-label={t`Approve withdrawal ${id}`} onClick={() => setOpen(true)}>
        <Trans>Approve</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={
          <Trans>
            Pay {shown} for user {uid}?
          </Trans>
        }
        consequence={
          <Trans>The payment is signed and sent as soon as the hot wallet can. It cannot be called back then.</Trans>
        }
        confirmLabel={<Trans>Approve</Trans>}
        cancelLabel={<Trans>Not now</Trans>}
        variant="money"
        pending={approve.isPending}
        error={refusal === '' ? null : refusal}
        onConfirm={() => approve.mutate(undefined)}
      >
        <code translate="no" className="mono break-all">
          {address}
        </code>
      </ConfirmDialog>
    </>
  )
}

function Bump({ of: { id }, reread }: StepProps): ReactNode {
  const { t } = useLingui()
  const bump = useStaffVerb((client) => client.withdrawals.bump.mutate({ id }), {
    says: t`A dearer payment is signed for withdrawal ${id}`,
    changes: [],
    done: async () => {
      await reread()
    },
  })
  return (
    <Button size="s" variant="quiet" loading={bump.isPending} onClick={() => bump.mutate(undefined)}>
      <Trans>Raise the network fee</Trans>
    </Button>
  )
}
