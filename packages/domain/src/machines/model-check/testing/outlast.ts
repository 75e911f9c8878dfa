import { isDomainError } from '../../../errors/index.ts'
import type { Machine, Step } from '../../transition-table/index.ts'

/** A player that reacts to a state with an event, or waits. */
export interface Player<M extends Machine> {
  readonly actor: M['actor']
  readonly plays: (state: M['state'], now: number) => M['event'] | null
}

/** One side that makes any legal move, without end, against others that follow a fixed plan. */
export interface Contest<M extends Machine> {
  next(state: M['state'], event: M['event'], actor: M['actor'], now: number): Step<M>
  readonly start: M['state']
  /** Unix seconds. */
  readonly startAt: number
  /** Seconds between two instants at which players move. */
  readonly tickSeconds: number
  readonly ticks: number
  readonly adversary: { readonly actor: M['actor']; readonly moves: readonly M['event'][] }
  /** In the order in which they act, after the adversary. */
  readonly others: readonly Player<M>[]
  /** Removes from a state what no rule reads, and resets bounded counters, so that "without end" is really explored. */
  readonly forget: (state: M['state']) => M['state']
  /** Every instant that the machine may compare with the clock. */
  readonly clockPositions: (state: M['state'], now: number) => readonly number[]
  /** A violation in a state at this time, if any. */
  readonly breach: (state: M['state'], now: number) => string | null
}

export interface ContestReport {
  /** Distinct states over all instants. */
  readonly states: number
  readonly breaches: readonly string[]
}

/** Plays every strategy of the adversary and lists where the others are left waiting. */
export function outlast<M extends Machine>(contest: Contest<M>): ContestReport {
  const { startAt, tickSeconds, ticks, adversary, others, forget, breach } = contest
  const breaches = new Set<string>()
  let states = 0
  let frontier = new Map([['start', forget(contest.start)]])

  const attempt = (state: M['state'], event: M['event'], actor: M['actor'], now: number): M['state'] | null => {
    try {
      return forget(contest.next(state, event, actor, now).state)
    } catch (refusal) {
      if (isDomainError(refusal)) return null
      throw refusal
    }
  }

  const reachable = (from: Iterable<M['state']>, now: number): Map<string, M['state']> => {
    const found = new Map<string, M['state']>()
    const queue = [...from]
    for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
      const key = keyOf(contest, state, now)
      if (found.has(key)) continue
      found.set(key, state)
      for (const move of adversary.moves) {
        const moved = attempt(state, move, adversary.actor, now)
        if (moved !== null) queue.push(moved)
      }
    }
    return found
  }

  const answered = (state: M['state'], now: number): M['state'] =>
    others.reduce((at, { actor, plays }) => {
      const event = plays(at, now)
      return event === null ? at : (attempt(at, event, actor, now) ?? at)
    }, state)

  for (let tick = 0; tick <= ticks; tick += 1) {
    const now = startAt + tick * tickSeconds
    const after = new Map<string, M['state']>()
    for (const state of reachable(frontier.values(), now).values()) {
      const left = answered(state, now)
      after.set(keyOf(contest, left, now), left)
    }
    states += after.size
    for (const [key, state] of after) {
      const wrong = breach(state, now)
      if (wrong !== null) breaches.add(`${wrong} after ${tick} ticks: ${key}`)
    }
    frontier = after
  }
  return { states, breaches: [...breaches].slice(0, SHOWN) }
}

/** Enough examples to see the fault. */
const SHOWN = 3

const FIRST_TIMESTAMP = 1_000_000_000

/** A state with its times replaced by their distance from each relevant instant; past instants are equal. */
function keyOf<M extends Machine>({ clockPositions }: Contest<M>, state: M['state'], now: number): string {
  const shape = JSON.stringify(state, (_name, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`
    return typeof value === 'number' && value >= FIRST_TIMESTAMP ? 'time' : value
  })
  return `${shape} @${clockPositions(state, now)
    .map((at) => Math.max(-1, at - now))
    .join()}`
}
