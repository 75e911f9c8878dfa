import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { preparedClient } from './prepared-client.ts'

export type Db = PostgresJsDatabase & { readonly $client: postgres.Sql<{ bigint: bigint }> }
/** What `db.transaction` hands to its callback. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Sql = postgres.Sql<{ bigint: bigint }>

export interface Database {
  readonly url: string
  /** The postgres.js client: LISTEN, cursors, reserved connections. Everything else goes through `db`. */
  readonly sql: Sql
  readonly db: Db
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Most connections of the pool. */
  readonly max?: number
  /** Shown in pg_stat_activity. */
  readonly name?: string
  readonly onNotice?: (message: string) => void
}

/**
 * Opens a pool on a PostgreSQL database. Nothing is connected before the first query.
 * Raw results give int8 as bigint and timestamps as text (drizzle maps typed columns itself).
 */
export const createDatabase = (url: string, options: DatabaseOptions = {}): Database => {
  const sql = postgres(url, {
    max: options.max ?? 10,
    idle_timeout: 300,
    connect_timeout: 30,
    types: { bigint: postgres.BigInt },
    connection: { application_name: options.name ?? 'jindu' },
    onnotice: (notice) => options.onNotice?.(String(notice['message'])),
  })
  const db: Db = drizzle(preparedClient(sql), { casing: 'snake_case' })
  return { url, sql, db, close: () => sql.end({ timeout: 3 }) }
}
