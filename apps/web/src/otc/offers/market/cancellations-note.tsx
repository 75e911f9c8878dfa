import { Note } from '@jindu/ui/primitives/note'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useNow } from '../../../shared/time/use-now.ts'

/** Remaining cancellations of the reader as a buyer; undefined while unknown, and for sellers. */
export function useCancellations(buying: boolean) {
  const { q } = useApi()
  return useQuery({ ...q.otcOrders.cancellations.queryOptions({}), enabled: buying }).data
}

interface CancellationsNoteProps {
  readonly left: number
  readonly secondsLeft: number | null
}

/** Shown before taking: the buyer's remaining cancellations, and what happens to orders that they cannot cancel. */
export function CancellationsNote({ left, secondsLeft }: CancellationsNoteProps): ReactNode {
  const now = useNow(60)
  if (secondsLeft !== null) {
    return (
      <Note tone="hold" role="alert" title={<Trans>You have used up your cancellations</Trans>}>
        <Trans>
          You can take no order before <Moment at={now + secondsLeft} />. Orders that run go on: one that you do not pay
          ends when the seller demands it, or by itself, and does not count against you.
        </Trans>
      </Note>
    )
  }
  return (
    <p className="text-13 text-ink-2">
      <Plural
        value={left}
        one="You may cancel one more order within 24 hours. After it you can take none for a while; one that you cannot cancel and do not pay ends without counting against you."
        other="You may cancel # orders within 24 hours. After the last you can take none for a while; one that you cannot cancel and do not pay ends without counting against you."
      />
    </p>
  )
}
