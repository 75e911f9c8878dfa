import { Field } from '@jindu/ui/primitives/field'
import { PasswordInput } from '@jindu/ui/primitives/password-input'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BoundField } from './use-fields.ts'

export interface PasswordFieldProps {
  readonly label: ReactNode
  readonly of: BoundField
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
  readonly aside?: ReactNode
  readonly hint?: ReactNode
  /** Replaces the field's own problem. */
  readonly error?: string | undefined
  /** The error is shown elsewhere: the field is only marked as invalid. */
  readonly marked?: boolean
  readonly describedBy?: string
  readonly onBlur?: () => void
}

/** A password with its problem under it. Only its digest ever leaves the page. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { label, of, autoComplete, aside, hint, marked = false, describedBy, onBlur } = props
  const { t } = useLingui()
  return (
    <Field label={label} aside={aside} hint={hint} error={marked ? undefined : (props.error ?? of.problem)}>
      <PasswordInput
        name={of.name}
        value={of.value}
        maxLength={200}
        autoComplete={autoComplete}
        showLabel={t`Show the password`}
        hideLabel={t`Hide the password`}
        aria-describedby={describedBy}
        aria-invalid={marked || undefined}
        onBlur={onBlur}
        onChange={(event) => of.change(event.target.value)}
      />
    </Field>
  )
}
