import { RatingHistogram } from '@jindu/ui/patterns/rating-histogram'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { averageText } from '../card/index.ts'

export interface ReviewSummaryProps {
  /** How many of each rating, one star first. */
  readonly ratings: readonly number[]
  /** How many more are shown that count in no average. */
  readonly uncounted: number
  readonly chosen: number | null
  readonly onChoose: (rating: number | null) => void
}

/** The average, how many it is of, and how they are spread; each row of it filters the list. */
export function ReviewSummary({ ratings, uncounted, chosen, onChoose }: ReviewSummaryProps): ReactNode {
  const { t } = useLingui()
  const count = ratings.reduce((sum, each) => sum + each, 0)
  const stars = ratings.reduce((sum, each, index) => sum + each * (index + 1), 0)
  const rows = ratings
    .map((each, index) => ({
      rating: index + 1,
      count: each,
      label: t`Only ${index + 1} of 5 stars: ${each}`,
    }))
    .toReversed()
  return (
    <div>
      {count === 0 ? null : (
        <p className="flex items-baseline gap-2">
          <span className="num text-36 leading-tight font-semibold">{averageText(count, stars)}</span>
          <span className="text-13 text-ink-3">
            <Trans>of 5</Trans>
          </span>
        </p>
      )}
      <p className="num mb-3 text-13 text-ink-3">
        <Plural value={count} one="# review by a buyer" other="# reviews by buyers" />
      </p>
      <RatingHistogram rows={rows} chosen={chosen} onChoose={onChoose} />
      {uncounted === 0 ? null : (
        <p className="mt-3 text-13 text-ink-3">
          <Plural
            value={uncounted}
            one="# more review is shown and not counted"
            other="# more reviews are shown and not counted"
          />
          {': '}
          <Trans>
            a buyer counts once, from half a dollar on, and not where buyer and seller seem to be the same people.
          </Trans>
        </p>
      )}
    </div>
  )
}
