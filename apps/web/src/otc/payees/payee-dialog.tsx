import { payeeInput } from '@jindu/domain/input'
import { PAYEE_NEEDS, PAYMENT_METHODS, type PayeeField, type PaymentMethod } from '@jindu/domain/otc/offers'
import { rules } from '@jindu/domain/rules'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Select } from '@jindu/ui/primitives/select'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { checkFields, type FieldErrors } from '../../shared/forms/check-fields.ts'
import { useLocale } from '../../shared/preferences.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { SecuredDialog, StepCode, useStepCode } from '../../accounts/accounts/index.ts'
import { PAYEE_FIELDS, usePayeeWords } from './payee-words.ts'

export type Payee = ApiOutputs['otcPayees']['list']['data'][number]
type Typed = Omit<Payee, 'id'>

const EMPTY: Typed = { method: 'bankCard', label: '', holder: '', account: '', note: '' }

const { maximumPayeeLabelCharacters, maximumPayeeCharacters, maximumPayeeNoteCharacters } = rules.otc

interface PayeeDialogProps {
  /** The account to edit; without it a new one is added. */
  readonly payee?: Payee | undefined
  /** Allowed methods of a new account. */
  readonly methods?: readonly PaymentMethod[] | undefined
  readonly onSaved?: ((id: number) => void) | undefined
  readonly onClose: () => void
}

/** Adds or edits a receiving account. */
export function PayeeDialog({ payee, methods = PAYMENT_METHODS, onSaved, onClose }: PayeeDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const words = usePayeeWords()
  const [typed, setTyped] = useState<Typed>(() => payee ?? { ...EMPTY, method: methods[0] ?? EMPTY.method })
  const [errors, setErrors] = useState<FieldErrors<keyof Typed>>({})
  const { method, label } = typed
  const fields = PAYEE_FIELDS[method]
  const code = useStepCode(payee === undefined ? 'payee.add' : 'payee.edit')
  const save = useVerb(
    async (client, sent: Typed) => {
      if (payee === undefined) return (await client.otcPayees.add.mutate({ payee: sent, ...code.proof })).id
      await client.otcPayees.edit.mutate({ id: payee.id, payee: sent, ...code.proof })
      return payee.id
    },
    {
      success: 'DONE',
      says: payee === undefined ? t`${label} is kept` : t`${label} is changed`,
      quiet: true,
      changes: [],
      done: async (id) => {
        await q.otcPayees.list.invalidate()
        onSaved?.(id)
        onClose()
      },
    },
  )
  const change = (next: Partial<Typed>): void => {
    setTyped((before) => ({ ...before, ...next }))
    setErrors({})
    if (save.isError) save.reset()
  }
  const submit = (): void => {
    // Do not send values of fields that this method does not have.
    const kept = Object.fromEntries(fields.map((field) => [field, typed[field]]))
    const sent: Typed = { ...EMPTY, method, label, ...kept }
    const found = checkFields(payeeInput, { ...sent }, locale)
    setErrors(found)
    if (Object.keys(found).length === 0) save.mutate(sent)
  }
  const needs: readonly PayeeField[] = PAYEE_NEEDS[method]
  return (
    <SecuredDialog
      verb={save}
      onClose={onClose}
      title={payee === undefined ? <Trans>Add a receiving account</Trans> : <Trans>Edit the receiving account</Trans>}
      consequence={
        payee === undefined ? (
          <Trans>
            Kept encrypted. Only whoever pays you in a running order sees it, and each look is on the order’s timeline.
          </Trans>
        ) : (
          <Trans>Counts for orders from now on. Orders that run keep the account as it was.</Trans>
        )
      }
      confirmLabel={<Trans>Save</Trans>}
      ready={code.ready}
      onConfirm={submit}
    >
      <Field label={t`Payment method`} error={errors.method}>
        <Select
          name="method"
          value={method}
          onChange={(event) => {
            const chosen = methods.find((one) => one === event.currentTarget.value)
            if (chosen !== undefined) change({ method: chosen })
          }}
        >
          {(payee === undefined || methods.includes(method) ? methods : [method, ...methods]).map((one) => (
            <option key={one} value={one}>
              {words[one].method}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Your name for it`} hint={t`Only you see it`} required error={errors.label}>
        <Input
          name="label"
          autoComplete="off"
          maxLength={maximumPayeeLabelCharacters}
          value={label}
          onChange={(event) => change({ label: event.currentTarget.value })}
        />
      </Field>
      {fields.includes('holder') ? (
        <Field label={t`Name of the holder`} required={needs.includes('holder')} error={errors.holder}>
          <Input
            name="holder"
            autoComplete="off"
            maxLength={maximumPayeeCharacters}
            value={typed.holder}
            onChange={(event) => change({ holder: event.currentTarget.value })}
          />
        </Field>
      ) : null}
      {fields.includes('account') ? (
        <Field label={words[method].account} required={needs.includes('account')} error={errors.account}>
          <Input
            name="account"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={maximumPayeeCharacters}
            value={typed.account}
            onChange={(event) => change({ account: event.currentTarget.value })}
          />
        </Field>
      ) : null}
      <Field
        label={method === 'cash' ? t`Where and when` : t`Note to the payer`}
        hint={method === 'bankCard' ? t`The bank and its branch, for example` : undefined}
        required={needs.includes('note')}
        error={errors.note}
      >
        <Textarea
          name="note"
          rows={2}
          maxLength={maximumPayeeNoteCharacters}
          value={typed.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      </Field>
      {code.asked ? (
        <StepCode
          value={code.typed}
          onValue={(next) => {
            code.change(next)
            if (save.isError) save.reset()
          }}
        />
      ) : null}
    </SecuredDialog>
  )
}
