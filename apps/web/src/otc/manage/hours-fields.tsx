import { HOURS_STEP_MINUTES, type OtcDayHours, type OtcHours } from '@jindu/domain/otc/offers'
import { rules } from '@jindu/domain/rules'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Field } from '@jindu/ui/primitives/field'
import { Select } from '@jindu/ui/primitives/select'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from '../../shared/preferences.ts'
import { clockText, weekdayNames } from '../offers/index.ts'

const { minimumWeekHours } = rules.otc
const DAY_MINUTES = 1_440
const USUAL: OtcDayHours = { from: 540, to: 1_320 }
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

const times = (first: number, last: number): readonly number[] =>
  Array.from({ length: (last - first) / HOURS_STEP_MINUTES + 1 }, (_, nth) => first + nth * HOURS_STEP_MINUTES)

/** Initial hours: every day, in the reader's time zone. */
const usualHours = (): OtcHours => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  days: DAYS.map(() => USUAL),
})

/** Selectable zones, including the chosen one even if this browser does not know it. */
const zonesWith = (chosen: string): readonly string[] => [
  ...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
]

interface HoursFieldsProps {
  readonly hours: OtcHours | null
  readonly onChange: (hours: OtcHours | null) => void
  readonly error: string
}

/** Working hours of the offer: always, or a start and end for each weekday. */
export function HoursFields({ hours, onChange, error }: HoursFieldsProps): ReactNode {
  const { t } = useLingui()
  return (
    <Field
      label={t`Working hours`}
      aside={hours === null ? undefined : t`at least ${minimumWeekHours} hours a week`}
      kind="group"
      error={error}
      className="otc-wide"
    >
      <Checkbox
        checked={hours !== null}
        aria-invalid={error !== '' || undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? usualHours() : null)}
      >
        <Trans>Show the offer only at certain hours</Trans>
      </Checkbox>
      {hours === null ? null : (
        <>
          <p className="text-13 text-ink-3">
            <Trans>In its trades the clocks of both sides run only at these hours.</Trans>
          </p>
          <Week hours={hours} onChange={onChange} />
        </>
      )}
    </Field>
  )
}

interface WeekProps {
  readonly hours: OtcHours
  readonly onChange: (hours: OtcHours) => void
}

function Week({ hours, onChange }: WeekProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const names = weekdayNames(locale)
  const change = (nth: number, day: OtcDayHours | null): void =>
    onChange({ ...hours, days: hours.days.map((was, index) => (index === nth ? day : was)) })
  return (
    <div className="otc-hours">
      <Select
        size="s"
        aria-label={t`Time zone`}
        value={hours.timeZone}
        onChange={(event) => onChange({ ...hours, timeZone: event.currentTarget.value })}
      >
        {zonesWith(hours.timeZone).map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </Select>
      {DAYS.map((nth) => {
        const day = hours.days[nth] ?? null
        const name = names[nth] ?? ''
        return (
          <div key={nth} className="otc-hours-day">
            <Checkbox
              checked={day !== null}
              onChange={(event) => change(nth, event.currentTarget.checked ? USUAL : null)}
            >
              {name}
            </Checkbox>
            {day === null ? (
              <span className="text-13 text-ink-3">
                <Trans context="a day of the week">Closed</Trans>
              </span>
            ) : (
              <>
                <Time
                  label={t`${name}, from`}
                  value={day.from}
                  among={times(0, DAY_MINUTES - HOURS_STEP_MINUTES)}
                  onChange={(from) => change(nth, { from, to: Math.max(day.to, from + HOURS_STEP_MINUTES) })}
                />
                <span aria-hidden="true">–</span>
                <Time
                  label={t`${name}, to`}
                  value={day.to}
                  among={times(day.from + HOURS_STEP_MINUTES, DAY_MINUTES)}
                  onChange={(to) => change(nth, { ...day, to })}
                />
              </>
            )}
          </div>
        )
      })}
    </div>
  )
}

interface TimeProps {
  readonly label: string
  readonly value: number
  readonly among: readonly number[]
  readonly onChange: (minutes: number) => void
}

function Time({ label, value, among, onChange }: TimeProps): ReactNode {
  return (
    <Select
      size="s"
      aria-label={label}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {among.map((minutes) => (
        <option key={minutes} value={String(minutes)}>
          {clockText(minutes)}
        </option>
      ))}
    </Select>
  )
}
