import { NodeRefusal } from '../chain/node/json-rpc.ts'
import { DomainError, isDomainError, type ErrorCode } from '@jindu/domain/errors'

/** Errors by the code of PostgreSQL, of its client, or of the network. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  // Nothing was sent: the connection could not be opened.
  CONNECT_TIMEOUT: 'SERVICE_UNAVAILABLE',
  ECONNREFUSED: 'SERVICE_UNAVAILABLE',
  EHOSTUNREACH: 'SERVICE_UNAVAILABLE',
  ENOTFOUND: 'SERVICE_UNAVAILABLE',
  CONNECTION_ENDED: 'SERVICE_UNAVAILABLE',
  '57P03': 'SERVICE_UNAVAILABLE',
  '08001': 'SERVICE_UNAVAILABLE',
  '08004': 'SERVICE_UNAVAILABLE',
  // A server that was the primary and is no more: it wrote nothing.
  '25006': 'SERVICE_UNAVAILABLE',
  // The statement was sent, but its outcome is unknown.
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
  // The database rolled the statement back.
  '57014': 'SERVER_BUSY',
  '55P03': 'SERVER_BUSY',
  '25P03': 'SERVER_BUSY',
  '53200': 'SERVER_BUSY',
  '53300': 'SERVER_BUSY',
  '53100': 'STORAGE_FULL',
}

const DEPTH = 4

/**
 * The error for callers when the database is unreachable, overloaded or full; null for any other failure. Searches the
 * causes, because drizzle wraps errors, including our own.
 */
export function outageOf(error: unknown): DomainError | null {
  let current = error
  for (let depth = 0; depth < DEPTH && current instanceof Error; depth += 1) {
    if (isDomainError(current)) return current
    // The node refuses the step: its wallet is locked, or in an unexpected state.
    if (current instanceof NodeRefusal) return new DomainError('CHAIN_UNAVAILABLE', { method: 'node' })
    const code = 'code' in current && typeof current.code === 'string' ? REFUSALS[current.code] : undefined
    if (code !== undefined) return new DomainError(code, {})
    current = current.cause
  }
  return null
}
