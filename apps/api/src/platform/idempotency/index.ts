export { once } from './once.ts'
export { pruneIdempotencyKeys } from './prune-keys.ts'
export { runVerb } from './run-verb.ts'
export { settleKey } from './settle-key.ts'
