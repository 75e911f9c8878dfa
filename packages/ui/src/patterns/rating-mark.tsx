import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'

export interface RatingMarkProps {
  /** `4.6` */
  readonly average: string
  /** Number of reviews, in a short form for the place. */
  readonly count?: ReactNode
  /** The whole sentence for readers who do not see the star. */
  readonly label: string
  readonly className?: string
}

/** Average rating on a card or beside a title. */
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
