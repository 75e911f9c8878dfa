import { isUnreadableNumber, keepDecimal, keepDigits } from '@jindu/domain/money'
import { Field, type FieldProps } from '@jindu/ui/primitives/field'
import { Input, type InputProps } from '@jindu/ui/primitives/input'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface NumberInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'inputMode'> {
  /** Digits after the point; 0 for a whole number. */
  readonly decimals: number
  readonly value: string
  readonly onValue: (text: string) => void
}

/**
 * An input for a number as people type it: full-width digits and a lone separator of any script are written as digits and a point.
 * Phones show the keys that its decimals need.
 */
export function NumberInput({ decimals, value, onValue, ...rest }: NumberInputProps): ReactNode {
  const keep = (input: HTMLInputElement): void => {
    const typed = input.value
    const kept = decimals === 0 ? keepDigits(typed) : keepDecimal(typed, decimals)
    if (kept !== typed && kept.length === typed.length) {
      // Written here, because React would put the caret at the end.
      const caret = input.selectionStart
      input.value = kept
      input.setSelectionRange(caret, caret)
    }
    onValue(kept)
  }
  return (
    <Input
      autoComplete="off"
      {...rest}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      value={value}
      onChange={({ currentTarget, nativeEvent }) => {
        // An input method that is composing loses its text when it is changed.
        if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) onValue(currentTarget.value)
        else keep(currentTarget)
      }}
      onCompositionEnd={({ currentTarget }) => keep(currentTarget)}
    />
  )
}

export interface NumberFieldProps extends Omit<FieldProps, 'kind' | 'required' | 'children'> {
  readonly decimals: number
  readonly value: string
  readonly onValue: (text: string) => void
  /** What else the input takes: its name, unit, bounds. */
  readonly input?: Omit<NumberInputProps, 'decimals' | 'value' | 'onValue'>
}

/** A number with its label. Text that can be no number, or that may mean two, says so while it is typed. */
export function NumberField({ decimals, value, onValue, input, error, ...field }: NumberFieldProps): ReactNode {
  const isUnreadable = isUnreadableNumber(value, decimals)
  return (
    <Field {...field} error={error ?? (isUnreadable ? <UnreadableNumber decimals={decimals} /> : undefined)}>
      <NumberInput {...input} decimals={decimals} value={value} onValue={onValue} />
    </Field>
  )
}

/** How a number is written that nobody can mistake. */
export function UnreadableNumber({ decimals }: { readonly decimals: number }): ReactNode {
  return decimals === 0 ? (
    <Trans>A whole number, digits only, such as 12.</Trans>
  ) : (
    <Trans>Digits and one decimal point, without signs or grouping, such as 1234.5.</Trans>
  )
}
