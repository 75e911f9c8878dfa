import { CalendarDays } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

/** What was typed, read: a day as `2026-11-26`, or what is wrong with it. */
export type ReadDay = { readonly day: string } | { readonly refusal: string }

export interface DateFieldProps {
  /** A day as `2026-11-26`; '' for none. */
  readonly value: string
  /** Gets a day that was typed in full or picked, '' when the field was emptied. */
  readonly onValueChange: (day: string) => void
  /** A day in the words of the page. */
  readonly write: (day: string) => string
  readonly read: (text: string) => ReadDay
  /** The name of the button that opens the system's calendar. */
  readonly pickLabel: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly prefix?: ReactNode
  readonly size?: 's' | 'm'
  readonly placeholder?: string
  readonly disabled?: boolean
  /** Without a Field around it. */
  readonly 'aria-label'?: string
  readonly className?: string
}

interface Typed {
  /** The value over which it was typed: another one makes it old. */
  readonly over: string
  readonly text: string
  /** The field was left with it: what cannot be taken is refused. */
  readonly finished: boolean
}

/** A day, typed or picked. It stands in the words of the page, whatever language the browser speaks; Enter and leaving the field take it. */
export function DateField(props: DateFieldProps): ReactNode {
  const { value, onValueChange, write, read, pickLabel, min, max, prefix, size = 'm', className, ...rest } = props
  const [typed, setTyped] = useState<Typed | null>(null)
  const own = typed !== null && typed.over === value ? typed : null
  // For good: the value that it was typed over may come back without it.
  if (typed !== own) setTyped(own)
  const text = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const answer = own?.finished === true ? read(own.text) : null
  const refusal = answer !== null && 'refusal' in answer ? answer.refusal : null
  // Other bounds allow what they refused before.
  const allowed = answer !== null && 'day' in answer ? answer.day : null
  const take = useEffectEvent(onValueChange)
  useEffect(() => {
    if (allowed !== null) take(allowed)
  }, [allowed])
  // A refusal goes with what caused it, whoever changed that.
  useEffect(() => text.current?.setCustomValidity(refusal ?? ''), [refusal])
  const wiring = useFieldControl(refusal === null ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })
  const type = (next: string): void => setTyped({ over: value, text: next, finished: false })
  const finish = (written: string): void => {
    const found = written.trim() === '' ? { day: '' } : read(written)
    // At once: the form may be sent in the same moment.
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
        {/* Where the system's calendar opens; a finger reaches it above the button. */}
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
          // Not every calendar keeps to the bounds.
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
