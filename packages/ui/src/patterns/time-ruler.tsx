import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Ticks between two places of the window, in units from its start. Later spans lie over earlier ones. */
export interface RulerSpan {
  readonly kind: 'elapsed' | 'held' | 'disputed'
  readonly from: number
  readonly to: number
}

export interface RulerFlag {
  readonly id: string
  /** Units from the start of the window. */
  readonly at: number
  /** Without it: a short bare pole, for a flag without space for its label. */
  readonly children?: ReactNode
  /** Dimmed words after it, dropped on phones. */
  readonly detail?: ReactNode
  readonly tone?: 'ink' | 'money' | 'hold'
  /** 1 is the upper row. Flags closer than their words are long need different rows. */
  readonly row?: 1 | 2
  /** Side of the pole with the label. By default left of it beyond two thirds of the ruler. */
  readonly side?: 'left' | 'right'
  /** Dashed: a stopped clock has no fixed place, this is where it would land if it ran from now. */
  readonly loose?: boolean
}

export interface RulerMark {
  readonly at: number
  readonly label: ReactNode
}

export interface TimeRulerProps {
  /** The window in words, for screen readers. */
  readonly label: string
  /** Units of the window; one tick each, and one at the end. */
  readonly units: number
  /** Every n-th tick is long. */
  readonly major: number
  readonly spans?: readonly RulerSpan[]
  readonly flags?: readonly RulerFlag[]
  /** Words under the ticks, the first and last being the ends. Phones keep only those. */
  readonly marks?: readonly RulerMark[]
  readonly className?: string
}

const HEIGHT = 22
const KINDS = ['waiting', 'elapsed', 'held', 'disputed'] as const

/** A window of time, one tick a unit: elapsed ticks are tall, held ones gamboge. */
export function TimeRuler({
  label,
  units,
  major,
  spans = [],
  flags = [],
  marks = [],
  className,
}: TimeRulerProps): ReactNode {
  const secondRow = flags.some((flag) => flag.row === 2)
  return (
    <figure
      className={clsx('time-ruler', flags.length > 0 && (secondRow ? 'has-two-rows' : 'has-one-row'), className)}
      aria-label={label}
    >
      {flags.map((flag) => (
        <Flag key={flag.id} flag={flag} fraction={flag.at / units} />
      ))}
      <svg className="ruler-ticks" viewBox={`0 0 ${units} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {KINDS.map((kind) => (
          <path key={kind} className={`ruler-tick is-${kind}`} d={tickPath(kind, units, major, spans)} />
        ))}
      </svg>
      {marks.length === 0 ? null : (
        <div className="ruler-scale">
          {marks.map((mark, index) => (
            <Mark
              key={mark.at}
              mark={mark}
              fraction={mark.at / units}
              end={index === 0 ? 'first' : index === marks.length - 1 ? 'last' : undefined}
            />
          ))}
        </div>
      )}
    </figure>
  )
}

function tickPath(kind: (typeof KINDS)[number], units: number, major: number, spans: readonly RulerSpan[]): string {
  let path = ''
  for (let unit = 0; unit <= units; unit += 1) {
    if (kindAt(unit, spans) !== kind) continue
    const long = unit % major === 0
    const height = kind === 'waiting' ? (long ? 14 : 8) : long ? HEIGHT : 14
    path += `M${unit} ${HEIGHT}v-${height}`
  }
  return path
}

function kindAt(unit: number, spans: readonly RulerSpan[]): (typeof KINDS)[number] {
  return spans.findLast((span) => span.from <= unit && unit <= span.to)?.kind ?? 'waiting'
}

// The spacer is an SVG because its width attribute places words without an inline style.
function Spacer({ fraction }: { readonly fraction: number }): ReactNode {
  const percent = Math.round(Math.min(1, Math.max(0, fraction)) * 10_000) / 100
  return <svg className="ruler-spacer" width={`${percent}%`} height="1" aria-hidden="true" />
}

function Flag({ flag, fraction }: { readonly flag: RulerFlag; readonly fraction: number }): ReactNode {
  const side = flag.side ?? (fraction > 0.66 ? 'left' : 'right')
  return (
    <div className={clsx('ruler-flag', `is-${side}`, `row-${flag.row ?? 1}`, flag.children === undefined && 'is-bare')}>
      <Spacer fraction={side === 'left' ? 1 - fraction : fraction} />
      <div className={clsx('ruler-pole', `is-${flag.tone ?? 'ink'}`, flag.loose && 'is-loose')}>
        {flag.children}
        {flag.detail === undefined ? null : <span className="ruler-flag-detail"> {flag.detail}</span>}
      </div>
    </div>
  )
}

interface MarkProps {
  readonly mark: RulerMark
  readonly fraction: number
  readonly end: 'first' | 'last' | undefined
}

function Mark({ mark, fraction, end }: MarkProps): ReactNode {
  return (
    <div className={clsx('ruler-mark', end === undefined ? 'is-between' : `is-${end}`)}>
      <Spacer fraction={end === 'last' ? 1 - fraction : fraction} />
      <span>{mark.label}</span>
    </div>
  )
}
