import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { StatusKind } from './status-badge.tsx'

export interface TicksProps {
  /** Number of ticks. */
  readonly total: number
  /** Ticks that are done, from the left. */
  readonly filled: number
  /** `ink` for steps that hold no money: wizards, countdowns to a redirect. */
  readonly kind?: StatusKind | 'ink'
  /** Flat bars over the whole width: confirmations, steps, limits. */
  readonly wide?: boolean
  /** Accessible text. Without it the ticks are decoration beside a text. */
  readonly label?: string
  readonly className?: string
}

/** Progress as ticks: the only kind of progress bar here. */
export function Ticks({ total, filled, kind = 'money', wide = false, label, className }: TicksProps): ReactNode {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const classes = clsx('ticks', wide && 'is-wide', `is-${kind}`, className)
  const done = Math.max(0, Math.min(total, filled))
  if (wide) {
    return (
      <span className={classes} {...naming}>
        {Array.from({ length: total }, (_, index) => (
          <i key={index} className={clsx('tick', index < done && 'is-filled')} />
        ))}
      </span>
    )
  }
  return (
    <svg className={classes} width={Math.max(0, total * 4 - 2)} height={12} {...naming}>
      <path className="tick" d={columns(done, total, 5, 7)} />
      <path className="tick is-filled" d={columns(0, done, 0, 12)} />
    </svg>
  )
}

function columns(from: number, to: number, top: number, height: number): string {
  let path = ''
  for (let index = from; index < to; index += 1) path += `M${index * 4} ${top}h2v${height}h-2z`
  return path
}
