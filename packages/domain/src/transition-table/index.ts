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
