import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiInputs } from '../../shared/trpc/types.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'

type About = NonNullable<NonNullable<ApiInputs['messages']['markRead']>['about']>

/**
 * Messages about a thing are read once its page, which tells the same steps, is looked at.
 * @param shownAt when the page last read the thing, 0 for not yet: changes with every step
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
    // What came while the tab was hidden is seen when the reader comes back.
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [kind, id, shownAt, unread, mutate])
}
