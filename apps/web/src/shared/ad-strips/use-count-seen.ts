import { useEffect, useRef, useState, type RefCallback } from 'react'
import { useApi } from '../trpc/use-api.ts'

/** How much of a strip has to be on the screen to be seen. */
const SEEN_FROM = 0.5

interface Shown {
  readonly spot: 'home' | number
  /** Which turn of the strip; the same ad in another turn is seen again. */
  readonly page: number
  readonly ids: readonly number[]
}

/** Counts the ads that are on the screen, each once a turn; not what stands below it. @returns a ref for the strip */
export function useCountSeen({ spot, page, ids }: Shown): RefCallback<HTMLElement> {
  const { client } = useApi()
  const [onScreen, setOnScreen] = useState(false)
  const counted = useRef<{ readonly page: number; readonly ids: ReadonlySet<number> }>({ page, ids: new Set() })
  const shown = ids.join(',')
  useEffect(() => {
    if (!onScreen || shown === '') return
    const before = counted.current.page === page ? counted.current.ids : new Set<number>()
    const fresh = shown
      .split(',')
      .map(Number)
      .filter((id) => !before.has(id))
    counted.current = { page, ids: new Set([...before, ...fresh]) }
    if (fresh.length === 0) return
    // What nobody could count costs its owner nothing.
    client.ads.seen.mutate({ spot, ids: fresh }).catch(() => undefined)
  }, [client, spot, page, shown, onScreen])
  const [watch] = useState(() => (strip: HTMLElement | null) => {
    if (strip === null) return undefined
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting === true), {
      threshold: SEEN_FROM,
    })
    observer.observe(strip)
    return () => observer.disconnect()
  })
  return watch
}
