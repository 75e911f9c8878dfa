import type { LiveEvent } from '@jindu/domain/events'
import type { Failure } from '../../errors/failure.ts'
import type { Open, Source } from '../source.ts'

/** A tab that comes later is told again what it may have missed, as far back as this many events. */
const REMEMBERED = 200

interface Stream {
  /** Up to where a tab must know everything, to be told the rest from `events`. */
  from: number
  events: LiveEvent[]
  readonly tabs: Set<string>
  stop: () => void
}

export interface LeaderParts {
  readonly open: Open
  readonly tell: (source: Source, event: LiveEvent, to: string | null) => void
  /** From now on a tab misses nothing. */
  readonly begun: (source: Source, tab: string) => void
  readonly end: (source: Source, failure: Failure) => void
}

/** The one tab that holds the connection, for all of them. */
export interface Leader {
  follow(tab: string, source: Source, place: number): void
  unfollow(tab: string, source: Source): void
  /** The tab is gone. */
  forget(tab: string): void
  stop(): void
}

/** Twins are dropped by the tab itself; a gap that it stands behind would make it read everything. */
const isNewsFrom = (place: number) => (event: LiveEvent) =>
  event.topic !== 'hello' && (event.topic !== 'gap' || event.place > place)

export function createLeader({ open, tell, begun, end }: LeaderParts): Leader {
  const streams = new Map<Source, Stream>()

  function begin(source: Source, stream: Stream, place: number): void {
    stream.stop()
    stream.from = place
    stream.events = []
    let over = false
    const stop = open(source, place, {
      onEvent: (event) => {
        if (over) return
        stream.events.push(event)
        const [oldest] = stream.events.length > REMEMBERED ? stream.events.splice(0, 1) : []
        if (oldest !== undefined) stream.from = Math.max(stream.from, oldest.place, oldest.id)
        tell(source, event, null)
      },
      onEnd: (failure) => {
        if (over) return
        over = true
        streams.delete(source)
        end(source, failure)
      },
    })
    stream.stop = () => {
      over = true
      stop()
    }
  }

  function unfollow(tab: string, source: Source): void {
    const stream = streams.get(source)
    if (stream === undefined || !stream.tabs.delete(tab) || stream.tabs.size > 0) return
    streams.delete(source)
    stream.stop()
  }

  return {
    follow(tab, source, place) {
      const known = streams.get(source)
      const stream = known ?? { from: place, events: [], tabs: new Set(), stop: () => undefined }
      stream.tabs.add(tab)
      streams.set(source, stream)
      // Whoever stands before what is remembered makes all begin again from there: twins are dropped.
      begun(source, tab)
      if (known === undefined || place < known.from) begin(source, stream, place)
      else for (const event of stream.events.filter(isNewsFrom(place))) tell(source, event, tab)
    },
    unfollow,
    forget(tab) {
      for (const source of streams.keys()) unfollow(tab, source)
    },
    stop() {
      for (const stream of streams.values()) stream.stop()
      streams.clear()
    },
  }
}
