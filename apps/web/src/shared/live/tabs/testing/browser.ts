import type { Locks } from '../election.ts'
import type { TabBus, TabMessage } from '../messages.ts'

interface Request {
  readonly tab: string
  readonly held: () => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: Error) => void
}

interface Lock {
  holder: Request | null
  readonly queue: Request[]
}

/** Shared state of the tabs of one browser: Web Locks and a BroadcastChannel. Tabs can be frozen, or vanish. */
export function createBrowser() {
  const locks = new Map<string, Lock>()
  const listeners = new Map<string, (message: TabMessage) => void>()
  /** Pending work of a frozen tab, done when it wakes. */
  const frozen = new Map<string, (() => void)[]>()

  function whenAwake(tab: string, run: () => void): void {
    const later = frozen.get(tab)
    if (later === undefined) run()
    else later.push(run)
  }
  const lockOf = (name: string): Lock => {
    const lock = locks.get(name) ?? { holder: null, queue: [] }
    locks.set(name, lock)
    return lock
  }
  function release(lock: Lock, holder: Request): void {
    if (lock.holder !== holder) return
    lock.holder = null
    grant(lock)
  }
  function grant(lock: Lock): void {
    const next = lock.holder === null ? lock.queue.shift() : undefined
    if (next === undefined) return
    lock.holder = next
    whenAwake(next.tab, () => void hold(lock, next))
  }
  async function hold(lock: Lock, request: Request): Promise<void> {
    request.resolve(await request.held())
    release(lock, request)
  }
  function steal(lock: Lock, thief: Request): void {
    const { holder } = lock
    if (holder !== null) whenAwake(holder.tab, () => holder.reject(new DOMException('stolen', 'AbortError')))
    lock.holder = null
    lock.queue.unshift(thief)
  }
  function drop(lock: Lock, request: Request): void {
    const at = lock.queue.indexOf(request)
    if (at < 0) return
    lock.queue.splice(at, 1)
    request.reject(new DOMException('aborted', 'AbortError'))
  }

  return {
    whenAwake,
    isFrozen: (tab: string) => frozen.has(tab),
    /** The locks as a tab sees them. */
    locks: (tab: string): Locks => ({
      request: (name, options, held) =>
        new Promise((resolve, reject) => {
          const lock = lockOf(name)
          const request = { tab, held, resolve, reject }
          if (options.steal === true) steal(lock, request)
          else lock.queue.push(request)
          options.signal?.addEventListener('abort', () => drop(lock, request))
          grant(lock)
        }),
    }),
    openBus:
      (tab: string) =>
      (_name: string, onMessage: (message: TabMessage) => void): TabBus => {
        listeners.set(tab, onMessage)
        return {
          post(message) {
            if (frozen.has(tab) || !listeners.has(tab)) return
            // As between real tabs: messages arrive later, in order, as copies.
            for (const other of listeners.keys()) {
              const copy = structuredClone(message)
              if (other !== tab) queueMicrotask(() => whenAwake(other, () => listeners.get(other)?.(copy)))
            }
          },
          close: () => void listeners.delete(tab),
        }
      },
    /** The tab vanishes without a message. */
    kill(tab: string): void {
      listeners.delete(tab)
      frozen.delete(tab)
      for (const lock of locks.values()) {
        lock.queue.splice(0, lock.queue.length, ...lock.queue.filter((request) => request.tab !== tab))
        if (lock.holder?.tab === tab) release(lock, lock.holder)
      }
    },
    freeze: (tab: string) => void frozen.set(tab, frozen.get(tab) ?? []),
    thaw(tab: string): void {
      const later = frozen.get(tab) ?? []
      frozen.delete(tab)
      for (const run of later) run()
    },
  }
}
