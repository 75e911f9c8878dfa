import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface BrandMarkProps {
  /** The site's name in the language of the page. */
  readonly name: string
  readonly className?: string
}

/** Berth, full berth, berth, and the name. Wrap it in a link home. */
export function BrandMark({ name, className }: BrandMarkProps): ReactNode {
  return (
    <span className={clsx('brand-mark', className)}>
      <svg viewBox="0 0 30 16" aria-hidden="true">
        <rect className="brand-berth" x="1" y="3" width="6" height="10" rx="1" />
        <rect className="brand-slip" x="10" y="1" width="10" height="14" rx="1" />
        <rect className="brand-berth" x="23" y="3" width="6" height="10" rx="1" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
