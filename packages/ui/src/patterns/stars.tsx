import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'

const FIVE = [1, 2, 3, 4, 5] as const

export interface StarsProps {
  /** 1 to 5. */
  readonly rating: number
  /** Text for screen readers: `4 of 5 stars`. */
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
