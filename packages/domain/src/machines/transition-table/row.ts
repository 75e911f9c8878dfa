import type { ErrorCode, ErrorDetails } from '../../errors/index.ts'

/** A member of a union that is discriminated by `kind`. */
export interface Kinded {
  readonly kind: string
}

/** Kinds of the actors who may send an event, and the states that it leads to. */
export interface StepType {
  readonly by: string
  readonly to: Kinded
}

/** The types of a machine. */
export interface Machine {
  readonly state: Kinded
  readonly event: Kinded
  readonly actor: Kinded
  readonly move: unknown
  readonly note: string
  /** One for each kind of event. */
  readonly steps: Readonly<Record<string, StepType>>
}

/** The members of a union that carry one of the kinds. */
export type OfKind<Union extends Kinded, Kind extends string> = Extract<Union, { readonly kind: Kind }>

/** The actors who may send an event. */
export type ActorOf<M extends Machine, E extends M['event']> = OfKind<M['actor'], M['steps'][E['kind']]['by']>

/** Kinds of the events that an actor may send. */
export type EventKindOf<M extends Machine, A extends M['actor']> = {
  [Kind in M['event']['kind']]: A['kind'] & M['steps'][Kind]['by'] extends never ? never : Kind
}[M['event']['kind']]

/** The facts that a condition reads. No input, so that a button can be drawn before anything is typed. */
export interface Moment<State, Actor> {
  readonly state: State
  readonly actor: Actor
  /** Unix seconds. */
  readonly now: number
}

/** A named condition of a row; `code` is the error when it does not hold. */
export interface Condition<State, Actor> {
  readonly code: ErrorCode
  holds(at: Moment<State, Actor>): boolean
  /** Values for the error message. */
  details?(at: Moment<State, Actor>): ErrorDetails
}

/** A condition on the event's input; checked after all other conditions. */
export interface InputCheck<State, Actor, Event> {
  readonly code: ErrorCode
  holds(at: Moment<State, Actor>, event: Event): boolean
  details?(at: Moment<State, Actor>, event: Event): ErrorDetails
}

/** The resulting state of a step, and the money that it moves. */
export interface Outcome<State, Move> {
  readonly state: State
  readonly moves: readonly Move[]
}

/** One row of the table: this event, by these actors, from these states. */
export interface Row<
  M extends Machine,
  State extends Kinded,
  Event extends Kinded,
  Actor extends Kinded,
  To extends Kinded = M['state'],
> {
  readonly event: Event['kind']
  readonly by: readonly Actor['kind'][]
  readonly from: readonly State['kind'][]
  readonly when: readonly Condition<State, Actor>[]
  readonly input?: readonly InputCheck<State, Actor, Event>[]
  readonly note: M['note']
  /** Another code than `note`, if the previous state needs one. */
  noteFor?(state: State): M['note']
  /** Errors for other states that are more specific than the table's own. */
  readonly otherwise?: Readonly<Partial<Record<M['state']['kind'], ErrorCode>>>
  to(state: State, event: Event, now: number, actor: Actor): Outcome<To, M['move']>
}

/** A row as users of the table see it. */
export type AnyRow<M extends Machine> = Row<M, M['state'], M['event'], M['actor']>
