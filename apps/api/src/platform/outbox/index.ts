export { createOutbox, type RunningOutbox } from './create-outbox.ts'
export type { OutboxEvent, Reader } from './outbox.ts'
export { pruneOutbox } from './prune-outbox.ts'
