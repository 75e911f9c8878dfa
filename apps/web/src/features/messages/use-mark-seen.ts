import { useEffect } from 'react'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import type { MessageRow } from './message-line.tsx'

/** Who sees the newest message has seen them all: the bell falls silent, the marks on this page stay while it is open. */
export function useMarkSeen(newest: MessageRow | undefined): void {
  const { q } = useApi()
  const { mutate } = useVerb((client, upTo: number) => client.messages.markRead.mutate({ upTo }), {
    quiet: true,
    changes: [q.messages.unreadCount.queryOptions().queryKey],
  })
  const upTo = newest?.readAt === null ? newest.id : undefined
  useEffect(() => {
    if (upTo !== undefined) mutate(upTo)
  }, [upTo, mutate])
}
