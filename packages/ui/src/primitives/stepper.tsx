import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

/** Why input was corrected. `empty`: the last number is restored; `below` and `above`: the nearest bound is taken. */
export type StepperRefusal = 'empty' | 'notWhole' | 'negative' | 'below' | 'above'

export interface StepperProps {
  readonly value: number
  /** Called with whole numbers between `min` and `max` only. */
  readonly onValueChange: (value: number) => void
  /**
   * Called with the reason when input is refused; a fraction's whole part is then used. The text stays as typed until
   * blur.
   */
  readonly onRefused?: (why: StepperRefusal) => void
  /** Converts digits of other scripts. */
  readonly read?: (typed: string) => string
  readonly min?: number
  readonly max: number
  readonly decreaseLabel: string
  readonly increaseLabel: string
  /** Label of the input; inside a Field the field's label is used. */
  readonly label?: string
  readonly name?: string
  readonly disabled?: boolean
  readonly className?: string
}

const WHOLE_NUMBER = /^\d+$/

/** Converts full-width digits of a Chinese keyboard to 0 to 9. */
const foldWidth = (typed: string): string => typed.normalize('NFKC')

/** An input for a bounded whole number. Incomplete text stays while typing and is replaced by the value on blur. */
export function Stepper({
  value,
  onValueChange,
  onRefused,
  read = foldWidth,
  min = 1,
  max,
  decreaseLabel,
  increaseLabel,
  label,
  name,
  disabled = false,
  className,
}: StepperProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const wiring = useFieldControl({})
  const put = (next: number): void => {
    setDraft(null)
    const bounded = Math.min(max, Math.max(min, next))
    if (bounded !== value) onValueChange(bounded)
  }
  const type = (typing: string): void => {
    const text = read(typing)
    const whole = /^\d*/.exec(text)?.[0] ?? ''
    const isRefused = whole !== text
    if (isRefused && !refused) onRefused?.(/^\s*[-−]/.test(text) ? 'negative' : 'notWhole')
    setRefused(isRefused)
    // Keep a refused character visible: removing one between two digits would make another number.
    setDraft(text)
    const kept = onRefused === undefined ? text : whole
    if (!WHOLE_NUMBER.test(kept)) return
    const typed = Number(kept)
    if (typed >= min && typed <= max && typed !== value) onValueChange(typed)
  }
  const leave = (): void => {
    if (draft !== null && WHOLE_NUMBER.test(draft)) {
      const typed = Number(draft)
      if (typed < min || typed > max) onRefused?.(typed < min ? 'below' : 'above')
      put(typed)
    }
    // If a refusal was already reported while typing, do not report `empty` too.
    if (draft?.trim() === '' && !refused) onRefused?.('empty')
    setDraft(null)
    setRefused(false)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    put(value + by)
  }
  return (
    <span className={cn('step-in', className)}>
      <button
        type="button"
        aria-label={decreaseLabel}
        disabled={disabled || value <= min}
        onClick={() => put(value - 1)}
      >
        <Minus className="ic s" aria-hidden="true" />
      </button>
      <input
        {...wiring}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        aria-invalid={refused || wiring['aria-invalid']}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={press}
      />
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={disabled || value >= max}
        onClick={() => put(value + 1)}
      >
        <Plus className="ic s" aria-hidden="true" />
      </button>
    </span>
  )
}
