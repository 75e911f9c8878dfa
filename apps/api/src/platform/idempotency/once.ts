import { createHash } from 'node:crypto'

/** A request under a key that its client chose. */
export interface Once {
  readonly uid: number
  readonly key: string
  /** sha256 over the request, to tell a repeat from another request under the same key. */
  readonly requestHash: Uint8Array
}

/**
 * @param verb the verb's name, so that one key used for two verbs is told apart
 * @param request the validated input
 */
export const once = (uid: number, key: string, verb: string, request: unknown): Once => ({
  uid,
  key,
  requestHash: createHash('sha256')
    .update(JSON.stringify([verb, request], bigintAsText))
    .digest(),
})

const bigintAsText = (_name: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}n` : value)
