import { groupThousands } from '@jindu/domain/money'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import type { AdPlace, OwnAd } from './own-ad.ts'

const WEEK = 604_800

/** Remaining term: weeks with an end date, or clicks left of those bought. */
export function AdTerm({ ad, place }: { readonly ad: OwnAd; readonly place: AdPlace }): ReactNode {
  return place === 'home' ? <HomeTerm ad={ad} /> : <CategoryTerm ad={ad} />
}

function HomeTerm({ ad: { home, begun } }: { readonly ad: OwnAd }): ReactNode {
  const now = useNow(60)
  if (home === null) return <span className="text-ink-3">–</span>
  const weeks = Math.ceil((home.stopAt - home.startAt) / WEEK)
  if (!begun) {
    return (
      <span className="text-13 text-ink-2">
        <Plural value={weeks} one="# week, begins when approved" other="# weeks, begin when approved" />
      </span>
    )
  }
  return (
    <span className="text-13">
      {home.stopAt > now ? (
        <Trans>
          runs until <Moment at={home.stopAt} as="day" />
        </Trans>
      ) : (
        <Trans>
          ended <Moment at={home.stopAt} as="day" />
        </Trans>
      )}
      <span className="block text-ink-3">
        <Plural value={weeks} one="# week in all" other="# weeks in all" />
      </span>
    </span>
  )
}

function CategoryTerm({ ad: { category } }: { readonly ad: OwnAd }): ReactNode {
  if (category === null) return <span className="text-ink-3">–</span>
  const left = groupThousands(String(category.remaining))
  const all = groupThousands(String(category.bought))
  return (
    <span className="text-13">
      <span className="num">
        <Trans>
          {left} of {all} clicks left
        </Trans>
      </span>
      <span className="block text-ink-3">{category.categories.map(({ title }) => title).join(', ')}</span>
    </span>
  )
}
