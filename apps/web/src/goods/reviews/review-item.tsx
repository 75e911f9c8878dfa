import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { lazyPart } from '../../shared/parts/lazy-part.tsx'
import { useSession } from '../../shared/session/session.ts'
import { ReportButton } from '../../trust/moderation/index.ts'
import { Reply } from './reply.tsx'
import { ReviewText } from './review-text.tsx'
import type { PublicReview } from './review-reads.ts'

// For few readers, with dialogs and forms.
const Moderation = lazyPart(async () => ({ default: (await import('./moderation.tsx')).Moderation }))

export interface ReviewItemProps {
  readonly review: PublicReview
  /** Names the goods, on a seller's page. */
  readonly named: boolean
}

/** One review among others. */
export function ReviewItem({ review, named }: ReviewItemProps): ReactNode {
  const { goods } = review
  const session = useSession()
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <ReviewText
        review={review}
        by={review.own ? <Trans>You</Trans> : <Trans>Buyer {review.buyer}</Trans>}
        about={
          named ? (
            <Link to="/goodsDetails" search={{ id: goods.id }} className="reach underline-offset-[3px] hover:underline">
              <UserText>{goods.title}</UserText>
            </Link>
          ) : undefined
        }
      />
      <Reply review={review} />
      {session !== null && !review.own && !review.mayModerate ? (
        <p className="mt-2">
          <ReportButton kind="review" id={review.id} />
        </p>
      ) : null}
      {review.mayModerate ? <Moderation review={review} /> : null}
    </li>
  )
}
