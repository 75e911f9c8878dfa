import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export interface SeparatorProps {
  readonly upright?: boolean
  readonly className?: string
}

/** A decorative hairline between items that are distinguishable without it. */
export function Separator({ upright = false, className }: SeparatorProps): ReactNode {
  return <div className={cn('hairline', upright && 'upright', className)} aria-hidden="true" />
}
