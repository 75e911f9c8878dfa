import type { LiveEvent } from '@jindu/domain/events'
import type { Open, Source, StreamHandlers } from '../../source.ts'

interface Stream extends StreamHandlers {
  readonly tab: string
  readonly source: Source
}

/** A topic that the domain does not have. */
const MADE_UP = 'moved'

/** A channel of a kind that the domain does not have. */
export function madeUpSource(name: string): Source {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a kind that is yet to come
  return name as Source
}

const event = (id: number, place: number): LiveEvent => {
  const made: unknown = { topic: MADE_UP, payload: { id }, id, place, at: 0 }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a subject that the domain does not know
  return made as LiveEvent
}

/** The server's side of the streams: it replays from a place, and late commits have ids below ids already sent. */
export function createServer() {
  const streams = new Set<Stream>()
  const told: { readonly source: Source; readonly id: number }[] = []
  const committed = new Set<number>()
  let drawn = 0

  const settled = (): number => {
    let place = 0
    while (place < drawn && committed.has(place + 1)) place += 1
    return place
  }
  return {
    /**
     * @param whenAwake delays delivery to a frozen tab until it wakes
     */
    open:
      (tab: string, whenAwake: (run: () => void) => void): Open =>
      (source, from, handlers) => {
        const stream: Stream = {
          tab,
          source,
          onEnd: handlers.onEnd,
          onEvent: (each) => whenAwake(() => streams.has(stream) && handlers.onEvent(each)),
        }
        streams.add(stream)
        const before = settled()
        const missed = told.filter((each) => each.source === source && each.id > from && committed.has(each.id))
        handlers.onEvent({ topic: 'hello', payload: { heartbeatMilliseconds: 2500 }, id: from, place: from, at: 0 })
        for (const { id } of missed.toSorted((a, b) => a.id - b.id)) {
          stream.onEvent(event(id, Math.max(from, Math.min(id, before))))
        }
        return () => void streams.delete(stream)
      },
    /** Assigns an event id. @returns a function that commits the event */
    draw(source: Source): () => number {
      drawn += 1
      const id = drawn
      told.push({ source, id })
      return () => {
        committed.add(id)
        for (const stream of streams) if (stream.source === source) stream.onEvent(event(id, settled()))
        return id
      }
    },
    gap(source: Source): void {
      const place = settled()
      for (const stream of streams) {
        if (stream.source === source) stream.onEvent({ topic: 'gap', payload: {}, id: place, place, at: 0 })
      }
    },
    /** Ends every stream of a source. */
    refuse(source: Source): void {
      for (const stream of streams) {
        if (stream.source !== source) continue
        streams.delete(stream)
        stream.onEnd({ kind: 'status', status: 404 })
      }
    },
    cut(tab: string): void {
      for (const stream of streams) if (stream.tab === tab) streams.delete(stream)
    },
    place: settled,
    /** The tabs with their own streams. */
    connected: () => [...new Set([...streams].map(({ tab }) => tab))],
    streams: () => streams.size,
  }
}
