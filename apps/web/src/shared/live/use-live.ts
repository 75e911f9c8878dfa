import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { onFirstInteraction } from '../first-interaction.ts'
import { logInAgain } from '../session/log-in-again.ts'
import { useSession, useSite } from '../session/session.ts'
import type { Source } from './source.ts'

/** Visitors get live updates, too, but only after the page has loaded. */
const VISITOR_WAITS_MS = 10_000

/** Runs at a visitor's first interaction, or after a delay. @returns a function that cancels it */
function whenVisitorStays(run: () => void): () => void {
  const stop = onFirstInteraction(() => {
    clearTimeout(later)
    run()
  })
  const later = setTimeout(() => {
    stop()
    run()
  }, VISITOR_WAITS_MS)
  return () => {
    stop()
    clearTimeout(later)
  }
}

/** While mounted: follows the account or a subject (`channelName('goods', id)`), and refetches what changed. */
export function useLive(source: Source): void {
  const router = useRouter()
  const uid = useSession()?.uid
  const { place } = useSite()
  const renewed = useSyncExternalStore(logInAgain.watch, logInAgain.times, logInAgain.timesOnServer)
  useEffect(() => {
    let ended = false
    let end: (() => void) | null = null
    const follow = async (): Promise<void> => {
      const { followLive } = await import('./follow-live.ts')
      if (!ended) end = followLive(router, uid, source, place)
    }
    const begin = (): void => void follow().catch(() => undefined)
    const prevent = uid === undefined ? whenVisitorStays(begin) : begin()
    return () => {
      ended = true
      prevent?.()
      end?.()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- where the page was made is asked for once
  }, [source, uid, router, renewed])
}
