import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { TimeRuler } from './time-ruler.tsx'

export interface RangeRulerProps {
  readonly label: string
  readonly min: number
  readonly max: number
  /** Shown only: an amount near it is enough. */
  readonly value: number
  /** At the flag: `$3,200` or `20%`. */
  readonly valueText: ReactNode
  readonly ends: readonly [ReactNode, ReactNode]
  readonly middle?: ReactNode
  /** Another value to compare with, below the reader's own. */
  readonly beside?: { readonly value: number; readonly label: ReactNode }
  /** Number of parts, and how many of them make a long tick. */
  readonly parts?: number
  readonly major?: number
  /** Lets the reader move the flag: by hand and by arrow keys. */
  readonly input?: {
    readonly step: number
    /** The value in words for screen readers. */
    readonly valueLabel: string
    readonly onChange: (value: number) => void
  }
  readonly className?: string
}

/** The allowed range of two linked inputs, and their value in it. */
export function RangeRuler(props: RangeRulerProps): ReactNode {
  const { label, min, max, value, valueText, ends, middle, beside, parts = 40, major = 4, input, className } = props
  const placeOf = (one: number): number =>
    max === min ? 0 : Math.min(1, Math.max(0, (one - min) / (max - min))) * parts
  const at = placeOf(value)
  const marks = [
    { at: 0, label: ends[0] },
    ...(middle === undefined ? [] : [{ at: parts / 2, label: middle }]),
    { at: parts, label: ends[1] },
  ]
  return (
    <div className={clsx('range-ruler', className)}>
      <TimeRuler
        label={label}
        units={parts}
        major={major}
        spans={[{ kind: 'elapsed', from: 0, to: at }]}
        flags={[
          { id: 'value', at, tone: 'money', children: <b>{valueText}</b> },
          ...(beside === undefined
            ? []
            : [
                {
                  id: 'beside',
                  at: placeOf(beside.value),
                  tone: 'ink' as const,
                  row: 2 as const,
                  children: beside.label,
                },
              ]),
        ]}
        marks={marks}
      />
      {input === undefined ? null : (
        <input
          className="range-ruler-input"
          type="range"
          aria-label={label}
          aria-valuetext={input.valueLabel}
          min={min}
          max={max}
          step={input.step}
          value={value}
          onChange={(event) => input.onChange(event.currentTarget.valueAsNumber)}
        />
      )}
    </div>
  )
}
