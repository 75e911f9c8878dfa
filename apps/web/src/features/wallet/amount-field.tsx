import { keepDecimal } from '@jindu/domain/input'
import { shortAmount, type CurrencyCode, type Money } from '@jindu/domain/money'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface AmountFieldProps {
  readonly label: ReactNode
  /** What "All" fills in. */
  readonly most: Money<CurrencyCode>
  /** Further ones are cut while they are typed. */
  readonly decimals: number
  readonly value: string
  readonly onValue: (next: string) => void
  readonly error?: string | undefined
  readonly hint?: ReactNode
}

/** How much of a coin, with all that there is at hand. */
export function AmountField({ label, most, decimals, value, onValue, error, hint }: AmountFieldProps): ReactNode {
  return (
    <Field
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
    >
      <Input
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        align="end"
        suffix={most.asset}
        value={value}
        onChange={(event) => onValue(keepDecimal(event.currentTarget.value, decimals))}
      />
    </Field>
  )
}
