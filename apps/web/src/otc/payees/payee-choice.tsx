import type { PaymentMethod } from '@jindu/domain/otc/offers'
import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Button } from '@jindu/ui/primitives/button'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Field } from '@jindu/ui/primitives/field'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useLocale } from '../../shared/preferences.ts'
import { PayeeDialog } from './payee-dialog.tsx'
import { usePayeeWords } from './payee-words.ts'
import type { FittingPayees } from './use-fitting-payees.ts'

interface PayeeChoiceProps {
  readonly payees: FittingPayees
  readonly methods: readonly PaymentMethod[]
  readonly chosen: readonly number[]
  readonly onChange: (ids: readonly number[]) => void
  /** Server error about the selection. */
  readonly error?: string | undefined
  /** False inside another dialog: accounts are then added elsewhere. */
  readonly canAdd?: boolean
  readonly className?: string | undefined
}

const { maximumPayeesNamed } = rules.otc

/** Selects the reader's receiving accounts for an offer or order, among those with an accepted method. */
export function PayeeChoice(props: PayeeChoiceProps): ReactNode {
  const { payees, methods, chosen, onChange, error = '', canAdd = true, className } = props
  const { t } = useLingui()
  const locale = useLocale()
  const words = usePayeeWords()
  const [adding, setAdding] = useState(false)
  const { fitting, failure, retry } = payees
  const kept = payees.keep(chosen) ?? []
  const problem =
    kept.length > maximumPayeesNamed
      ? errorMessage('PAYEE_TOO_MANY_NAMED', locale, { maximum: maximumPayeesNamed })
      : error
  return (
    <Field
      label={t`Accounts you are paid to`}
      kind="group"
      error={problem}
      hint={kept.length > 0 ? t`Only whoever pays you in a running order sees them` : undefined}
      {...(className === undefined ? {} : { className })}
    >
      <div className="otc-payee-choice">
        {failure !== null ? (
          <FailureNote error={failure} retry={retry} />
        ) : fitting === undefined ? (
          <Skeleton className="block h-9" />
        ) : fitting.length === 0 ? (
          <p className="text-13 text-ink-2">
            {methods.length === 0 ? (
              <Trans>Choose the payment methods first.</Trans>
            ) : canAdd ? (
              <Trans>
                You keep no account of these payment methods yet. Without one, the payer asks you in the chat.
              </Trans>
            ) : (
              <Trans>You keep no account of these payment methods. Add one under “Receiving accounts”.</Trans>
            )}
          </p>
        ) : (
          fitting.map(({ id, method, label, account }) => (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              aria-invalid={problem !== '' || undefined}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...kept, id] : kept.filter((one) => one !== id))
              }
            >
              <b className="font-semibold wrap-anywhere">
                <UserText>{label}</UserText>
              </b>{' '}
              <span className="text-13 text-ink-3 wrap-anywhere">
                {words[method].method} <UserText>{endOf(account)}</UserText>
              </span>
            </Checkbox>
          ))
        )}
        {canAdd && methods.length > 0 ? (
          <Button size="s" variant="line" className="justify-self-start" onClick={() => setAdding(true)}>
            <Trans>Add a receiving account</Trans>
          </Button>
        ) : null}
      </div>
      {adding ? (
        <PayeeDialog methods={methods} onSaved={(id) => onChange([...kept, id])} onClose={() => setAdding(false)} />
      ) : null}
    </Field>
  )
}

const SHOWN_CHARACTERS = 4

/** Enough characters to tell two accounts apart, but not more on a screen that others may see. */
function endOf(account: string): string {
  const characters = Array.from(account)
  if (characters.length === 0) return ''
  return characters.length <= SHOWN_CHARACTERS ? account : `…${characters.slice(-SHOWN_CHARACTERS).join('')}`
}
