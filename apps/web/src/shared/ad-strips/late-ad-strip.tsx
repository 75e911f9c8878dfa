import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lazyPart } from '../parts/lazy-part.tsx'
import { useLater } from '../parts/use-later.ts'
import { useAsRendered } from '../trpc/as-rendered.ts'
import { useApi } from '../trpc/use-api.ts'

const AdStrip = lazyPart(async () => ({ default: (await import('./index.ts')).AdStrip }))

interface LateAdStripProps {
  /** The home page, or a category by its id. */
  readonly spot: 'home' | number
  readonly label: string
  /** Shown when no ad runs: offers the place. */
  readonly children: ReactNode
  readonly className: string
}

/** Loads ads after the main content; their space is reserved, so that nothing shifts. */
export function LateAdStrip({ className, children, ...strip }: LateAdStripProps): ReactNode {
  const { q } = useApi()
  const room = <div aria-hidden="true" className={`rounded-3 border border-dashed border-line ${className}`} />
  const isLater = useLater()
  // Server-rendered ads are shown at once.
  const ads = q.ads.strip.queryOptions({ spot: strip.spot })
  const { data } = useAsRendered(ads.queryKey, useQuery({ ...ads, enabled: false }))
  if (!isLater && data === undefined) return room
  return (
    <AdStrip fallback={room} room={room} {...strip} className={className}>
      {children}
    </AdStrip>
  )
}
