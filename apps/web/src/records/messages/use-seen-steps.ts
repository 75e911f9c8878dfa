import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiInputs } from '../../shared/trpc/types.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'

type About = NonNullable<NonNullable<ApiInputs['messages']['markRead']>['about']>

/**
 * Marks messages about a subject as read when its page, which shows the same steps, is visible.
 * @param shownAt when the page last loaded the subject, 0 for not yet: changes with every step
 */
export function useSeenSteps({ kind, id }: About, shownAt: number): void {
  const { q } = useApi()
  const { data } = useQuery({ ...q.messages.unreadCount.queryOptions(), staleTime: 30_000 })
  const unread = data?.unread ?? 0
  const { mutate } = useVerb((client, about: About) => client.messages.markRead.mutate({ about }), {
    quiet: true,
    changes: [q.messages.unreadCount.queryOptions().queryKey],
  })
  useEffect(() => {
    if (shownAt === 0 || unread === 0) return undefined
    const see = (): void => {
      if (document.visibilityState === 'visible') mutate({ kind, id })
    }
    see()
    // Messages that arrived while the tab was hidden count as seen when the reader returns.
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [kind, id, shownAt, unread, mutate])
}
