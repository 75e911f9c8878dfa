import { DateField, type ReadDay } from '@jindu/ui/primitives/date-field'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from '../preferences.ts'
import { readDayText, writeDay } from './day-text.ts'

export interface DayFieldProps {
  /** A day as `2026-11-26`; '' for none. */
  readonly value: string
  readonly onChange: (day: string) => void
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly size?: 's' | 'm'
  /** Label inside the field, before the day. Without it the surrounding Field's label is used. */
  readonly name?: string
  readonly placeholder?: string
  readonly className?: string
}

const EXAMPLE = '2026-11-26'

/** A day in the reader's language, typed as either language writes it. */
export function DayField(props: DayFieldProps): ReactNode {
  const { value, onChange, min, max, size = 'm', name, placeholder, className } = props
  const { t } = useLingui()
  const locale = useLocale()
  const write = (day: string): string => writeDay(day, locale)
  const read = (text: string): ReadDay => {
    const day = readDayText(text)
    const example = write(EXAMPLE)
    if (day === null) return { refusal: t`Enter a date like ${example}` }
    if (min !== undefined && day < min) {
      const first = write(min)
      return { refusal: t`Choose ${first} or a later day` }
    }
    if (max !== undefined && day > max) {
      const last = write(max)
      return { refusal: t`Choose ${last} or an earlier day` }
    }
    return { day }
  }
  return (
    <DateField
      value={value}
      onValueChange={onChange}
      write={write}
      read={read}
      min={min ?? '2000-01-01'}
      max={max ?? '2099-12-31'}
      size={size}
      pickLabel={name === undefined ? t`Open the calendar` : t`Calendar: ${name}`}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(name === undefined ? {} : { prefix: name, 'aria-label': name })}
      {...(className === undefined ? {} : { className })}
    />
  )
}
