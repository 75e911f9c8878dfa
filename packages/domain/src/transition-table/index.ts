export type { AnyRow, Condition, InputCheck, Kinded, Machine, Moment, OfKind, Outcome, Row } from './row.ts'
export { rowOf, tableOf, type AllowedEvent, type Step, type Table } from './table.ts'
