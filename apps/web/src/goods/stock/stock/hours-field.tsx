import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NumberField } from '../../../shared/forms/number-field.tsx'

export interface HoursFieldProps {
  readonly hours: string
  readonly error?: string | undefined
  readonly onChange: (hours: string) => void
}

/** Within how many hours the seller promises to deliver by hand. */
export function HoursField({ hours, error, onChange }: HoursFieldProps): ReactNode {
  const { t } = useLingui()
  return (
    <NumberField
      label={<Trans>Promised time</Trans>}
      hint={<Trans>Buyers read it before they pay. It counts from the payment.</Trans>}
      className="max-w-60"
      decimals={0}
      value={hours}
      onValue={onChange}
      error={error}
      input={{ name: 'hours', align: 'end', maxLength: 4, suffix: t`hours` }}
    />
  )
}
