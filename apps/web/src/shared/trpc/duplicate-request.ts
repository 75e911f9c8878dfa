/** Silent rejection of a request that duplicates a pending one: nothing is shown for it. */
export class DuplicateRequest extends Error {
  override readonly name = 'DuplicateRequest'
}

export function isDuplicateRequest(error: unknown): boolean {
  return error instanceof DuplicateRequest || (error instanceof Error && error.cause instanceof DuplicateRequest)
}
