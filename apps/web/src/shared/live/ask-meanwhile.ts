/** A connection that broke is back by its second try; one that is not by then may be blocked on the way. */
const PATIENCE_MS = 6000
const ASK_EVERY_MS = 8000
const LOOK_EVERY_MS = 1000

export interface Meanwhile {
  /** The server is heard. */
  readonly heard: () => void
  /** It is not, from now on. */
  readonly lost: () => void
  readonly stop: () => void
}

export interface MeanwhileParts {
  /** Milliseconds. */
  readonly now: () => number
  /** Whether somebody looks at a page that would be told, and could ask. */
  readonly isWatched: () => boolean
  /** Reads again what the page shows. Must not throw. */
  readonly ask: () => Promise<unknown>
  readonly say: (slow: boolean) => void
}

/**
 * While the live connection does not stand (a proxy may block it), the page asks by HTTP every 8 s, one question at a time, and says
 * that updates are slow. Nobody is heard of at the beginning.
 */
export function askMeanwhile({ now, isWatched, ask, say }: MeanwhileParts): Meanwhile {
  let lostAt: number | null = now()
  let askedAt = Number.NEGATIVE_INFINITY
  let asking = false

  async function once(): Promise<void> {
    asking = true
    askedAt = now()
    await ask()
    asking = false
  }
  function look(): void {
    if (lostAt === null) return
    // A tab that slept gives the connection its time anew.
    if (!isWatched()) lostAt = now()
    if (now() - lostAt < PATIENCE_MS) return
    say(true)
    if (!asking && now() - askedAt >= ASK_EVERY_MS) void once()
  }
  const looking = setInterval(look, LOOK_EVERY_MS)
  return {
    heard() {
      lostAt = null
      say(false)
    },
    lost() {
      lostAt ??= now()
    },
    stop() {
      clearInterval(looking)
      say(false)
    },
  }
}
