import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** What a colour means: money lies or moves here, a clock is stopped, a complaint stands, arrived, refused, over. */
export type StatusKind = 'money' | 'hold' | 'dispute' | 'positive' | 'negative' | 'neutral'

export interface StatusBadgeProps {
  readonly kind: StatusKind
  /** The word. It says whose turn it is when it is somebody's. */
  readonly children: ReactNode
  /** A plain outlined tag (payment method) without the square mark. */
  readonly outline?: boolean
  readonly className?: string
}

export function StatusBadge({ kind, children, outline = false, className }: StatusBadgeProps): ReactNode {
  return <span className={clsx('status-badge', outline ? 'is-outline' : `is-${kind}`, className)}>{children}</span>
}
