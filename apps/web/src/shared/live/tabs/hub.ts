import { createEventCursor, type EventCursor, type LiveEvent } from '@jindu/domain/events'
import type { Failure } from '../../errors/failure.ts'
import type { Hearing, Open, Source } from '../source.ts'
import { holdWhileAlive, standForElection, whenFree, type Election, type Locks } from './election.ts'
import { createLeader, type Leader } from './leader.ts'
import type { LeaderMessage, TabBus, TabMessage } from './messages.ts'

/** Interval for checking the leader, and for the leader's sign of life. */
const WATCH_MS = 2500
const ALIVE_EVERY_MS = 1000
/** After this silence the leader is assumed frozen by the browser: a visible tab takes over. */
const SILENCE_MS = 10_000

export interface HubParts {
  /** Name of the shared lock and channel: one per session. */
  readonly name: string
  readonly tab: string
  readonly connect: (hearing: Hearing) => Open
  readonly openBus: (name: string, onMessage: (message: TabMessage) => void) => TabBus | null
  /** Null if the browser has no locks: then each tab has its own connection. */
  readonly locks: Locks | null
  readonly isVisible: () => boolean
  /** Milliseconds. */
  readonly now: () => number
  /** Notified about the health of the one connection, own or another tab's. */
  readonly hearing: Hearing
  readonly onEvent: (event: LiveEvent, source: Source) => void
  readonly onEnd: (failure: Failure, source: Source) => void
}

/** Streams that one tab follows; tabs of one session share one connection. */
export interface Hub {
  /**
   * @param place cursor up to which the tab has every event
   * @returns a function that unfollows
   */
  follow(source: Source, place: number): () => void
  /** Whether this tab follows anything. */
  follows(): boolean
  leave(): void
}

interface Followed {
  readonly cursor: EventCursor
  followers: number
  /** The leader's term that has confirmed this stream; events of any other term would be incomplete. */
  term: string | null
}

/** The period in which this tab is the leader. */
interface Term {
  readonly id: string
  readonly leader: Leader
  hearFollow(other: string, source: Source, place: number): void
}

export function createHub(parts: HubParts): Hub {
  const { name, tab, locks, now } = parts
  const followed = new Map<Source, Followed>()
  const over = new AbortController()
  const bus = locks === null ? null : parts.openBus(name, hear)
  let own: Term | null = null
  let terms = 0
  let election: Election | null = null
  /** True once this tab holds its lock, by which others notice when it is gone. */
  let joined = false
  /** State of this tab's own connection. */
  let connected = false
  let heardAt = now()
  let watchedAt = heardAt
  let saidAt = 0

  const tabLock = (of: string): string => `${name} tab ${of}`

  function take(source: Source, event: LiveEvent): void {
    if (followed.get(source)?.cursor.take(event) === true) parts.onEvent(event, source)
  }
  function finish(source: Source, failure: Failure): void {
    if (followed.delete(source)) parts.onEnd(failure, source)
  }
  function ask(source: Source, one: Followed): void {
    const place = one.cursor.place() ?? 0
    one.term = null
    if (own !== null) own.leader.follow(tab, source, place)
    else if (joined) bus?.post({ kind: 'follow', tab, source, place })
  }
  function askForAll(): void {
    for (const [source, one] of followed) ask(source, one)
  }
  function sayAlive(): void {
    if (own === null || now() - saidAt < ALIVE_EVERY_MS) return
    saidAt = now()
    bus?.post({ kind: 'alive', term: own.id, connected })
  }

  function hear(message: TabMessage): void {
    if (message.kind === 'follow') own?.hearFollow(message.tab, message.source, message.place)
    else if (message.kind === 'unfollow') own?.leader.unfollow(message.tab, message.source)
    else if (own === null) hearLeader(message)
  }
  function hearLeader(message: LeaderMessage): void {
    heardAt = now()
    if (message.kind === 'alive') {
      if (message.connected) parts.hearing.heard()
      else parts.hearing.lost()
      for (const [source, one] of followed) if (one.term !== message.term) ask(source, one)
      return
    }
    const one = followed.get(message.source)
    if (one === undefined) return
    if (message.kind === 'following' && message.to === tab) one.term = message.term
    if (one.term !== message.term) return
    if (message.kind === 'ended') finish(message.source, message.failure)
    if (message.kind === 'told' && (message.to === null || message.to === tab)) take(message.source, message.event)
  }

  /** Makes this tab the leader, which holds the connection. @returns a function that gives up the lead */
  function lead(): () => void {
    const ended = new AbortController()
    const others = new Set<string>()
    terms += 1
    const term = `${tab} ${terms}`
    const leader = createLeader({
      open: parts.connect({
        heard() {
          connected = true
          parts.hearing.heard()
          sayAlive()
        },
        lost() {
          connected = false
          parts.hearing.lost()
        },
      }),
      begun: (source, to) => bus?.post({ kind: 'following', term, source, to }),
      tell: (source, event, to) => {
        if (to !== tab) bus?.post({ kind: 'told', term, source, event, to })
        if (to === null || to === tab) take(source, event)
      },
      end: (source, failure) => {
        bus?.post({ kind: 'ended', term, source, failure })
        finish(source, failure)
      },
    })
    own = {
      id: term,
      leader,
      hearFollow(other, source, place) {
        leader.follow(other, source, place)
        if (locks === null || others.has(other)) return
        others.add(other)
        whenFree(locks, tabLock(other), ended.signal, () => {
          others.delete(other)
          leader.forget(other)
        })
      },
    }
    saidAt = 0
    sayAlive()
    askForAll()
    return () => {
      ended.abort()
      leader.stop()
      own = null
      connected = false
      heardAt = now()
      // Another tab leads now: missed events come from it.
      if (!over.signal.aborted) askForAll()
    }
  }

  function watch(): void {
    // This tab itself was asleep: give the leader time for a sign of life.
    if (now() - watchedAt > WATCH_MS * 2) heardAt = now()
    watchedAt = now()
    if (own !== null) sayAlive()
    else if (followed.size > 0 && parts.isVisible() && now() - heardAt > SILENCE_MS) {
      heardAt = now()
      election?.seize()
    }
  }

  async function join(): Promise<() => void> {
    if (locks === null || bus === null) return lead()
    await holdWhileAlive(locks, tabLock(tab), over.signal)
    joined = true
    const standing = standForElection(locks, `${name} leader`, lead)
    election = standing
    askForAll()
    return () => standing.leave()
  }
  const watching = setInterval(watch, WATCH_MS)
  const joining = join()

  return {
    follow(source, place) {
      const one = followed.get(source) ?? { cursor: createEventCursor(place), followers: 0, term: null }
      one.followers += 1
      followed.set(source, one)
      if (one.followers === 1) ask(source, one)
      let ended = false
      return () => {
        if (ended) return
        ended = true
        one.followers -= 1
        if (one.followers > 0 || followed.get(source) !== one) return
        followed.delete(source)
        if (own === null) bus?.post({ kind: 'unfollow', tab, source })
        else own.leader.unfollow(tab, source)
      }
    },
    follows: () => followed.size > 0,
    leave() {
      clearInterval(watching)
      over.abort()
      void joining.then((end) => end())
      bus?.close()
    },
  }
}
