import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A page that could not be reached is asked for again as soon as the connection is back. */
export function RetryOnline(): null {
  const router = useRouter()
  useEffect(() => {
    const retry = (): void => {
      // Also where a part failed while it was drawn, of which the router knows nothing.
      if (document.querySelector('.status-page[role="alert"]') !== null) void router.invalidate()
    }
    globalThis.addEventListener('online', retry)
    return () => globalThis.removeEventListener('online', retry)
  }, [router])
  return null
}
