import type { ReactNode } from 'react'
import { lazyPart } from '../../shared/parts/lazy-part.tsx'
import { useLater } from '../../shared/parts/use-later.ts'

const AdStrip = lazyPart(async () => ({ default: (await import('../ad-strips/index.ts')).AdStrip }))

interface LateAdStripProps {
  /** The home page, or a category by its id. */
  readonly spot: 'home' | number
  readonly label: string
  /** Offers the place where nothing runs. */
  readonly children: ReactNode
  readonly className: string
}

/** Ads come after what the page is for; their room is kept, so that nothing moves. */
export function LateAdStrip({ className, children, ...strip }: LateAdStripProps): ReactNode {
  const room = <div aria-hidden="true" className={`rounded-3 border border-dashed border-line ${className}`} />
  if (!useLater()) return room
  return (
    <AdStrip fallback={room} {...strip} className={className}>
      {children}
    </AdStrip>
  )
}
