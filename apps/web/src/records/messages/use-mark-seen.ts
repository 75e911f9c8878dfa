import { useEffect, useMemo, type RefCallback } from 'react'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'

/** How long a message must be visible to count as read. */
const SEEN_AFTER_MS = 1000

/**
 * Marks messages as read after a second in view, in batches.
 * @returns a ref for each unread row, and a function that marks one
 */
export function useMarkSeen(): { readonly watch: RefCallback<HTMLElement>; readonly markSeen: (id: number) => void } {
  const { q } = useApi()
  const { mutate } = useVerb((client, ids: number[]) => client.messages.markSeen.mutate({ ids }), {
    quiet: true,
    changes: [q.messages.unreadCount.queryOptions().queryKey],
  })
  const seeing = useMemo(() => createSeeing((ids) => mutate(ids)), [mutate])
  useEffect(() => seeing.stop, [seeing])
  return seeing
}

function createSeeing(tell: (ids: number[]) => void) {
  const inView = new Map<number, number>()
  const told = new Set<number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = (ids: readonly number[]): void => {
    const fresh = ids.filter((id) => !told.has(id))
    for (const id of fresh) told.add(id)
    if (fresh.length > 0) tell(fresh)
  }
  const look = (): void => {
    timer = undefined
    if (document.visibilityState === 'hidden') return wait()
    const now = performance.now()
    const seen = [...inView].filter(([, since]) => now - since >= SEEN_AFTER_MS).map(([id]) => id)
    for (const id of seen) inView.delete(id)
    send(seen)
    if (inView.size > 0) wait()
  }
  const wait = (): void => {
    timer ??= setTimeout(look, SEEN_AFTER_MS)
  }
  let observer: IntersectionObserver | undefined
  const observed = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting } of entries) {
      const id = Number(target instanceof HTMLElement ? target.dataset['message'] : undefined)
      if (isIntersecting) inView.set(id, performance.now())
      else inView.delete(id)
    }
    if (inView.size > 0) wait()
  }
  return {
    watch: (row: HTMLElement | null) => {
      if (row === null) return undefined
      observer ??= new IntersectionObserver(observed, { threshold: 0.6 })
      observer.observe(row)
      return () => observer?.unobserve(row)
    },
    /** Opened: read at once. */
    markSeen: (id: number) => send([id]),
    stop: () => {
      observer?.disconnect()
      observer = undefined
      clearTimeout(timer)
      timer = undefined
      inView.clear()
    },
  }
}
