import { Stars } from '@jindu/ui/patterns/stars'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { langOf } from '../../shared/format/lang-of.ts'
import { Moment } from '../../shared/format/moment.tsx'
import { RefundMark } from './refund-mark.tsx'
import type { OrderReview } from './review-reads.ts'

export interface ReviewTextProps {
  readonly review: OrderReview
  /** The author, if the reader does not know. */
  readonly by?: ReactNode
  /** The reviewed goods. */
  readonly about?: ReactNode
}

/** A review: stars, author, date and text. */
export function ReviewText({ review, by, about }: ReviewTextProps): ReactNode {
  const { t } = useLingui()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
        <Stars rating={review.rating} label={t`${review.rating} of 5 stars`} />
        {by === undefined ? null : <span className="num font-medium text-ink-2">{by}</span>}
        <span>
          <Moment at={review.writtenAt} as="day" />
        </span>
        {review.editedAt === null ? null : (
          <span>
            <Trans>
              edited <Moment at={review.editedAt} as="day" />
            </Trans>
          </span>
        )}
        <RefundMark mark={review.mark} />
      </div>
      {review.text === '' ? null : (
        <p lang={langOf(review.text)} className="mt-1.5 max-w-prose whitespace-pre-line wrap-anywhere text-pretty">
          {review.text}
        </p>
      )}
      {about === undefined ? null : <div className="mt-1.5 text-13 text-ink-3">{about}</div>}
    </>
  )
}

interface ReplyTextProps {
  readonly reply: NonNullable<OrderReview['reply']>
  /** Written by the reader. */
  readonly own: boolean
}

/** The seller's reply below a review. */
export function ReplyText({ reply, own }: ReplyTextProps): ReactNode {
  return (
    <div className="mt-3 border-l-2 border-line-2 pl-3">
      <div className="flex flex-wrap gap-x-3 text-13 text-ink-3">
        <span className="font-medium text-ink-2">
          {own ? <Trans>You replied</Trans> : <Trans>The seller replied</Trans>}
        </span>
        <Moment at={reply.at} as="day" />
        {reply.editedAt === null ? null : (
          <span>
            <Trans>
              edited <Moment at={reply.editedAt} as="day" />
            </Trans>
          </span>
        )}
      </div>
      <p lang={langOf(reply.text)} className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere text-pretty">
        {reply.text}
      </p>
    </div>
  )
}
