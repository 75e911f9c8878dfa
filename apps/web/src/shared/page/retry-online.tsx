import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Milliseconds after which a page that could not be loaded is tried again; the first connection often breaks at once. */
const PAUSES = [0, 2_000, 6_000, 14_000]

/** Reloads an unreachable page as soon as the connection is back, and some times more while it still fails. */
export function RetryOnline(): null {
  const router = useRouter()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>[] = []
    const stop = (): void => {
      for (const timer of waiting) clearTimeout(timer)
    }
    const retry = (): void => {
      // Also if a part failed during rendering, which the router does not know.
      if (document.querySelector('.status-page[role="alert"]') !== null) void router.invalidate()
    }
    const back = (): void => {
      stop()
      waiting = PAUSES.map((pause) => setTimeout(retry, pause))
    }
    globalThis.addEventListener('online', back)
    return () => {
      stop()
      globalThis.removeEventListener('online', back)
    }
  }, [router])
  return null
}
