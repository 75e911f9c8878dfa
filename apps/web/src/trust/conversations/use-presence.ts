import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../shared/trpc/use-api.ts'

const AGAIN_MS = 60_000

/**
 * Last-seen times of other sides, refetched while a page is open.
 * @returns for a conversation the later of known and fetched time
 */
export function usePresence(conversationIds: readonly number[]): (conversationId: number, known: number) => number {
  const { q } = useApi()
  const { data } = useQuery({
    ...q.conversations.presence.queryOptions({ conversationIds: [...conversationIds] }),
    enabled: conversationIds.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  })
  const seenAt = new Map(data?.data.map((row) => [row.conversationId, row.lastOnlineAt]))
  return (conversationId, known) => Math.max(known, seenAt.get(conversationId) ?? 0)
}
