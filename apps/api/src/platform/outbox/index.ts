export { createOutbox, type RunningOutbox } from './create-outbox.ts'
export type { OutboxEvent } from './outbox.ts'
export { pruneOutbox } from './prune-outbox.ts'
