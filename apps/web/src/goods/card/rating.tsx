import { RatingMark } from '@jindu/ui/patterns/rating-mark'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { averageText } from './average-text.ts'

export interface RatingProps {
  readonly of: { readonly count: number; readonly sum: number }
  /** Shows the number of reviews, for lists with space for it. */
  readonly counted?: boolean
  readonly className?: string
}

/** Average rating of goods or a seller; renders nothing without reviews. */
export function Rating({ of: { count, sum }, counted = false, ...look }: RatingProps): ReactNode {
  const { t } = useLingui()
  const average = averageText(count, sum)
  if (average === null) return null
  const label = count === 1 ? t`${average} of 5 stars, 1 review` : t`${average} of 5 stars, ${count} reviews`
  return <RatingMark average={average} label={label} {...(counted ? { count: `(${count})` } : {})} {...look} />
}
