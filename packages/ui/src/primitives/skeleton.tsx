import { type ReactNode, useEffect, useState } from 'react'
import { cn } from './cn.ts'

/** One placeholder bar; its size comes from the class names. */
export function Skeleton({ className }: { readonly className?: string }): ReactNode {
  return <span className={cn('sk', className)} aria-hidden="true" />
}

const SLOW_AFTER_MS = 4000

export interface LoadingProps {
  /** Read out at once. */
  readonly label: string
  /** Shown after four seconds: what is still loading. */
  readonly slowText: ReactNode
  readonly className?: string
  /** Skeletons in the shape of the final layout. */
  readonly children: ReactNode
}

export function Loading({ label, slowText, className, children }: LoadingProps): ReactNode {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-live="polite" className={className}>
      <span className="sr-only">{label}</span>
      {children}
      {slow && <p className="mt-3 text-13 text-ink-2">{slowText}</p>}
    </div>
  )
}
