import { databaseError } from './database-error.ts'

/** A concurrent change of the same rows. Resolved by reloading and retrying; see `runVerb`. */
export class ConflictError extends Error {
  override name = 'ConflictError'
}

/** The client's idempotency key was taken by a request that committed first. */
export class KeyTakenError extends Error {
  override name = 'KeyTakenError'
}

const DEADLOCK = '40P01'
const NOT_SERIALIZABLE = '40001'

/** Whether to reload and retry: a concurrent change came first, or this was a deadlock victim. */
export function isConflict(error: unknown): boolean {
  const code = databaseError(error)?.code
  return error instanceof ConflictError || code === DEADLOCK || code === NOT_SERIALIZABLE
}
