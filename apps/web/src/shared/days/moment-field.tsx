import { sendsOnEnter } from '../forms/sends-on-enter.ts'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { DayField } from './day-field.tsx'
import { readTimeText } from './time-text.ts'

export interface MomentFieldProps {
  readonly label: string
  readonly hint: string
  /** First and last allowed day, as `2026-11-26`. */
  readonly min?: string
  readonly max?: string
  /** A local date and time as `2026-11-26T09:30`; '' for none. */
  readonly value: string
  readonly onChange: (moment: string) => void
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

function timeNow(): string {
  const now = new Date()
  return `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`
}

interface Typed {
  /** The value when typing began: a draft over another value is stale. */
  readonly over: string
  readonly text: string
  readonly refused: boolean
}

/** A date and a time, both formatted in the page's language. Choosing a day sets the current time with it. */
export function MomentField({ label, hint, value, onChange, ...bounds }: MomentFieldProps): ReactNode {
  const { t } = useLingui()
  const [typed, setTyped] = useState<Typed | null>(null)
  const own = typed?.over === value ? typed : null
  const [day = '', time = ''] = value.split('T')
  const refusal = t`Enter a time like 09:30`
  const refused = own?.refused === true
  const clock = useRef<HTMLInputElement>(null)
  // Clear the error when its cause is gone: another day brings its own time.
  useEffect(() => clock.current?.setCustomValidity(refused ? refusal : ''), [refused, refusal])
  const finish = (field: HTMLInputElement): void => {
    if (own === null) return
    const read = readTimeText(own.text)
    field.setCustomValidity(read === null ? refusal : '')
    if (read === null) return setTyped({ ...own, refused: true })
    setTyped(null)
    if (read !== time) onChange(`${day}T${read}`)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_120px] items-start gap-3">
      <Field label={label} hint={hint}>
        <DayField
          {...bounds}
          value={day}
          onChange={(next) => onChange(next === '' ? '' : `${next}T${time === '' ? timeNow() : time}`)}
        />
      </Field>
      <Field label={t`Time`} error={refused ? refusal : undefined}>
        <Input
          ref={clock}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          placeholder="09:30"
          disabled={day === ''}
          value={own?.text ?? time}
          onChange={({ currentTarget }) => {
            currentTarget.setCustomValidity('')
            setTyped({ over: value, text: currentTarget.value, refused: false })
          }}
          onBlur={({ currentTarget }) => finish(currentTarget)}
          onKeyDown={(event) => {
            if (sendsOnEnter(event.nativeEvent)) finish(event.currentTarget)
          }}
        />
      </Field>
    </div>
  )
}
