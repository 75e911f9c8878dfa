import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { SecuredDialog } from '../../accounts/accounts/index.ts'
import type { OtcOrder } from './order.ts'
import { useKeptPayer } from './kept-payer.ts'
import { isStated, PayerFields, payerOf } from './payer-fields.tsx'
import { STEPS } from './steps.tsx'

interface PayDialogProps {
  readonly order: OtcOrder
  readonly onClose: () => void
}

/** The buyer states the payer and account; the seller compares them with the received payment. It is final. */
export function PayDialog({ order, onClose }: PayDialogProps): ReactNode {
  const { i18n } = useLingui()
  const { payer, change, forget } = useKeptPayer(order.id)
  const known = order.payer !== null
  const done = (): void => {
    forget()
    onClose()
  }
  const verb = useVerb(
    (client, stated: typeof payer) =>
      client.otcOrders.pay.mutate({ id: order.id, ...(known ? {} : { payer: payerOf(stated) }) }),
    { done, quiet: true, says: () => i18n._(STEPS.pay.said(order)) },
  )
  return (
    <SecuredDialog
      verb={verb}
      onClose={onClose}
      title={STEPS.pay.title}
      consequence={STEPS.pay.effect(order)}
      confirmLabel={<Trans>I have paid</Trans>}
      ready={known || isStated(payer)}
      onConfirm={() => verb.mutate(payer)}
    >
      {known ? null : <PayerFields payer={payer} onChange={change} since={order.createdAt} />}
    </SecuredDialog>
  )
}

/** The statement for an order that was marked without it, or is not marked yet. */
export function EvidenceDialog({ order, onClose }: PayDialogProps): ReactNode {
  const { i18n } = useLingui()
  const { payer, change, forget } = useKeptPayer(order.id)
  const { title, effect, confirm, said } = STEPS.giveEvidence
  const done = (): void => {
    forget()
    onClose()
  }
  const verb = useVerb(
    (client, stated: typeof payer) => client.otcOrders.giveEvidence.mutate({ id: order.id, payer: payerOf(stated) }),
    { done, quiet: true, says: () => i18n._(said(order)) },
  )
  return (
    <SecuredDialog
      verb={verb}
      onClose={onClose}
      title={title}
      consequence={effect(order)}
      confirmLabel={confirm(order)}
      ready={isStated(payer)}
      onConfirm={() => verb.mutate(payer)}
    >
      <PayerFields payer={payer} onChange={change} since={order.createdAt} />
    </SecuredDialog>
  )
}
