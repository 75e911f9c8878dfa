import type { AnyRouter } from '@tanstack/react-router'
import { answerFailure } from '../errors/report-failure.ts'
import type { RouterContext } from '../router-context.ts'
import { rereadChangedSession, rereadSession } from '../session/change-session.ts'
import { askMeanwhile } from './ask-meanwhile.ts'
import { createConnection } from './connection.ts'
import { createPageReader } from './page-reader.ts'
import { slowLine } from './slow-line.ts'
import type { Source } from './source.ts'
import { pageReads } from './stale-reads.ts'
import { createHub, type Hub } from './tabs/hub.ts'
import { openTabBus } from './tabs/messages.ts'

interface Joined {
  readonly hub: Hub
  readonly stop: () => void
  follows: number
}

/** By session, because one user's streams must not reach the next user. */
const hubs = new Map<string, Joined>()

/** Tabs with another version of these messages do not share a connection. */
const VERSION = 1

const isVisible = (): boolean => document.visibilityState === 'visible'
const now = (): number => performance.now()

function join(router: AnyRouter, name: string): Joined {
  const { q, queryClient }: RouterContext = router.options.context
  // A failed refetch is repeated with the next event, and with the next page.
  const rereadAccount = () => rereadSession(router).catch(() => undefined)
  const reader = createPageReader(pageReads(q, queryClient, rereadAccount))
  const meanwhile = askMeanwhile({
    now,
    isWatched: () => isVisible() && navigator.onLine && hub.follows(),
    ask: () => Promise.allSettled([queryClient.invalidateQueries(), rereadChangedSession(router)]),
    say: (isSlow) => slowLine.set(isSlow),
  })
  const hub: Hub = createHub({
    name,
    tab: Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join(''),
    connect: createConnection,
    openBus: openTabBus,
    locks: 'locks' in navigator ? navigator.locks : null,
    isVisible,
    now,
    hearing: meanwhile,
    onEvent: (event) => reader.take(event),
    onEnd: (failure, source) => {
      if (source === 'account') void answerFailure(router, failure, 'refresh')
      // Its subject is gone or closed: the page finds out by refetching.
      else reader.everything()
    },
  })
  const joined = { hub, stop: () => meanwhile.stop(), follows: 0 }
  hubs.set(name, joined)
  return joined
}

/**
 * Follows a source for as long as a component needs it.
 * @param uid of the session, undefined for a visitor
 * @param place place at which the page was rendered: events since then are replayed
 * @returns a function that unfollows
 */
export function followLive(router: AnyRouter, uid: number | undefined, source: Source, place: number): () => void {
  const name = `jindu live ${VERSION} ${uid ?? 'visitor'}`
  const joined = hubs.get(name) ?? join(router, name)
  joined.follows += 1
  const end = joined.hub.follow(source, place)
  return () => {
    end()
    joined.follows -= 1
    if (joined.follows > 0) return
    hubs.delete(name)
    joined.hub.leave()
    joined.stop()
  }
}
