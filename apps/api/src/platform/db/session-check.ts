import postgres from 'postgres'
import { FORMATS, LIMITS } from './session-parameters.ts'

const CONNECT_SECONDS = 10
/** How often two connections in turn ask for their server process: a transaction pooler would mix the processes up. */
const TURNS = 8
const PARAMETERS = { ...FORMATS, ...LIMITS }

const open = (url: string): postgres.Sql =>
  postgres(url, {
    max: 1,
    connect_timeout: CONNECT_SECONDS,
    fetch_types: false,
    prepare: false,
    onnotice: () => undefined,
    connection: { application_name: 'jindu-reach', ...PARAMETERS },
  })

/**
 * Why a database is unusable for the product, as the end of a sentence; null if it is usable.
 *
 * @throws whatever the connection fails with
 */
export async function sessionProblem(url: string): Promise<string | null> {
  const one = open(url)
  const two = open(url)
  try {
    return (await encodingProblem(one)) ?? (await parametersProblem(one)) ?? (await poolerProblem(one, two))
  } finally {
    await Promise.all([one.end({ timeout: 1 }), two.end({ timeout: 1 })])
  }
}

async function encodingProblem(sql: postgres.Sql): Promise<string | null> {
  const [row] = await sql<{ encoding: string }[]>`select current_setting('server_encoding') as encoding`
  if (row?.encoding === 'UTF8') return null
  return `stores text as ${row?.encoding ?? 'unknown'}. It must be UTF8: create database jindu encoding 'UTF8' template template0`
}

/** Compares session parameters: limits in milliseconds as in `pg_settings`, formats verbatim. */
async function parametersProblem(sql: postgres.Sql): Promise<string | null> {
  const names = Object.keys(PARAMETERS)
  const rows = await sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name in ${sql(names)}`
  const found = new Map(rows.map(({ name, setting }) => [name, setting]))
  const lost = Object.entries(PARAMETERS).filter(([name, value]) => found.get(name) !== String(value))
  if (lost.length === 0) return null
  const settings = lost.map(([name, value]) => `${name} = '${value}'`).join(', ')
  return `does not keep what a connection sets (${settings}): a pooler drops it. Connect to PostgreSQL itself, or set it for the role: alter role … set …`
}

/**
 * Locks, LISTEN and prepared statements require one server process per connection. A pooler in transaction mode shares
 * one process between connections, or switches a connection between processes.
 */
async function poolerProblem(one: postgres.Sql, two: postgres.Sql): Promise<string | null> {
  const [first, second] = [new Set<number>(), new Set<number>()]
  for (let turn = 0; turn < TURNS; turn += 1) {
    first.add(await processOf(one))
    second.add(await processOf(two))
  }
  if (first.size === 1 && second.size === 1 && [...first].every((pid) => !second.has(pid))) return null
  return 'changes the server process under an open connection: a pooler in transaction mode (PgBouncer: pool_mode = transaction). Locks, notifications and prepared statements would be lost. Connect to PostgreSQL itself, or through a pooler in session mode'
}

async function processOf(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return row?.pid ?? 0
}
