import { Star } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { clsx } from 'clsx'
import { useFieldGroup } from '../primitives/field-context.ts'

const FIVE = [1, 2, 3, 4, 5] as const

export interface StarsProps {
  /** 1 to 5. */
  readonly rating: number
  /** What the stars say: `4 of 5 stars`. */
  readonly label: string
}

/** The rating of one review. */
export function Stars({ rating, label }: StarsProps): ReactNode {
  return (
    <span className="stars">
      <span className="sr-only">{label}</span>
      {FIVE.map((star) => (
        <Star key={star} className={clsx('ic', star > rating && 'is-off')} aria-hidden="true" />
      ))}
    </span>
  )
}

export interface RatingMarkProps {
  /** `4.6` */
  readonly average: string
  /** How many reviews, as short as the place asks. */
  readonly count?: ReactNode
  /** The whole sentence for readers who do not see the star. */
  readonly label: string
  readonly className?: string
}

/** An average on a card or beside a title. */
export function RatingMark({ average, count, label, className }: RatingMarkProps): ReactNode {
  return (
    <span className={clsx('rating-mark', className)}>
      <span className="sr-only">{label}</span>
      <Star className="ic" aria-hidden="true" />
      <span aria-hidden="true">{average}</span>
      {count === undefined ? null : (
        <span className="text-ink-3" aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  )
}

export interface RatingInputProps {
  readonly value: number | null
  readonly onValueChange: (value: number) => void
  /** What each star means, the least first: `1 star: useless`. */
  readonly names: readonly [string, string, string, string, string]
  /** In words beside the stars, once one is chosen. */
  readonly word?: ReactNode
}

/** One to five stars; arrow keys move the choice. The name comes from a Field of kind `group`. */
export function RatingInput({ value, onValueChange, names, word }: RatingInputProps): ReactNode {
  const name = useId()
  const { labelledBy, describedBy, invalid } = useFieldGroup()
  return (
    <div
      className="rate"
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
    >
      <span className="rate-stars">
        {FIVE.map((star, index) => (
          <label key={star}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              aria-label={names[index]}
              onChange={() => onValueChange(star)}
            />
            <Star className="ic" aria-hidden="true" />
          </label>
        ))}
      </span>
      {word === undefined ? null : <span className="rate-word">{word}</span>}
    </div>
  )
}

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
  /** Chooses the reviews of one rating; the chosen one again takes the choice back. */
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
