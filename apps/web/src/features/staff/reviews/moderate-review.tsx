import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'

export interface ModerateReviewProps {
  readonly review: { readonly id: number; readonly buyerUid: number; readonly hidden: object | null }
}

/** Takes a review out of sight, or brings it back; each asks for the reason. */
export function ModerateReview({ review: { id, buyerUid, hidden } }: ModerateReviewProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [open, setOpen] = useState(false)
  const shows = hidden !== null
  const verb = useVerb(
    (client, reason: string) =>
      shows ? client.reviews.show.mutate({ id, reason }) : client.reviews.hide.mutate({ id, reason }),
    {
      says: shows ? t`Review ${id} is shown again` : t`Review ${id} is hidden`,
      quiet: true,
      changes: [],
      done: async () => {
        setOpen(false)
        await Promise.all([q.reviews.invalidate(), q.goods.detail.invalidate()])
      },
    },
  )
  return (
    <>
      <Button
        size="s"
        variant={shows ? 'line' : 'quiet'}
        aria-label={shows ? t`Show again: review ${id}` : t`Hide review ${id}`}
        onClick={() => {
          verb.reset()
          setOpen(true)
        }}
      >
        {shows ? <Trans>Show again</Trans> : <Trans>Hide</Trans>}
      </Button>
      {open ? (
        <ReasonDialog
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
          confirmLabel={shows ? <Trans>Show again</Trans> : <Trans>Hide</Trans>}
          variant={shows ? 'ink' : 'danger'}
          pending={verb.isPending}
          error={verb.error}
          onClose={() => setOpen(false)}
          onConfirm={(reason) => verb.mutate(reason)}
        />
      ) : null}
    </>
  )
}
