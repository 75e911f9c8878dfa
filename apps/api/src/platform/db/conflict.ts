import { databaseError } from './database-error.ts'

/** Somebody else changed the same rows first. Loading again and deciding anew resolves it; see `runVerb`. */
export class ConflictError extends Error {
  override name = 'ConflictError'
}

/** The client's idempotency key was taken by a request that committed first. */
export class KeyTakenError extends Error {
  override name = 'KeyTakenError'
}

const DEADLOCK = '40P01'
const NOT_SERIALIZABLE = '40001'

/** Whether to load again and decide anew: somebody was first, or the database broke a ring of waiting transactions here. */
export function isConflict(error: unknown): boolean {
  const code = databaseError(error)?.code
  return error instanceof ConflictError || code === DEADLOCK || code === NOT_SERIALIZABLE
}
