import { ERRORS, isDomainError } from '../../../errors/index.ts'
import type { AllowedEvent, Machine, Step } from '../../transition-table/index.ts'

/** Money between two named accounts, in smallest units. */
export interface Flow {
  readonly from: string
  readonly to: string
  readonly units: bigint
}

/** An event that a list or a timer announces: whenever it is due it must be allowed. */
export interface Duty<M extends Machine> {
  readonly actor: M['actor']
  readonly event: M['event']['kind']
  readonly isDue: (state: M['state'], now: number) => boolean
  /** Whether it may happen only when due, as for the clock. */
  readonly onlyThen: boolean
}

type RoundOf = (name: string, value: number) => number | string

/** Definition of a machine for the explorer. */
export interface Exploration<M extends Machine> {
  /** First steps, each with the time it is taken at (unix seconds). */
  readonly initial: readonly { readonly step: Step<M>; readonly now: number }[]
  /** Every event to try in a state, with parameters, invalid ones too. */
  readonly events: (state: M['state']) => readonly M['event'][]
  readonly actors: readonly M['actor'][]
  /** Instants that the machine compares with the clock; just before, at and after each are tried. */
  readonly clockPositions: (state: M['state'], now: number) => readonly number[]
  /** Maps a number in the state to an equivalence class, to merge states that behave the same. */
  readonly roundOf?: RoundOf
  /**
   * A method, because the types of `next` allow an actor only their own events, and here every actor tries every event.
   */
  next(state: M['state'], event: M['event'], actor: M['actor'], now: number): Step<M>
  readonly allowedEvents: (state: M['state'], actor: M['actor'], now: number) => readonly AllowedEvent<M>[]
  /** Terminal states, which refuse everything. */
  readonly isEnd: (state: M['state']) => boolean
  /** States that must stay reachable when the parties do nothing; default: the terminal states. */
  readonly isAtRest?: (state: M['state']) => boolean
  /** Kinds of actors that still act when the parties do nothing. */
  readonly dutiful: readonly M['actor']['kind'][]
  readonly flowOf: (move: M['move']) => Flow
  /** Balance of each watched account according to the state, in smallest units; other accounts are not watched. */
  readonly holds: (state: M['state']) => Readonly<Record<string, bigint>>
  /** Deadlines and queues derived from the state; they must agree with the table. */
  readonly duties?: readonly Duty<M>[]
  /** Error codes with which an allowed event may still be refused, because of its input. */
  readonly inputCodes: readonly string[]
}

export interface Report {
  /** Distinct pairs of a state and a clock position. */
  readonly states: number
  readonly ends: number
  /** Accepted events. */
  readonly steps: number
  readonly refusals: number
  readonly codes: readonly string[]
  readonly violations: readonly string[]
}

type Menu = readonly (string | undefined)[]

interface Place<S> {
  readonly key: string
  readonly state: S
  readonly now: number
  /** Refusal reason of each offered event of each actor in this state, undefined if allowed. */
  readonly menu: Menu
}

/**
 * Visits every reachable state at every clock position with every event of every actor, and lists violations of the
 * machine's laws.
 */
export function explore<M extends Machine>(machine: Exploration<M>): Report {
  const violations = new Set<string>()
  const codes = new Set<string>()
  const places = new Map<string, Place<M['state']>>()
  const dutifulInto = new Map<string, string[]>()
  const queue: Place<M['state']>[] = []
  let steps = 0
  let refusals = 0

  const law = (kept: boolean, text: () => string): void => void (kept || violations.add(text()))

  const visit = (state: M['state'], now: number): string => {
    const key = keyOf(machine, state, now)
    const known = places.get(key)
    if (known === undefined) {
      const place = { key, state: frozen(state), now, menu: menu(machine, state, now) }
      places.set(key, place)
      queue.push(place)
    } else {
      law(isMenu(known.menu, machine, state, now), () => `two states of one key differ: ${key}`)
    }
    return key
  }

  const reaches = (from: string, to: string): void => {
    const known = dutifulInto.get(to)
    if (known === undefined) dutifulInto.set(to, [from])
    else known.push(from)
  }

  const tryEvent = (
    place: Place<M['state']>,
    event: M['event'],
    actor: M['actor'],
    offers: readonly AllowedEvent<M>[],
  ): void => {
    const what = () => `${actor.kind} ${event.kind} in ${place.key}`
    const offer = offers.find((allowed) => allowed.event === event.kind)
    const result = attempt(() => machine.next(place.state, event, actor, place.now))
    if ('refusal' in result) {
      refusals += 1
      const code = isDomainError(result.refusal) ? result.refusal.code : ''
      codes.add(code)
      law(Object.hasOwn(ERRORS, code), () => `unnamed refusal: ${what()}: ${String(result.refusal)}`)
      if (offer?.allowed === true)
        law(machine.inputCodes.includes(code), () => `offered but refused with ${code}: ${what()}`)
      if (offer?.allowed === false)
        law(offer.reason === code, () => `offered reason ${offer.reason}, refused ${code}: ${what()}`)
      return
    }
    steps += 1
    const { step } = result
    law(offer?.allowed === true, () => `taken but not offered: ${what()}`)
    law(!machine.isEnd(place.state), () => `an end did not absorb: ${what()}`)
    for (const breach of imbalances(machine, machine.holds(place.state), step)) law(false, () => `${breach}: ${what()}`)
    const to = visit(step.state, place.now)
    if (machine.dutiful.includes(actor.kind)) reaches(place.key, to)
  }

  const checkDuties = ({ key, state, now }: Place<M['state']>): void => {
    for (const { actor, event, isDue, onlyThen } of machine.duties ?? []) {
      const offers = machine.allowedEvents(state, actor, now)
      const allowed = offers.some((offer) => offer.event === event && offer.allowed)
      const due = isDue(state, now)
      law(allowed || !due, () => `due but refused: ${event} in ${key}`)
      law(due || !allowed || !onlyThen, () => `allowed but not due: ${event} in ${key}`)
    }
  }

  for (const { step, now } of machine.initial) {
    for (const breach of imbalances(machine, {}, step)) law(false, () => `${breach}: at the start`)
    visit(step.state, now)
  }
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    checkDuties(place)
    const events = machine.events(place.state)
    for (const actor of machine.actors) {
      const offers = machine.allowedEvents(place.state, actor, place.now)
      for (const event of events) tryEvent(place, event, actor, offers)
    }
    for (const time of laterPositions(machine, place)) reaches(place.key, visit(place.state, time))
  }

  const ends = [...places.values()].filter((place) => machine.isEnd(place.state))
  for (const end of ends) {
    const left = Object.entries(machine.holds(end.state)).filter(([, units]) => units !== 0n)
    law(left.length === 0, () => `money left at the end: ${end.key}`)
  }
  const atRest = [...places.values()].filter((place) => (machine.isAtRest ?? machine.isEnd)(place.state))
  const ending = closure(
    atRest.map((place) => place.key),
    dutifulInto,
  )
  for (const key of places.keys()) law(ending.has(key), () => `stuck when the parties are silent: ${key}`)
  return {
    states: places.size,
    ends: ends.length,
    steps,
    refusals,
    codes: [...codes].sort(),
    violations: [...violations],
  }
}

/** One line for the test's output. */
export function describeReport(name: string, report: Report): string {
  return `${name}: ${report.states} states (${report.ends} ends), ${report.steps} steps, ${report.refusals} refusals by ${report.codes.length} codes`
}

const FIRST_TIMESTAMP = 1_000_000_000

/** A state as text in which all times look alike. */
export function shapeOf(state: object, roundOf: RoundOf = (_name, value) => value): string {
  return JSON.stringify(state, (name, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`
    if (typeof value !== 'number') return value
    return value >= FIRST_TIMESTAMP ? 'time' : roundOf(name, value)
  })
}

/** A state with its times replaced by the clock's position relative to each relevant instant. */
function keyOf<M extends Machine>(machine: Exploration<M>, state: M['state'], now: number): string {
  const shape = shapeOf(state, machine.roundOf)
  const positions = machine.clockPositions(state, now).map((at) => Math.max(-2, Math.min(1, now - at)))
  return `${shape} @${positions.join()}`
}

function laterPositions<M extends Machine>(machine: Exploration<M>, place: Place<M['state']>): readonly number[] {
  return machine
    .clockPositions(place.state, place.now)
    .flatMap((at) => [at - 1, at, at + 1])
    .filter((time) => time > place.now)
}

/** The machine lists the same events in the same order in every state, so the reasons alone distinguish two menus. */
function menu<M extends Machine>(machine: Exploration<M>, state: M['state'], now: number): Menu {
  return machine.actors.flatMap((actor) => machine.allowedEvents(state, actor, now).map(({ reason }) => reason))
}

/** Compared in place: known states are met ten times as often as new ones. */
function isMenu<M extends Machine>(known: Menu, machine: Exploration<M>, state: M['state'], now: number): boolean {
  let at = 0
  for (const actor of machine.actors) {
    for (const { reason } of machine.allowedEvents(state, actor, now)) {
      if (known[at] !== reason) return false
      at += 1
    }
  }
  return at === known.length
}

function attempt<T>(take: () => T): { readonly step: T } | { readonly refusal: unknown } {
  const { stackTraceLimit } = Error
  // Stack traces of a million refusals took half of the time, and nobody reads them.
  Error.stackTraceLimit = 0
  try {
    return { step: take() }
  } catch (refusal) {
    return { refusal }
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/**
 * For each watched account: balance before, plus inflow, minus outflow, must equal the balance after; a move must not
 * be zero.
 */
function imbalances<M extends Machine>(
  machine: Exploration<M>,
  before: Readonly<Record<string, bigint>>,
  step: Step<M>,
): readonly string[] {
  const after = machine.holds(step.state)
  const balance: Record<string, bigint> = { ...before }
  const breaches: string[] = []
  for (const flow of step.moves.map(machine.flowOf)) {
    if (flow.units <= 0n) breaches.push(`move of nothing from ${flow.from} to ${flow.to}`)
    balance[flow.from] = (balance[flow.from] ?? 0n) - flow.units
    balance[flow.to] = (balance[flow.to] ?? 0n) + flow.units
  }
  for (const [place, units] of Object.entries(after)) {
    if ((balance[place] ?? 0n) !== units)
      breaches.push(`${place} holds ${balance[place] ?? 0n}, the state says ${units}`)
  }
  return breaches
}

function closure(start: readonly string[], into: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(start)
  const queue = [...start]
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    for (const from of into.get(key) ?? []) {
      if (reached.has(from)) continue
      reached.add(from)
      queue.push(from)
    }
  }
  return reached
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}
