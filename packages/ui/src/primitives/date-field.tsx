import { CalendarDays } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

/** Parsed input: a day as `2026-11-26`, or an error message. */
export type ReadDay = { readonly day: string } | { readonly refusal: string }

export interface DateFieldProps {
  /** A day as `2026-11-26`; '' for none. */
  readonly value: string
  /** Called with a day that was typed in full or picked; '' when the field was cleared. */
  readonly onValueChange: (day: string) => void
  /** Formats a day in the page's language. */
  readonly write: (day: string) => string
  readonly read: (text: string) => ReadDay
  /** Label of the button that opens the system's calendar. */
  readonly pickLabel: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly prefix?: ReactNode
  readonly size?: 's' | 'm'
  readonly placeholder?: string
  readonly disabled?: boolean
  /** Needed without a Field around it. */
  readonly 'aria-label'?: string
  readonly className?: string
}

interface Typed {
  /** The value when typing began: a draft over another value is stale. */
  readonly over: string
  readonly text: string
  /** The field lost focus or Enter was pressed: show an error if the text is invalid. */
  readonly finished: boolean
}

/**
 * A date field, typed or picked. It is written in the page's language, not the browser's. Enter and blur commit the
 * text.
 */
export function DateField(props: DateFieldProps): ReactNode {
  const { value, onValueChange, write, read, pickLabel, min, max, prefix, size = 'm', className, ...rest } = props
  const [typed, setTyped] = useState<Typed | null>(null)
  const own = typed !== null && typed.over === value ? typed : null
  // Discard the draft permanently, even if the old value returns.
  if (typed !== own) setTyped(own)
  const text = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const answer = own?.finished === true ? read(own.text) : null
  const refusal = answer !== null && 'refusal' in answer ? answer.refusal : null
  // New bounds may allow a text that was refused before.
  const allowed = answer !== null && 'day' in answer ? answer.day : null
  const take = useEffectEvent(onValueChange)
  useEffect(() => {
    if (allowed !== null) take(allowed)
  }, [allowed])
  // Clear the error when its cause is gone, whoever changed that.
  useEffect(() => text.current?.setCustomValidity(refusal ?? ''), [refusal])
  const wiring = useFieldControl(refusal === null ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })
  const type = (next: string): void => setTyped({ over: value, text: next, finished: false })
  const finish = (written: string): void => {
    const found = written.trim() === '' ? { day: '' } : read(written)
    // Set validity now, not in the effect: Enter may submit the form in the same event.
    text.current?.setCustomValidity('refusal' in found ? found.refusal : '')
    if ('refusal' in found) return setTyped({ over: value, text: written, finished: true })
    type(found.day === '' ? '' : write(found.day))
    if (found.day !== value) onValueChange(found.day)
  }
  return (
    <span className={cn('date-field', className)}>
      <span className={cn('inp', size === 's' && 's')}>
        {prefix !== undefined && <span className="suf">{prefix}</span>}
        <input
          {...rest}
          {...wiring}
          ref={text}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={own?.text ?? (value === '' ? '' : write(value))}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => {
            if (own !== null) finish(own.text)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && own !== null) finish(own.text)
          }}
        />
        <button
          type="button"
          className="date-pick"
          aria-label={pickLabel}
          disabled={rest.disabled}
          onClick={() => calendar.current?.showPicker()}
        >
          <CalendarDays className="ic s" aria-hidden="true" />
        </button>
        {/* Anchor of the system's calendar; on touch screens it covers the button. */}
        <input
          ref={calendar}
          type="date"
          className="date-calendar"
          tabIndex={-1}
          aria-hidden="true"
          disabled={rest.disabled}
          value={value}
          min={min}
          max={max}
          // Some browsers' calendars ignore min and max.
          onChange={(event) => finish(event.currentTarget.value)}
        />
      </span>
      {refusal !== null && (
        <span className="err" role="alert" id={errorId}>
          {refusal}
        </span>
      )}
    </span>
  )
}
