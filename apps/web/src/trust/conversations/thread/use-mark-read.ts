import { useEffect } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'

/** Marks lines as read when the last one is visible in a visible tab. */
export function useMarkRead(conversationId: number, read: number, last: number): void {
  const { q } = useApi()
  const { mutate } = useVerb((client, upTo: number) => client.conversations.markRead.mutate({ conversationId, upTo }), {
    quiet: true,
    changes: [q.conversations.unread.queryOptions().queryKey, [['conversations', 'list']]],
  })
  useEffect(() => {
    if (last <= read) return undefined
    const mark = () => {
      if (document.visibilityState === 'visible') mutate(last)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [last, read, mutate])
}
