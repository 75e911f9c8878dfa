import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Position } from './position.tsx'

export interface EmptyStateProps {
  /** Title, such as `You have not bought anything yet`. */
  readonly title: ReactNode
  /** Text about what will appear here. */
  readonly children?: ReactNode
  /** One step, and at most one way back. */
  readonly action?: ReactNode
  readonly headingLevel?: 2 | 3 | 4
  readonly className?: string
}

/** Three dashed berths, a text about what will appear, one step. Not an apology. */
export function EmptyState({ title, children, action, headingLevel = 3, className }: EmptyStateProps): ReactNode {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={clsx('empty-state', className)}>
      <Position at="none" large className="empty-state-berths" />
      <Heading className="empty-state-title">{title}</Heading>
      {children === undefined ? null : <p className="empty-state-text">{children}</p>}
      {action === undefined ? null : <div className="empty-state-action">{action}</div>}
    </div>
  )
}
