import { rules } from '@jindu/domain/rules'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Note } from '@jindu/ui/primitives/note'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Dispatch, ReactNode, SetStateAction } from 'react'
import { dayOf } from '../../shared/days/day-of.ts'
import { MomentField } from '../../shared/days/moment-field.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import type { ApiClient } from '../../shared/trpc/types.ts'
import { PicturePicker } from '../../trust/disputes/index.ts'

const { maximumPayerCharacters, maximumEvidenceFiles } = rules.otc

/** The payer as typed. */
export interface PayerDraft {
  readonly name: string
  readonly account: string
  readonly reference: string
  /** In the reader's local time, as `2026-11-26T09:30`; empty for none. */
  readonly sentAt: string
  readonly files: readonly string[]
}

export const NO_PAYER: PayerDraft = { name: '', account: '', reference: '', sentAt: '', files: [] }

type Payer = Parameters<ApiClient['otcOrders']['giveEvidence']['mutate']>[0]['payer']

/** Whether all required fields are filled: name, account, and a reference or a picture. */
export function isStated({ name, account, reference, files }: PayerDraft): boolean {
  return name.trim() !== '' && account.trim() !== '' && (reference.trim() !== '' || files.length > 0)
}

const MILLISECONDS = 1000

/** The payer as call input. */
export function payerOf({ name, account, reference, sentAt, files }: PayerDraft): Payer {
  const at = sentAt === '' ? Number.NaN : new Date(sentAt).getTime()
  const time = Number.isNaN(at) ? {} : { sentAt: Math.floor(at / MILLISECONDS) }
  return { name, account, reference, files: [...files], ...time }
}

const FIELDS = ['name', 'account', 'reference'] as const

interface PayerFieldsProps {
  readonly payer: PayerDraft
  readonly onChange: Dispatch<SetStateAction<PayerDraft>>
  /** Creation time of the order, unix seconds: no payment can be earlier. */
  readonly since: number
}

/** Payer, account, time and evidence; the seller compares them with the received payment. */
export function PayerFields({ payer, onChange, since }: PayerFieldsProps): ReactNode {
  const { t } = useLingui()
  const words = {
    name: t`Name of who pays`,
    account: t`Account that pays`,
    reference: t`Reference of the payment`,
  }
  const hints = {
    name: undefined,
    account: t`The seller sees its last four characters`,
    reference: t`A reference or a picture is needed`,
  }
  return (
    <>
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
            maxLength={maximumPayerCharacters}
            value={payer[field]}
            onChange={(event) => {
              const { value } = event.currentTarget
              onChange((before) => ({ ...before, [field]: value }))
            }}
          />
        </Field>
      ))}
      <MomentField
        label={t`Paid at`}
        hint={t`Optional`}
        min={dayOf(since)}
        max={dayOf(serverNow())}
        value={payer.sentAt}
        onChange={(sentAt) => onChange((before) => ({ ...before, sentAt }))}
      />
      <Field kind="group" label={t`Pictures of the payment`}>
        <div className="grid gap-2">
          <PicturePicker
            kind="otc"
            files={payer.files}
            maximum={maximumEvidenceFiles}
            onChange={(change) => onChange((before) => ({ ...before, files: change(before.files) }))}
          />
        </div>
      </Field>
      <Note tone="neutral">
        <Trans>
          Pay from an account in your own name: the seller may refuse a payment of somebody else. What you state here
          cannot be changed.
        </Trans>
      </Note>
    </>
  )
}
