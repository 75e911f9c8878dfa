/**
 * State machines as tables. A machine is a list of rows: event, actors, states, conditions and result. `tableOf` makes `next` and
 * `allowedEvents` from the same rows, so a button and the server never differ.
 *
 * Setup for the examples of this entry.
 * @example
 * interface Door {
 *   readonly state: { readonly kind: 'open' } | { readonly kind: 'shut' }
 *   readonly event: { readonly kind: 'shut' }
 *   readonly actor: { readonly kind: 'guest' }
 *   readonly move: never
 *   readonly note: 'door.shut'
 *   readonly steps: { readonly shut: { readonly by: 'guest'; readonly to: { readonly kind: 'shut' } } }
 * }
 * const shutting = rowOf<Door>()({
 *   event: 'shut',
 *   by: ['guest'],
 *   from: ['open'],
 *   when: [],
 *   note: 'door.shut',
 *   to: () => ({ state: { kind: 'shut' }, moves: [] }),
 * })
 * @module
 */
export type {
  ActorOf,
  AnyRow,
  Condition,
  EventKindOf,
  InputCheck,
  Kinded,
  Machine,
  Moment,
  OfKind,
  Outcome,
  Row,
} from './row.ts'
export { rowOf, tableOf, type AllowedEvent, type Step, type StepOf, type Table } from './table.ts'
