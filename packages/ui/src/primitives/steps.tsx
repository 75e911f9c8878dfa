import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Step {
  readonly id: string
  readonly title: ReactNode
  /** A second line, on wide screens only. */
  readonly detail?: ReactNode
}

export interface StepsProps {
  readonly label: string
  readonly steps: readonly Step[]
  readonly current: string
  /** Read out after a completed step, such as "done". */
  readonly doneLabel: string
  readonly className?: string
}

/** Progress in a form of several pages, as tick marks: tall for reached steps. */
export function Steps({ label, steps, current, doneLabel, className }: StepsProps): ReactNode {
  const at = steps.findIndex((step) => step.id === current)
  const full = steps.some((step) => step.detail !== undefined)
  return (
    <ol className={cn('wiz', full && 'full', className)} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={index < at ? 'done' : index === at ? 'now' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="t">{step.title}</span>
          {index < at && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
          {step.detail !== undefined && <span className="d">{step.detail}</span>}
        </li>
      ))}
    </ol>
  )
}
