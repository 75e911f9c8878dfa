import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { AdActions } from './ad-actions.tsx'
import { AdDays } from './ad-days.tsx'
import { AdDialog } from './ad-dialog.tsx'
import { AdTerm } from './ad-term.tsx'
import { standingOf, type AdPlace } from './own-ad.ts'
import { StandingBadge } from './standing-badge.tsx'

const PLACES = ['home', 'category'] as const satisfies readonly AdPlace[]

/** The owner's view of an ad: both places with the remaining term, and impressions, clicks and cost by day. */
export function AdManagement({ id }: { readonly id: number }): ReactNode {
  const { q } = useApi()
  const [buying, setBuying] = useState<AdPlace | null>(null)
  const { data: ad, isError, error, refetch } = useQuery(q.ads.ownInfo.queryOptions({ id }))
  if (isError) return <FailureNote error={error} retry={() => void refetch()} />
  if (ad === undefined) return <Skeleton className="block h-64" />
  return (
    <div className="grid gap-6">
      <Sheet>
        <SheetHead
          title={<Trans>Ad places</Trans>}
          end={
            <Link to="/personal/myAD" className="link">
              <Trans>My ads</Trans>
            </Link>
          }
        />
        <ul>
          {PLACES.map((place) => (
            <li
              key={place}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3.5 phone:px-4"
            >
              <span>
                <b className="block">
                  {place === 'home' ? <Trans>Home page</Trans> : <Trans>Categories</Trans>}{' '}
                  <StandingBadge standing={standingOf(ad, place)} />
                </b>
                <AdTerm ad={ad} place={place} />
              </span>
              <AdActions ad={ad} place={place} onBuy={() => setBuying(place)} />
            </li>
          ))}
        </ul>
      </Sheet>
      <AdDays id={id} />
      {buying === null ? null : <AdDialog ad={ad} place={buying} onClose={() => setBuying(null)} />}
    </div>
  )
}
