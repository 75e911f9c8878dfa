import { databaseError, DatabaseAccessError, MigrationError } from '../platform/db/index.ts'
import { EmbeddedDatabaseError } from '../platform/db/embedded/index.ts'
import { EnvError } from '../platform/env/index.ts'

/** Why the product does not start, as a sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError'
}

/** PostgreSQL's code for missing privileges. */
const INSUFFICIENT_PRIVILEGE = '42501'
const READ_ONLY = '25006'

const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another process. Stop that one, or set PORT to another',
  EACCES: 'may be opened by root only. Set PORT to one from 1024',
  EADDRNOTAVAIL: 'is not an address of this machine. Set HOST to one that is, such as 127.0.0.1',
  ENOTFOUND: 'is not an address of this machine. Set HOST to one that is, such as 127.0.0.1',
}

function listenText(error: Error): string | null {
  if (!('syscall' in error) || (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo')) return null
  const why = 'code' in error && typeof error.code === 'string' ? LISTENING[error.code] : undefined
  if (why === undefined) return null
  return `${placeOf(error)} ${why}.`
}

function placeOf(error: Error): string {
  if ('hostname' in error) return `HOST ${String(error.hostname)}`
  if (!('address' in error)) return 'The port'
  return 'port' in error ? `Port ${String(error.port)} at ${String(error.address)}` : `HOST ${String(error.address)}`
}

function databaseText(error: unknown): string | null {
  const found = databaseError(error)
  if (found?.code === INSUFFICIENT_PRIVILEGE)
    return `The role of DATABASE_URL lacks a right: ${found.message}. Make it the owner of the database: alter database … owner to …`
  if (found?.code === READ_ONLY)
    return `The database of DATABASE_URL takes no writes (${found.message}): it is a standby, or set to read only.`
  return null
}

/** The sentence for a failure that an operator can mend; null for any other, which is shown as the trace it is. */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const own = [StartError, EnvError, EmbeddedDatabaseError, DatabaseAccessError, MigrationError]
  if (own.some((kind) => error instanceof kind)) return error.message
  return listenText(error) ?? databaseText(error)
}
