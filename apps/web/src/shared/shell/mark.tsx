import type { ReactNode } from 'react'

/** Berth, full berth, berth. */
export function Mark(): ReactNode {
  return (
    <svg viewBox="0 0 30 16" aria-hidden="true">
      <rect x="1" y="3" width="6" height="10" rx="1" fill="none" stroke="currentColor" strokeWidth="2" />
      <rect x="10" y="1" width="10" height="14" rx="1" fill="var(--money)" />
      <rect x="23" y="3" width="6" height="10" rx="1" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
