import { fail, type ErrorCode, type ErrorDetails } from '../../errors/index.ts'
import type { ActorOf, AnyRow, EventKindOf, Machine, OfKind, Row } from './row.ts'

/** Result of an accepted event. */
export interface Step<M extends Machine, To extends M['state'] = M['state']> {
  readonly state: To
  readonly moves: readonly M['move'][]
  /** Code of the timeline entry. */
  readonly note: M['note']
}

/** Result of an event of a known kind. */
export type StepOf<M extends Machine, E extends M['event']> = Step<M, M['steps'][E['kind']]['to']>

/** Whether an actor may send an event now; the reason is the error code of `next`. */
export type AllowedEvent<M extends Machine, Kind extends M['event']['kind'] = M['event']['kind']> =
  | { readonly event: Kind; readonly allowed: true; readonly reason?: never; readonly details?: never }
  | {
      readonly event: Kind
      readonly allowed: false
      readonly reason: ErrorCode
      readonly details: ErrorDetails
    }

export interface Table<M extends Machine> {
  readonly rows: readonly AnyRow<M>[]
  readonly next: <E extends M['event']>(state: M['state'], event: E, actor: ActorOf<M, E>, now: number) => StepOf<M, E>
  readonly allowedEvents: <A extends M['actor']>(
    state: M['state'],
    actor: A,
    now: number,
  ) => readonly AllowedEvent<M, EventKindOf<M, A>>[]
}

interface RowSpec<
  M extends Machine,
  From extends string,
  EventKind extends string,
  ActorKind extends string,
> extends Row<
  M,
  OfKind<M['state'], NoInfer<From>>,
  OfKind<M['event'], NoInfer<EventKind>>,
  OfKind<M['actor'], NoInfer<ActorKind>>,
  M['steps'][NoInfer<EventKind>]['to']
> {
  readonly event: EventKind
  readonly by: readonly ActorKind[]
  readonly from: readonly From[]
}

interface Refusal {
  readonly code: ErrorCode
  readonly details: ErrorDetails
}

interface Refusals<M extends Machine> {
  /** Error if the actor has no row for the event in any state. */
  readonly wrongParty: ErrorCode
  /**
   * Error if the actor has rows for the event, but none from this state; the first of them may override it with
   * `otherwise`.
   */
  readonly wrongState: Readonly<Record<M['state']['kind'], ErrorCode>>
}

/**
 * Types a row by the kinds it names and checks it against the machine's steps. The table sees it with all kinds.
 * @example
 * shutting.note // 'door.shut'
 */
export function rowOf<M extends Machine>() {
  return <
    const From extends M['state']['kind'],
    const EventKind extends M['event']['kind'],
    const ActorKind extends M['actor']['kind'] & M['steps'][EventKind]['by'],
  >(
    row: RowSpec<M, From, EventKind, ActorKind>,
  ): AnyRow<M> => row
}

type RowsByActor<M extends Machine> = ReadonlyMap<string, ReadonlyMap<M['event']['kind'], readonly AnyRow<M>[]>>

/** The rows of each actor by event, both in the order of the table. */
function byActor<M extends Machine>(rows: readonly AnyRow<M>[]): RowsByActor<M> {
  const actors = new Map<string, Map<M['event']['kind'], AnyRow<M>[]>>()
  for (const row of rows) {
    for (const actor of row.by) {
      const events = actors.get(actor) ?? new Map<M['event']['kind'], AnyRow<M>[]>()
      events.set(row.event, [...(events.get(row.event) ?? []), row])
      actors.set(actor, events)
    }
  }
  return actors
}

/**
 * Both views of one list of rows: transitions (`next`) and possible events (`allowedEvents`).
 * @example
 * const wrong = 'ORDER_WRONG_PARTY'
 * const door = tableOf<Door>([shutting], { wrongParty: wrong, wrongState: { open: wrong, shut: wrong } })
 * door.next({ kind: 'open' }, { kind: 'shut' }, { kind: 'guest' }, 1_760_000_000).state // { kind: 'shut' }
 * door.next({ kind: 'shut' }, { kind: 'shut' }, { kind: 'guest' }, 1_760_000_000) // throws ORDER_WRONG_PARTY
 */
export function tableOf<M extends Machine>(rows: readonly AnyRow<M>[], refusals: Refusals<M>): Table<M> {
  const rowsOf = byActor(rows)

  function find(state: M['state'], event: M['event']['kind'], actor: M['actor'], now: number): AnyRow<M> | Refusal {
    const own = rowsOf.get(actor.kind)?.get(event)
    if (own === undefined) return { code: refusals.wrongParty, details: { event } }
    const kind: M['state']['kind'] = state.kind
    const row = own.find((row) => row.from.includes(kind))
    if (row === undefined) return { code: own[0]?.otherwise?.[kind] ?? refusals.wrongState[kind], details: {} }
    const broken = row.when.find((condition) => !condition.holds({ state, actor, now }))
    if (broken === undefined) return row
    return { code: broken.code, details: broken.details?.({ state, actor, now }) ?? {} }
  }

  function next<E extends M['event']>(state: M['state'], event: E, actor: ActorOf<M, E>, now: number): StepOf<M, E>
  function next(state: M['state'], event: M['event'], actor: M['actor'], now: number): Step<M> {
    const row = find(state, event.kind, actor, now)
    if ('code' in row) return fail(row.code, row.details)
    const broken = row.input?.find((check) => !check.holds({ state, actor, now }, event))
    if (broken !== undefined) return fail(broken.code, broken.details?.({ state, actor, now }, event) ?? {})
    return { ...row.to(state, event, now, actor), note: row.noteFor?.(state) ?? row.note }
  }

  function allowedEvents<A extends M['actor']>(
    state: M['state'],
    actor: A,
    now: number,
  ): readonly AllowedEvent<M, EventKindOf<M, A>>[]
  function allowedEvents(state: M['state'], actor: M['actor'], now: number): readonly AllowedEvent<M>[] {
    return [...(rowsOf.get(actor.kind)?.keys() ?? [])].map((event) => {
      const row = find(state, event, actor, now)
      return 'code' in row
        ? { event, allowed: false, reason: row.code, details: row.details }
        : { event, allowed: true }
    })
  }

  return { rows, next, allowedEvents }
}
