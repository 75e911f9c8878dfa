/** By then a broken connection has been retried twice; if it is still down, a proxy may block it. */
const PATIENCE_MS = 6000
const ASK_EVERY_MS = 8000
const LOOK_EVERY_MS = 1000

export interface Meanwhile {
  /** Call when the server sent something over the live connection. */
  readonly heard: () => void
  /** Call when the live connection is lost. */
  readonly lost: () => void
  readonly stop: () => void
}

export interface MeanwhileParts {
  /** Milliseconds. */
  readonly now: () => number
  /** Whether the page is visible, online, and uses live updates. */
  readonly isWatched: () => boolean
  /** Refetches the page's data. Must not throw. */
  readonly ask: () => Promise<unknown>
  readonly say: (slow: boolean) => void
}

/**
 * Without a live connection (a proxy may block it), the page polls by HTTP every 8 s, one request at a time. It then
 * says that updates are slow. It starts as disconnected.
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
    // After a tab slept, give the connection time again.
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
