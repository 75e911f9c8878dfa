import type { LiveEvent } from '@jindu/domain/events'
import type { Failure } from '../../errors/failure.ts'
import type { Open, Source } from '../source.ts'

/** Number of buffered events for replay to tabs that follow later. */
const REMEMBERED = 200

interface Stream {
  /** A tab whose place is at least this can catch up from `events`. */
  from: number
  events: LiveEvent[]
  readonly tabs: Set<string>
  stop: () => void
}

export interface LeaderParts {
  readonly open: Open
  readonly tell: (source: Source, event: LiveEvent, to: string | null) => void
  /** Confirms that from now on a tab misses nothing. */
  readonly begun: (source: Source, tab: string) => void
  readonly end: (source: Source, failure: Failure) => void
}

/** The tab that holds the one connection on behalf of all tabs. */
export interface Leader {
  follow(tab: string, source: Source, place: number): void
  unfollow(tab: string, source: Source): void
  /** Removes a closed tab. */
  forget(tab: string): void
  stop(): void
}

/**
 * Tabs drop duplicates themselves. A gap from before their place would make them refetch everything, so it is left out.
 */
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
      // If the tab's place is before the buffer, restart the stream for all from there: they drop the duplicates.
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
