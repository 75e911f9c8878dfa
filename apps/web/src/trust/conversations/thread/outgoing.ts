import { useSyncExternalStore } from 'react'
import type { OutgoingLine, OutgoingStore } from './outgoing-line.ts'
import { tabStore } from './outgoing-store.ts'

/** Result of sending a line: accepted, refused, or the server was not reached. */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unreached' }

type Send = (line: OutgoingLine) => Promise<Outcome>

const RETRY_MS = 3000
const NO_STORE: OutgoingStore = { read: () => [], write: () => undefined }

/**
 * Queue of unsent lines by place, independent of the displayed page; lines of one place are sent one after the other.
 */
export function createOutgoing(
  later: (run: () => void, milliseconds: number) => void = setTimeout,
  store: OutgoingStore = NO_STORE,
) {
  const places = new Map<string, readonly OutgoingLine[]>()
  const running = new Set<string>()
  const listeners = new Set<() => void>()

  function of(place: string): readonly OutgoingLine[] {
    const known = places.get(place)
    if (known !== undefined) return known
    const kept = store.read(place)
    places.set(place, kept)
    return kept
  }
  function set(place: string, lines: readonly OutgoingLine[]): void {
    places.set(place, lines)
    store.write(
      place,
      lines.filter(({ state }) => state !== 'sent'),
    )
    for (const listener of listeners) listener()
  }
  function change(place: string, key: string, to: Partial<OutgoingLine>): void {
    set(
      place,
      of(place).map((line) => (line.key === key ? { ...line, ...to } : line)),
    )
  }

  async function run(place: string, send: Send): Promise<void> {
    if (running.has(place)) return
    running.add(place)
    try {
      for (;;) {
        const next = of(place).find(({ state }) => state === 'sending' || state === 'waiting')
        if (next === undefined) return
        const outcome = await send(next)
        if (outcome.kind === 'sent') change(place, next.key, { state: 'sent' })
        else if (outcome.kind === 'refused') change(place, next.key, { state: 'failed', reason: outcome.reason })
        else {
          change(place, next.key, { state: 'waiting' })
          later(() => void run(place, send), RETRY_MS)
          return
        }
      }
    } finally {
      running.delete(place)
    }
  }

  return {
    of,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(place: string, line: Omit<OutgoingLine, 'state'>, send: Send): void {
      set(place, [...of(place), { ...line, state: 'sending' }])
      void run(place, send)
    },
    /** Resumes lines that an earlier page of this tab left unsent; their keys prevent duplicates. */
    resume: (place: string, send: Send): void => void run(place, send),
    again(place: string, key: string, send: Send): void {
      change(place, key, { state: 'sending', reason: '' })
      void run(place, send)
    },
    remove(place: string, keys: ReadonlySet<string>): void {
      const left = of(place).filter(({ key }) => !keys.has(key))
      if (left.length < of(place).length) set(place, left)
    },
  }
}

export const outgoing = createOutgoing(setTimeout, tabStore)

export function useOutgoing(place: string): readonly OutgoingLine[] {
  return useSyncExternalStore(
    outgoing.subscribe,
    () => outgoing.of(place),
    () => outgoing.of(place),
  )
}
