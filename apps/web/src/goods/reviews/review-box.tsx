import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { Reply } from './reply.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewText } from './review-text.tsx'
import type { OrderReview } from './review-reads.ts'

export interface ReviewBoxProps {
  readonly orderId: number
  readonly role: 'buyer' | 'seller'
}

/** The review of an ended order: its buyer writes and edits it here, its seller replies. */
export function ReviewBox({ orderId, role }: ReviewBoxProps): ReactNode {
  const { q } = useApi()
  const { data, error, refetch } = useQuery(q.reviews.ofOrder.queryOptions({ orderId }))
  if (data === undefined) return <FailureNote error={error} retry={() => void refetch()} />
  const { review, mayWrite } = data
  if (review === null && !mayWrite) return null
  return (
    <Sheet id="review">
      <SheetHead title={role === 'buyer' ? <Trans>Your review</Trans> : <Trans>The buyer’s review</Trans>} />
      <SheetBody>
        {review === null ? (
          <ReviewForm orderId={orderId} review={null} />
        ) : (
          <Written orderId={orderId} review={review} />
        )}
      </SheetBody>
    </Sheet>
  )
}

function Written({ orderId, review }: { readonly orderId: number; readonly review: OrderReview }): ReactNode {
  const [editing, setEditing] = useState(false)
  if (editing) return <ReviewForm orderId={orderId} review={review} onDone={() => setEditing(false)} />
  return (
    <>
      <ReviewText review={review} />
      {review.hidden === null ? null : (
        <Note tone="dispute" className="mt-3" title={<Trans>A moderator hid this review; only you read it</Trans>}>
          {review.hidden.reason}
        </Note>
      )}
      <Reply review={review} />
      {review.editableUntil === null ? null : (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button variant="line" size="s" onClick={() => setEditing(true)}>
            <Trans>Edit the review</Trans>
          </Button>
          <span className="text-13 text-ink-3">
            <Trans>
              until <Moment at={review.editableUntil} />
            </Trans>
          </span>
        </div>
      )}
    </>
  )
}
