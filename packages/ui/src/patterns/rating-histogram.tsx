import { Star } from 'lucide-react'
import type { ReactNode } from 'react'

export interface HistogramRow {
  readonly rating: number
  readonly count: number
  /** `5 stars: 12 reviews` */
  readonly label: string
}

export interface RatingHistogramProps {
  /** The best first. */
  readonly rows: readonly HistogramRow[]
  readonly chosen: number | null
  /** Filters the reviews by one rating; choosing it again removes the filter. */
  readonly onChoose: (rating: number | null) => void
}

/** How the ratings are spread; each row is also the filter for its rating. */
export function RatingHistogram({ rows, chosen, onChoose }: RatingHistogramProps): ReactNode {
  const most = Math.max(1, ...rows.map((row) => row.count))
  return (
    <div className="histogram">
      {rows.map(({ rating, count, label }) => (
        <button
          key={rating}
          type="button"
          className="histogram-row"
          aria-pressed={chosen === rating}
          disabled={count === 0 && chosen !== rating}
          onClick={() => onChoose(chosen === rating ? null : rating)}
        >
          <span className="sr-only">{label}</span>
          <span className="histogram-star" aria-hidden="true">
            {rating}
            <Star className="ic" aria-hidden="true" />
          </span>
          <svg className="histogram-bar" aria-hidden="true">
            <rect className="histogram-ground" width="100%" height="8" rx="1" />
            <rect className="histogram-fill" width={`${Math.round((count / most) * 100)}%`} height="8" rx="1" />
          </svg>
          <span className="histogram-count" aria-hidden="true">
            {count}
          </span>
        </button>
      ))}
    </div>
  )
}
