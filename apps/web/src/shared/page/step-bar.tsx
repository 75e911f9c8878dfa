import { SheetBody } from '@jindu/ui/primitives/sheet'
import type { ReactNode } from 'react'

interface StepBarProps {
  /** The money that the step is about. */
  readonly about: ReactNode
  /** The button, or the link. */
  readonly children: ReactNode
}

/** On phones: the one step that is expected of the reader, at the foot of the screen in the place of the tabs. */
export function StepBar({ about, children }: StepBarProps): ReactNode {
  return (
    <div className="step-bar fixed inset-x-0 bottom-0 z-20 hidden items-center gap-3 border-t border-line bg-sheet px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] phone:flex">
      <div className="min-w-0 flex-1">{about}</div>
      {children}
    </div>
  )
}

interface StepFootProps {
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The end of a long form with its button. On phones it sticks to the foot of the screen, in the place of the tabs, as
 * long as the form is longer than the screen.
 */
export function StepFoot({ className = '', children }: StepFootProps): ReactNode {
  return <SheetBody className={`step-bar step-foot ${className}`}>{children}</SheetBody>
}
