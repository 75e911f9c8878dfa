import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import type { ComponentProps, ReactNode } from 'react'
import { NumberInput } from '../../../shared/forms/number-field.tsx'
import type { BoundField } from './use-fields.ts'

export interface TextFieldProps extends Pick<ComponentProps<typeof Input>, 'onBlur'> {
  readonly label: ReactNode
  readonly of: BoundField
  readonly aside?: ReactNode
  readonly hint?: ReactNode
  /** What password managers and keyboards offer; required, so that no field of an account is forgotten. */
  readonly autoComplete: 'username' | 'email' | 'one-time-code' | 'off'
  /** For numbers: the most decimals, 0 for a whole number. */
  readonly decimals?: number
}

export function TextField({ label, of, aside, hint, decimals, ...rest }: TextFieldProps): ReactNode {
  return (
    <Field label={label} aside={aside} hint={hint} error={of.problem}>
      {decimals !== undefined ? (
        <NumberInput
          {...rest}
          name={of.name}
          value={of.value}
          maxLength={100}
          decimals={decimals}
          onValue={of.change}
        />
      ) : (
        <Input
          {...rest}
          name={of.name}
          value={of.value}
          maxLength={100}
          onChange={(event) => of.change(event.target.value)}
        />
      )}
    </Field>
  )
}
