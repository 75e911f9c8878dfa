/** Somebody else changed the same rows first. Loading again and deciding anew resolves it; see `runVerb`. */
export class ConflictError extends Error {
  override name = 'ConflictError'
}

/** The client's idempotency key was taken by a request that committed first. */
export class KeyTakenError extends Error {
  override name = 'KeyTakenError'
}
