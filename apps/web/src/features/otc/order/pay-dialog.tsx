import { rules } from '@jindu/domain/rules'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Note } from '@jindu/ui/primitives/note'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { PayPasswordBox, usePayPassword } from '../../accounts/index.ts'
import type { OtcOrder } from './order.ts'
import { STEPS } from './steps.tsx'

const FIELDS = ['name', 'account', 'reference'] as const

/** The buyer says who paid from which account; the seller compares it with what arrived. It is not changed afterwards. */
export function PayDialog({ order, onClose }: { readonly order: OtcOrder; readonly onClose: () => void }): ReactNode {
  const { t, i18n } = useLingui()
  const pay = usePayPassword()
  const [payer, setPayer] = useState({ name: '', account: '', reference: '' })
  const verb = useVerb((client, stated: typeof payer) => client.otcOrders.pay.mutate({ id: order.id, payer: stated }), {
    done: onClose,
    quiet: true,
    says: () => i18n._(STEPS.pay.said),
  })
  const words = {
    name: t`Name of who pays`,
    account: t`Account that pays`,
    reference: t`Reference of the payment`,
  }
  const hints = { name: undefined, account: t`The seller sees its last four characters`, reference: t`Optional` }
  return (
    <VerbDialog
      verb={verb}
      onClose={onClose}
      title={STEPS.pay.title}
      consequence={STEPS.pay.effect(order)}
      confirmLabel={<Trans>I have paid</Trans>}
      ready={pay.kind === 'verified' && payer.name.trim() !== '' && payer.account.trim() !== ''}
      onConfirm={() => verb.mutate(payer)}
    >
      {FIELDS.map((field) => (
        <Field
          key={field}
          label={words[field]}
          {...(hints[field] === undefined ? {} : { hint: hints[field] })}
          required={field !== 'reference'}
        >
          <Input
            name={field}
            autoComplete="off"
            maxLength={rules.otc.maximumPayerCharacters}
            value={payer[field]}
            onChange={(event) => setPayer({ ...payer, [field]: event.currentTarget.value })}
          />
        </Field>
      ))}
      <Note tone="neutral">
        <Trans>Pay from an account in your own name. The seller may refuse a payment of somebody else.</Trans>
      </Note>
      <PayPasswordBox />
    </VerbDialog>
  )
}
