import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export interface PagerProps {
  readonly label: string
  /** Summary of the visible range, such as "1 to 20 of 81". */
  readonly summary: ReactNode
  readonly className?: string
  /** Small buttons or links: quiet back, line forward. */
  readonly children: ReactNode
}

/** Footer of a list with page buttons; under a sheet's body it gets a hairline. */
export function Pager({ label, summary, className, children }: PagerProps): ReactNode {
  return (
    <nav aria-label={label} className={cn('pager', className)}>
      <span className="num">{summary}</span>
      <span className="steps">{children}</span>
    </nav>
  )
}
