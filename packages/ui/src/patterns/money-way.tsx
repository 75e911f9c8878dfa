import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface MoneyWayStep {
  readonly id: string
  /** The step in which the money is held. */
  readonly held?: boolean
  readonly children: ReactNode
}

export interface MoneyWayProps {
  readonly label: string
  readonly steps: readonly MoneyWayStep[]
  readonly className?: string
}

/** "What happens to it": the rail as an upright list beside a pay button. */
export function MoneyWay({ label, steps, className }: MoneyWayProps): ReactNode {
  return (
    <ol className={clsx('money-way', className)} aria-label={label}>
      {steps.map((step) => (
        <li key={step.id} className={clsx(step.held && 'is-held')}>
          {step.children}
        </li>
      ))}
    </ol>
  )
}
