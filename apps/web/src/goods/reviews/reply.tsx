import { Button } from '@jindu/ui/primitives/button'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '../../shared/parts/lazy-part.tsx'
import { ReplyText } from './review-text.tsx'
import type { OrderReview } from './review-reads.ts'

const ReplyForm = lazyPart(() => import('./reply-form.tsx'))

/** The seller's reply, and for the seller the way to write or change it in place. */
export function Reply({ review }: { readonly review: OrderReview }): ReactNode {
  const [open, setOpen] = useState(false)
  if (open) {
    return (
      <ReplyForm
        fallback={<Skeleton className="mt-3 block h-28 max-w-prose" />}
        review={review}
        onDone={() => setOpen(false)}
      />
    )
  }
  return (
    <>
      {review.reply === null ? null : <ReplyText reply={review.reply} own={review.mayReply} />}
      {review.mayReply ? (
        <Button
          variant={review.reply === null ? 'line' : 'quiet'}
          size="s"
          className={review.reply === null ? 'mt-2.5' : 'mt-2.5 -ml-2.5'}
          onClick={() => setOpen(true)}
        >
          {review.reply === null ? <Trans>Reply</Trans> : <Trans>Change the reply</Trans>}
        </Button>
      ) : null}
    </>
  )
}
