import { isUnreadableNumber, keepDecimal, keepDigits } from '@jindu/domain/money'
import { Field, type FieldProps } from '@jindu/ui/primitives/field'
import { Input, type InputProps } from '@jindu/ui/primitives/input'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface NumberInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'inputMode'> {
  /** Maximum decimals; 0 for a whole number. */
  readonly decimals: number
  readonly value: string
  readonly onValue: (text: string) => void
}

/**
 * A number input that accepts what people type: full-width digits and a single separator of any script become digits
 * and a point. Phones show the keyboard for its decimals.
 */
export function NumberInput({ decimals, value, onValue, ...rest }: NumberInputProps): ReactNode {
  const keep = (input: HTMLInputElement): void => {
    const typed = input.value
    const kept = decimals === 0 ? keepDigits(typed) : keepDecimal(typed, decimals)
    if (kept !== typed && kept.length === typed.length) {
      // Set directly, because React would move the caret to the end.
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
        // Changing the text during an input method's composition would lose it.
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
  /** Further attributes of the input: name, unit, bounds. */
  readonly input?: Omit<NumberInputProps, 'decimals' | 'value' | 'onValue'>
}

/** A number input with its label. Invalid or ambiguous text shows an error while typing. */
export function NumberField({ decimals, value, onValue, input, error, ...field }: NumberFieldProps): ReactNode {
  const isUnreadable = isUnreadableNumber(value, decimals)
  return (
    <Field {...field} error={error ?? (isUnreadable ? <UnreadableNumber decimals={decimals} /> : undefined)}>
      <NumberInput {...input} decimals={decimals} value={value} onValue={onValue} />
    </Field>
  )
}

/** Explains the unambiguous number format. */
export function UnreadableNumber({ decimals }: { readonly decimals: number }): ReactNode {
  return decimals === 0 ? (
    <Trans>A whole number, digits only, such as 12.</Trans>
  ) : (
    <Trans>Digits and one decimal point, without signs or grouping, such as 1234.5.</Trans>
  )
}
