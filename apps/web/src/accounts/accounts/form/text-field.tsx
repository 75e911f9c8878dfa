import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import type { ComponentProps, ReactNode } from 'react'
import { NumberInput } from '../../../shared/forms/number-field.tsx'
import type { BoundField } from './use-fields.ts'

export interface TextFieldProps extends Pick<ComponentProps<typeof Input>, 'autoComplete' | 'onBlur'> {
  readonly label: ReactNode
  readonly of: BoundField
  readonly aside?: ReactNode
  readonly hint?: ReactNode
  readonly numeric?: boolean
}

export function TextField({ label, of, aside, hint, numeric = false, ...rest }: TextFieldProps): ReactNode {
  return (
    <Field label={label} aside={aside} hint={hint} error={of.problem}>
      {numeric ? (
        <NumberInput {...rest} name={of.name} value={of.value} maxLength={100} decimals={0} onValue={of.change} />
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
