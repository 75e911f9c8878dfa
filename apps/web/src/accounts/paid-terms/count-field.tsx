import type { ErrorCode } from '@jindu/domain/errors'
import { groupThousands, keepDigits } from '@jindu/domain/money'
import { errorMessage } from '@jindu/i18n'
import { Field } from '@jindu/ui/primitives/field'
import { Stepper, type StepperRefusal } from '@jindu/ui/primitives/stepper'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type ReactNode } from 'react'
import { useLocale } from '../../shared/preferences.ts'

export interface CountFieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly value: number
  readonly onChange: (count: number) => void
  readonly maximum: number
  /** The server's error code for other counts. */
  readonly refusal: Extract<ErrorCode, 'RIGHT_MONTHS_INVALID' | 'AD_WEEKS_INVALID' | 'AD_PACKAGES_INVALID'>
}

/** A field for months, weeks or packages that accepts digits only. Its error states the bounds. */
export function CountField({ label, hint, value, onChange, maximum, refusal }: CountFieldProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const [refused, setRefused] = useState<StepperRefusal | null>(null)
  const bounded = useRef(false)
  return (
    <Field
      label={label}
      hint={hint}
      error={refused === null ? '' : errorMessage(refusal, locale, { maximum: groupThousands(String(maximum)) })}
    >
      <Stepper
        value={value}
        onValueChange={(count) => {
          // A number out of bounds is replaced by the nearest bound: keep the error beside it.
          if (!bounded.current) setRefused(null)
          bounded.current = false
          onChange(count)
        }}
        onRefused={(why) => {
          setRefused(why)
          bounded.current = (why === 'above' && value !== maximum) || (why === 'below' && value !== 1)
        }}
        max={maximum}
        read={keepDigits}
        decreaseLabel={t`One less`}
        increaseLabel={t`One more`}
      />
    </Field>
  )
}
