import { useSyncExternalStore } from 'react'

/** A line that its writer has sent and the server has not shown yet. */
export interface OutgoingLine {
  /** The client key of the line: sent again under it, it is said once. */
  readonly key: string
  readonly text: string
  readonly fileIds: readonly string[]
  readonly at: number
  readonly state: 'sending' | 'waiting' | 'sent' | 'failed'
  /** Why it failed, in words. */
  readonly reason?: string
}

/** What became of a try: the server took it, refused it, or was not reached. */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unreached' }

type Send = (line: OutgoingLine) => Promise<Outcome>

const RETRY_MS = 3000

/** Keeps what was written by place, whatever page is shown meanwhile; lines of one place go one after the other. */
export function createOutgoing(later: (run: () => void, milliseconds: number) => void = setTimeout) {
  const places = new Map<string, readonly OutgoingLine[]>()
  const running = new Set<string>()
  const listeners = new Set<() => void>()
  const NOTHING: readonly OutgoingLine[] = []
  const of = (place: string) => places.get(place) ?? NOTHING

  function set(place: string, lines: readonly OutgoingLine[]): void {
    places.set(place, lines)
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

export const outgoing = createOutgoing()

export function useOutgoing(place: string): readonly OutgoingLine[] {
  return useSyncExternalStore(
    outgoing.subscribe,
    () => outgoing.of(place),
    () => outgoing.of(place),
  )
}
