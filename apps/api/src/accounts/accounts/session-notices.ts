import { sql } from 'drizzle-orm'
import type { Db, Sql, Tx } from '../../platform/db/index.ts'

const CHANNEL = 'jindu_session'

/** Notifies every API process, on commit, that sessions of `uid` changed. */
export async function notifySessionsChanged(tx: Db | Tx, uid: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${String(uid)})`)
}

/**
 * Calls `onChange` with the uid; `onReconnect` when notices may have been missed.
 * @returns what stops listening
 */
export async function listenForSessionChanges(
  client: Sql,
  onChange: (uid: number) => void,
  onReconnect: () => void,
): Promise<() => Promise<void>> {
  const listener = await client.listen(CHANNEL, (text) => onChange(Number(text)), onReconnect)
  return () => listener.unlisten()
}
