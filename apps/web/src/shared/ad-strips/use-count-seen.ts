import { useEffect, useRef, useState, type RefCallback } from 'react'
import { useApi } from '../trpc/use-api.ts'

/** Visible fraction from which a strip counts as seen. */
const SEEN_FROM = 0.5

interface Shown {
  readonly spot: 'home' | number
  /** Rotation page of the strip; the same ad on another page counts again. */
  readonly page: number
  readonly ids: readonly number[]
}

/** Counts visible ads as impressions, each once per rotation page. @returns a ref for the strip */
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
    // Ignore failures: an impression that is not counted costs the owner nothing.
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
