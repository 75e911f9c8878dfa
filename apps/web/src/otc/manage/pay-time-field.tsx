import type { OtcOfferLimits } from '@jindu/domain/otc/offers'
import { Field } from '@jindu/ui/primitives/field'
import { Select } from '@jindu/ui/primitives/select'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { durationText } from '../../shared/format/duration.ts'
import { useLocale } from '../../shared/preferences.ts'

const MINUTE = 60
const HOUR = 3_600

/** What the form offers, in seconds: 15 minutes to 24 hours. */
const CHOICES: readonly number[] = [15 * MINUTE, 30 * MINUTE, ...[1, 2, 4, 8, 12, 24].map((hours) => hours * HOUR)]

interface PayTimeFieldProps {
  /** Seconds; null for the site's time. */
  readonly value: number | null
  readonly onChange: (paySeconds: number | null) => void
  readonly limits: Pick<OtcOfferLimits, 'otcPayMinimumSeconds' | 'otcPayMaximumSeconds'>
  readonly error: string
}

/** The buyer's time to pay: the site's, or one of the times that its bounds allow. */
export function PayTimeField({ value, onChange, limits, error }: PayTimeFieldProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const { otcPayMinimumSeconds: least, otcPayMaximumSeconds: most } = limits
  const open = CHOICES.filter((seconds) => seconds >= least && seconds <= most)
  // A time chosen by a program, or before the bounds changed, stays a choice of its own.
  const choices = value === null || open.includes(value) ? open : [...open, value].toSorted((one, other) => one - other)
  return (
    <Field
      label={t`Time to pay`}
      error={error}
      hint={<Trans>How long the buyer has before the seller may end the order. Within working hours only.</Trans>}
      className="otc-wide"
    >
      <Select
        name="paySeconds"
        value={value ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          onChange(chosen === '' ? null : Number(chosen))
        }}
      >
        <option value="">{t`As this site sets it`}</option>
        {choices.map((seconds) => (
          <option key={seconds} value={seconds}>
            {durationText(seconds, locale)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
