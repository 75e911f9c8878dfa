import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { addDays } from '@jindu/domain/time'
import { DayField } from './day-field.tsx'
import { ALL_DAYS, type Days } from './span-of-days.ts'

export interface DayRangeProps {
  /** Accessible name of the range. */
  readonly label: string
  readonly days: Days
  readonly onChange: (days: Days) => void
  /** Maximum days in the range; unlimited without it. */
  readonly longest?: number
}

const dayOf = (text: string): string | undefined => (text === '' ? undefined : text)

/** A range of days, both ends included; either may be open. The end cannot be before the start. */
export function DayRange({ label, days: { from, to }, onChange, longest }: DayRangeProps): ReactNode {
  const { t } = useLingui()
  const [cleared, setCleared] = useState(0)
  return (
    <>
      <fieldset
        key={cleared}
        className="day-range flex min-w-0 flex-wrap items-start gap-2 phone:grid phone:w-full phone:grid-cols-2"
      >
        <legend className="sr-only">{label}</legend>
        <DayField
          size="s"
          name={t`From`}
          placeholder={t`first day`}
          value={from ?? ''}
          className="w-50 phone:w-auto"
          min={to === undefined || longest === undefined ? undefined : addDays(to, 1 - longest)}
          max={to}
          onChange={(next) => onChange({ from: dayOf(next), to })}
        />
        <DayField
          size="s"
          name={t`Until`}
          placeholder={t`last day`}
          value={to ?? ''}
          className="w-50 phone:w-auto"
          min={from}
          max={from === undefined || longest === undefined ? undefined : addDays(from, longest - 1)}
          onChange={(next) => onChange({ from, to: dayOf(next) })}
        />
      </fieldset>
      {from === undefined && to === undefined ? null : (
        <Button
          size="s"
          variant="quiet"
          className="min-h-[34px]"
          onClick={() => {
            setCleared(cleared + 1)
            onChange(ALL_DAYS)
          }}
        >
          <Trans>Clear days</Trans>
        </Button>
      )}
    </>
  )
}
