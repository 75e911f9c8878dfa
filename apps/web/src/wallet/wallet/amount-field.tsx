import { shortAmount, type CurrencyCode, type Money, keepDecimal } from '@jindu/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NumberField } from '../../shared/forms/number-field.tsx'

export interface AmountFieldProps {
  readonly label: ReactNode
  /** Amount that "All" fills in. */
  readonly most: Money<CurrencyCode>
  /** Maximum decimals; further ones are cut while typing. */
  readonly decimals: number
  readonly value: string
  readonly onValue: (next: string) => void
  readonly error?: string | undefined
  readonly hint?: ReactNode
}

/** Input for an amount of coin, with a button for the whole balance. */
export function AmountField({ label, most, decimals, value, onValue, error, hint }: AmountFieldProps): ReactNode {
  return (
    <NumberField
      label={label}
      aside={
        <button
          type="button"
          className="link"
          onClick={() => onValue(keepDecimal(shortAmount(most).replaceAll(',', ''), decimals))}
        >
          <Trans>All</Trans>
        </button>
      }
      error={error}
      hint={hint}
      decimals={decimals}
      value={value}
      onValue={onValue}
      input={{ name: 'amount', maxLength: 40, align: 'end', suffix: most.asset }}
    />
  )
}
