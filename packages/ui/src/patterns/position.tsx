import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { StatusKind } from './status-badge.tsx'

/** The berth with the money; `split` is both outer ones, `none` is nowhere yet. */
export type PositionAt = 'from' | 'held' | 'to' | 'split' | 'none'

export interface PositionProps {
  readonly at: PositionAt
  /** Colour of the full berth. The small form has no gates, so the berth carries the state. */
  readonly kind?: StatusKind
  /** Dashed outline: where the money would lie after this step. */
  readonly ghost?: boolean
  /** 81 px instead of 45: empty states. */
  readonly large?: boolean
  /** Accessible label of the position. Without it the picture is decoration beside a word. */
  readonly label?: string
  readonly className?: string
}

const EMPTY = 8
const FULL = 17
/** Two full berths together are as wide as a full and an empty one, so every form has the same width. */
const FULL_OF_TWO = 12.5
const GAP = 6
const HEIGHT = 11

/** The rail in 45 px, for lists: three berths, the full one where the money is. */
export function Position({
  at,
  kind = 'money',
  ghost = false,
  large = false,
  label,
  className,
}: PositionProps): ReactNode {
  const full = [at === 'from' || at === 'split', at === 'held', at === 'to' || at === 'split']
  const berths: { full: boolean; x: number; width: number }[] = []
  let x = 0
  for (const isFull of full) {
    const width = isFull ? (at === 'split' ? FULL_OF_TWO : FULL) : EMPTY
    berths.push({ full: isFull, x, width })
    x += width + GAP
  }
  const width = x - GAP
  const scale = large ? 1.8 : 1
  return (
    <svg
      className={clsx('position', `is-${kind}`, (ghost || at === 'none') && 'is-ghost', className)}
      width={width * scale}
      height={HEIGHT * scale}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {berths.map((berth, index) => (
        <g key={berth.x}>
          {index > 0 ? <path className="position-line" d={`M${berth.x - GAP} 4.5h${GAP}`} /> : null}
          <rect
            className={berth.full ? 'position-slip' : 'position-berth'}
            x={berth.x + 0.5}
            y={0.5}
            width={berth.width - 1}
            height={HEIGHT - 1}
            rx={0.5}
          />
        </g>
      ))}
    </svg>
  )
}
