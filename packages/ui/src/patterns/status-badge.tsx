import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Meaning of the colour: money is or moves here, clock stopped, complaint open, arrived, refused, over. */
export type StatusKind = 'money' | 'hold' | 'dispute' | 'positive' | 'negative' | 'neutral'

export interface StatusBadgeProps {
  readonly kind: StatusKind
  /** The status word. It names the party to act next, if any. */
  readonly children: ReactNode
  /** A plain outlined tag (payment method) without the square mark. */
  readonly outline?: boolean
  readonly className?: string
}

export function StatusBadge({ kind, children, outline = false, className }: StatusBadgeProps): ReactNode {
  return <span className={clsx('status-badge', outline ? 'is-outline' : `is-${kind}`, className)}>{children}</span>
}
