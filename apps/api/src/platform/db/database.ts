import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { boundedClient, type ClientLoad } from './bounded-client.ts'
import { preparedClient } from './prepared-client.ts'
import { FORMATS, LIMITS } from './session-parameters.ts'

export type Db = PostgresJsDatabase & { readonly $client: postgres.Sql<{ bigint: bigint }> }
/** The transaction that `db.transaction` passes to its callback. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Sql = postgres.Sql<{ bigint: bigint }>

export interface Database {
  readonly url: string
  /** The postgres.js client: LISTEN, cursors, reserved connections. Everything else goes through `db`. */
  readonly sql: Sql
  readonly db: Db
  /** The number of pooled connections. */
  readonly connections: number
  /** Current figures of `db`; zero for a client without limits. */
  readonly load: Readonly<ClientLoad>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** The maximum number of pooled connections. */
  readonly max?: number
  /** Shown in pg_stat_activity. */
  readonly name?: string
  readonly onNotice?: (message: string) => void
  /** With statement and lock timeouts, for processes that serve requests. Maintenance commands run without. */
  readonly limited?: boolean
}

const CONNECT_SECONDS = { limited: 5, patient: 30 }
/** The maximum number of statements and transactions that wait for a pooled connection. */
const MOST_WAITING = 1_000
const LONGEST_PAUSE_SECONDS = 1

/**
 * Opens a pool on a PostgreSQL database. Nothing is connected before the first query.
 * Raw results give int8 as bigint and timestamps as text (drizzle maps typed columns itself).
 */
export const createDatabase = (url: string, options: DatabaseOptions = {}): Database => {
  const { limited = false, max = 10 } = options
  const sql = postgres(url, {
    max,
    idle_timeout: 300,
    connect_timeout: limited ? CONNECT_SECONDS.limited : CONNECT_SECONDS.patient,
    // Reconnect quickly: a database that returns is found within a second.
    backoff: (tries) => Math.min(0.02 * 2 ** tries, LONGEST_PAUSE_SECONDS),
    types: { bigint: postgres.BigInt },
    connection: { application_name: options.name ?? 'jindu', ...FORMATS, ...(limited ? LIMITS : {}) },
    onnotice: (notice) => options.onNotice?.(String(notice['message'])),
  })
  const load: ClientLoad = { underWay: 0, slow: 0 }
  const db: Db = drizzle(preparedClient(limited ? boundedClient(sql, max + MOST_WAITING, load) : sql), {
    casing: 'snake_case',
  })
  return { url, sql, db, connections: max, load, close: () => sql.end({ timeout: 3 }) }
}
