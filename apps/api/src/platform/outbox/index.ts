export { createOutbox, type RunningOutbox } from './create-outbox.ts'
export type { OutboxDraft } from './draft.ts'
export type { Outbox, OutboxEvent } from './outbox.ts'
export { pruneOutbox } from './prune-outbox.ts'
