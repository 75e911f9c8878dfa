import { deferred } from '../../deferred.ts'

/** The part of the browser's Web Locks that is used. */
export interface Locks {
  request(name: string, options: LockOptions, held: () => unknown): Promise<unknown>
}

export interface Election {
  /** Takes the lead from an unresponsive tab. */
  seize(): void
  leave(): void
}

/**
 * One tab leads at a time: the one that holds a lock, which the browser passes on when a tab is gone.
 *
 * @param lead called when this tab becomes leader; its result is called when it no longer is
 */
export function standForElection(locks: Locks, name: string, lead: () => () => void): Election {
  const left = new AbortController()
  const resigned = deferred()

  async function hold(options: LockOptions): Promise<void> {
    const ends: (() => void)[] = []
    await locks
      .request(name, options, () => {
        if (!left.signal.aborted) ends.push(lead())
        return resigned.promise
      })
      // Another tab took the lead, or this one left while it waited.
      .catch(() => undefined)
    for (const end of ends) end()
  }
  async function wait(): Promise<void> {
    while (!left.signal.aborted) await hold({ signal: left.signal })
  }
  void wait()

  return {
    seize: () => void hold({ steal: true }),
    leave() {
      left.abort()
      resigned.resolve()
    },
  }
}

/** Holds a lock for the tab's lifetime. @returns a promise that resolves when it is held, or never will be */
export function holdWhileAlive(locks: Locks, name: string, until: AbortSignal): Promise<void> {
  const held = deferred()
  const over = deferred()
  until.addEventListener('abort', () => over.resolve())
  locks
    .request(name, { signal: until }, () => {
      held.resolve()
      return over.promise
    })
    .catch(() => held.resolve())
  return held.promise
}

/** Calls back once a lock is free. */
export function whenFree(locks: Locks, name: string, until: AbortSignal, then: () => void): void {
  locks.request(name, { signal: until }, then).catch(() => undefined)
}
