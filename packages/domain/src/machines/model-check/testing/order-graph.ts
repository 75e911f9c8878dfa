import { isDomainError } from '../../../errors/index.ts'
import {
  isOpen,
  next,
  type EndedOtcOrder,
  type OtcOrder,
  type OtcOrderActor,
  type OtcOrderEvent,
  type OtcOrderMachine,
} from '../../../otc/orders/index.ts'
import type { Step } from '../../transition-table/index.ts'
import { roundOf } from './disputes.ts'
import { shapeOf } from './explore.ts'
import { otcPositions } from './positions.ts'

/** One possible end of an order, with the coin moves. */
export interface OrderEnd {
  readonly order: EndedOtcOrder
  readonly moves: Step<OtcOrderMachine>['moves']
}

/** An open order in a state at a time, with its possible transitions. */
export interface OrderPlace {
  /** Numbers of the places that a step leads to. */
  readonly open: readonly number[]
  /** Numbers of the ends that one step leads to. */
  readonly ends: readonly number[]
  /** Whether clock and arbiter alone bring it to an end. */
  readonly endsWithoutParties: boolean
}

export interface OrderGraph {
  readonly places: readonly OrderPlace[]
  readonly ends: readonly OrderEnd[]
}

interface Walked {
  readonly state: OtcOrder
  readonly now: number
  readonly open: Set<number>
  readonly ends: Set<number>
  /** Transitions of the clock (including passing time) and of the arbiter. */
  readonly dutiful: Set<number>
  endsByDuty: boolean
}

const ACTORS: readonly OtcOrderActor[] = [
  { kind: 'buyer' },
  { kind: 'seller' },
  { kind: 'arbiter', uid: 100_018 },
  { kind: 'arbiter', uid: 100_019 },
  { kind: 'clock' },
]

/**
 * Every place of an order: its reachable states, each before, at and after every relevant instant. Each order's clock
 * runs independently: for several orders all interleavings of their instants are tried, including all real ones.
 * @param first the order just taken, at the time `now`; its place has number 0
 */
export function walkOrder(first: OtcOrder, now: number, events: readonly OtcOrderEvent[]): OrderGraph {
  const places: Walked[] = []
  const numbers = new Map<string, number>()
  const ends: OrderEnd[] = []
  const endNumbers = new Map<string, number>()

  const placeOf = (state: OtcOrder, at: number): number => {
    const positions = otcPositions(state, at).map((position) => Math.sign(at - position))
    const key = `${shapeOf(state, roundOf)} @${positions.join()}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, places.length)
    places.push({ state, now: at, open: new Set(), ends: new Set(), dutiful: new Set(), endsByDuty: false })
    return places.length - 1
  }

  const endOf = (end: OrderEnd): number => {
    // Offer and books see only the coin moves of an end.
    const key = shapeOf([end.order.kind, end.moves])
    const known = endNumbers.get(key)
    if (known !== undefined) return known
    endNumbers.set(key, ends.length)
    return ends.push(end) - 1
  }

  const tryEvent = (place: Walked, event: OtcOrderEvent, actor: OtcOrderActor): void => {
    const step = stepOrNull(place.state, event, actor, place.now)
    if (step === null) return
    const byDuty = actor.kind === 'clock' || actor.kind === 'arbiter'
    if (isOpen(step.state)) {
      const to = placeOf(step.state, place.now)
      place.open.add(to)
      if (byDuty) place.dutiful.add(to)
    } else {
      place.ends.add(endOf({ order: step.state, moves: step.moves }))
      if (byDuty) place.endsByDuty = true
    }
  }

  placeOf(first, now)
  // The list grows during iteration.
  for (const place of places) {
    for (const actor of ACTORS) for (const event of events) tryEvent(place, event, actor)
    for (const position of otcPositions(place.state, place.now)) {
      for (const at of [position, position + 1]) {
        if (at <= place.now) continue
        const to = placeOf(place.state, at)
        place.open.add(to)
        place.dutiful.add(to)
      }
    }
  }
  untilStill(() => {
    let grew = false
    for (const place of places) {
      if (place.endsByDuty || ![...place.dutiful].some((to) => places[to]?.endsByDuty === true)) continue
      place.endsByDuty = true
      grew = true
    }
    return grew
  })
  return {
    ends,
    places: places.map((place, number) => ({
      open: [...place.open].filter((to) => to !== number),
      ends: [...place.ends],
      endsWithoutParties: place.endsByDuty,
    })),
  }
}

/**
 * Merges all places with the same possible futures: the same ends, and transitions to places of the same classes, not
 * counting steps within a class (branching bisimulation, by signatures). Merged places look the same to the offer.
 */
export function sameToOffer({ places, ends }: OrderGraph): OrderGraph {
  let classOf = places.map(() => 0)
  let classes = 1
  untilStill(() => {
    const signatures = places.map(
      (place, number) =>
        new Set([
          ...place.ends.map((end) => `end ${end}`),
          ...place.open.filter((to) => classOf[to] !== classOf[number]).map((to) => `to ${classOf[to]}`),
        ]),
    )
    // Propagate signatures within a class: futures after internal steps count, too.
    untilStill(() => {
      let grew = false
      for (const [number, { open }] of places.entries()) {
        const signature = signatures[number] ?? new Set()
        const size = signature.size
        for (const to of open)
          if (classOf[to] === classOf[number]) for (const sign of signatures[to] ?? []) signature.add(sign)
        grew ||= signature.size > size
      }
      return grew
    })
    const numbers = new Map<string, number>()
    classOf = signatures.map((signature, number) => {
      const key = `${classOf[number]}: ${[...signature].sort().join()}`
      return numbers.get(key) ?? numbers.set(key, numbers.size).size - 1
    })
    const more = numbers.size > classes
    classes = numbers.size
    return more
  })
  const merged = Array.from({ length: classes }, () => ({
    open: new Set<number>(),
    ends: new Set<number>(),
    endsWithoutParties: true,
  }))
  for (const [number, place] of places.entries()) {
    const own = classOf[number] ?? 0
    const into = merged[own]
    for (const end of place.ends) into?.ends.add(end)
    for (const to of place.open) if (classOf[to] !== own) into?.open.add(classOf[to] ?? 0)
    if (into !== undefined) into.endsWithoutParties &&= place.endsWithoutParties
  }
  return {
    ends,
    places: merged.map(({ open, ends: those, endsWithoutParties }) => ({
      open: [...open],
      ends: [...those],
      endsWithoutParties,
    })),
  }
}

function untilStill(turn: () => boolean): void {
  while (turn());
}

// A method, because the types of `next` allow an actor only their own events, and here every actor tries every event.
const machine: {
  next(state: OtcOrder, event: OtcOrderEvent, actor: OtcOrderActor, now: number): Step<OtcOrderMachine>
} = { next }

function stepOrNull(
  state: OtcOrder,
  event: OtcOrderEvent,
  actor: OtcOrderActor,
  now: number,
): Step<OtcOrderMachine> | null {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return machine.next(state, event, actor, now)
  } catch (error) {
    if (isDomainError(error)) return null
    throw error
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
