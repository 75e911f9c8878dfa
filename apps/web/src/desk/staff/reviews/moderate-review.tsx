import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { ReasonStep } from '../shared/reason-step.tsx'

export interface ModerateReviewProps {
  readonly review: { readonly id: number; readonly buyerUid: number; readonly hidden: object | null }
}

/** Hides or restores a review; each needs a reason. */
export function ModerateReview({ review: { id, buyerUid, hidden } }: ModerateReviewProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const shows = hidden !== null
  return (
    <ReasonStep
      label={shows ? <Trans>Show again</Trans> : <Trans>Hide</Trans>}
      name={shows ? t`Show again: review ${id}` : t`Hide review ${id}`}
      takesBack={shows}
      inRow
      title={shows ? <Trans>Show review {id} again</Trans> : <Trans>Hide review {id}</Trans>}
      consequence={
        shows ? (
          <Trans>Anybody reads it, and it counts in the averages again. No money moves.</Trans>
        ) : (
          <Trans>
            Nobody but buyer {buyerUid}, who wrote it and reads the reason, and moderators see it, and it counts no
            more. No money moves. It can be taken back.
          </Trans>
        )
      }
      says={shows ? t`Review ${id} is shown again` : t`Review ${id} is hidden`}
      step={(client, reason) =>
        shows ? client.reviews.show.mutate({ id, reason }) : client.reviews.hide.mutate({ id, reason })
      }
      reread={() => Promise.all([q.reviews.invalidate(), q.goods.detail.invalidate()])}
    />
  )
}
