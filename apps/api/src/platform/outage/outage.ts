import { NodeRefusal } from '../chain/node/json-rpc.ts'
import { DomainError, isDomainError, type ErrorCode } from '@jindu/domain/errors'

/** By the code of PostgreSQL, of its client, or of the network. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  // Nothing was sent: the connection could not be made.
  CONNECT_TIMEOUT: 'SERVICE_UNAVAILABLE',
  ECONNREFUSED: 'SERVICE_UNAVAILABLE',
  EHOSTUNREACH: 'SERVICE_UNAVAILABLE',
  ENOTFOUND: 'SERVICE_UNAVAILABLE',
  CONNECTION_ENDED: 'SERVICE_UNAVAILABLE',
  '57P03': 'SERVICE_UNAVAILABLE',
  '08001': 'SERVICE_UNAVAILABLE',
  '08004': 'SERVICE_UNAVAILABLE',
  // Sent, and nobody knows how far it came.
  CONNECTION_CLOSED: 'CONNECTION_LOST',
  CONNECTION_DESTROYED: 'CONNECTION_LOST',
  ECONNRESET: 'CONNECTION_LOST',
  EPIPE: 'CONNECTION_LOST',
  ETIMEDOUT: 'CONNECTION_LOST',
  '57P01': 'CONNECTION_LOST',
  '57P02': 'CONNECTION_LOST',
  '08003': 'CONNECTION_LOST',
  '08006': 'CONNECTION_LOST',
  '08007': 'CONNECTION_LOST',
  // The database undid what it was asked for.
  '57014': 'SERVER_BUSY',
  '55P03': 'SERVER_BUSY',
  '25P03': 'SERVER_BUSY',
  '53200': 'SERVER_BUSY',
  '53300': 'SERVER_BUSY',
  '53100': 'STORAGE_FULL',
}

const DEPTH = 4

/**
 * What to tell a caller when the database is away, overrun or full; null for a failure of any other kind.
 * drizzle wraps what goes wrong below it, a refusal of our own too.
 */
export function outageOf(error: unknown): DomainError | null {
  let current = error
  for (let depth = 0; depth < DEPTH && current instanceof Error; depth += 1) {
    if (isDomainError(current)) return current
    // A node that refuses what a caller's step needs: locked, or in a state that nobody foresaw.
    if (current instanceof NodeRefusal) return new DomainError('CHAIN_UNAVAILABLE', { method: 'node' })
    const code = 'code' in current && typeof current.code === 'string' ? REFUSALS[current.code] : undefined
    if (code !== undefined) return new DomainError(code, {})
    current = current.cause
  }
  return null
}
