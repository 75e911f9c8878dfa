import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { rangeOf, withLines, type HeldLines } from './held-lines.ts'

/** Under the query key of conversations, so that invalidating those also refetches missing lines. */
const keyOf = (conversationId: number) => [['conversations', 'held'], { input: { conversationId } }] as const

/** The lines of a conversation: the latest first, then only missing ones, and older ones on demand. */
export function useHeldLines(conversationId: number) {
  const { client } = useApi()
  const queryClient = useQueryClient()
  const queryKey = keyOf(conversationId)
  const [reading, setReading] = useState(false)
  const held = () => queryClient.getQueryData<HeldLines>(queryKey)

  async function readMissing(before: HeldLines): Promise<HeldLines> {
    let now = before
    for (;;) {
      const found = await client.conversations.missing.query({ conversationId, ...rangeOf(now), changes: now.changes })
      // Older lines may have been loaded meanwhile.
      const lines = withLines(withLines(held()?.lines ?? [], now.lines), [...found.changed, ...found.lines])
      now = { lines, older: (lines[0]?.number ?? 1) > 1, changes: found.changes, read: found.read }
      if (!found.more) return now
    }
  }

  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<HeldLines> => {
      const before = held()
      if (before !== undefined && before.lines.length > 0) return readMissing(before)
      const { lines, older, changes, read } = await client.conversations.lines.query({ conversationId })
      return { lines, older, changes, read }
    },
  })

  async function readOlder(): Promise<void> {
    const before = held()
    const first = before?.lines[0]?.number
    if (reading || before?.older !== true || first === undefined) return
    setReading(true)
    try {
      const { lines, older } = await client.conversations.lines.query({ conversationId, before: first })
      queryClient.setQueryData<HeldLines>(queryKey, (now) =>
        now === undefined ? now : { ...now, older, lines: withLines(now.lines, lines) },
      )
    } finally {
      setReading(false)
    }
  }

  return { query, readOlder, reading }
}
