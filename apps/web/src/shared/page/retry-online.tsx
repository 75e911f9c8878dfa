import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Reloads an unreachable page as soon as the connection is back. */
export function RetryOnline(): null {
  const router = useRouter()
  useEffect(() => {
    const retry = (): void => {
      // Also if a part failed during rendering, which the router does not know.
      if (document.querySelector('.status-page[role="alert"]') !== null) void router.invalidate()
    }
    globalThis.addEventListener('online', retry)
    return () => globalThis.removeEventListener('online', retry)
  }, [router])
  return null
}
