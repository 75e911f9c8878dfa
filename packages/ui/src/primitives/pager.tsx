import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export interface PagerProps {
  readonly label: string
  /** Which part of the whole is in view. */
  readonly summary: ReactNode
  readonly className?: string
  /** Small buttons or links: quiet back, line forward. */
  readonly children: ReactNode
}

/** The foot of a list; under a sheet's body it gets a hairline. */
export function Pager({ label, summary, className, children }: PagerProps): ReactNode {
  return (
    <nav aria-label={label} className={cn('pager', className)}>
      <span className="num">{summary}</span>
      <span className="steps">{children}</span>
    </nav>
  )
}
