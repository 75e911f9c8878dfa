import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** The only source of randomness, so that tests and demo data can choose their own. */
export interface Random {
  bytes(length: number): Uint8Array
  /** A whole number from 0 up to but excluding `limit`. */
  integer(limit: number): number
  uuid(): string
  /** URL-safe text carrying `length` random bytes. */
  token(length: number): string
}

export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  integer: (limit) => randomInt(limit),
  uuid: () => randomUUID(),
  token: (length) => randomBytes(length).toString('base64url'),
}
