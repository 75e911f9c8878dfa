import { isKnownDevice } from '@jindu/domain/accounts/accounts'
import { accountRules } from '@jindu/domain/rules'
import { and, eq, gt, sql } from 'drizzle-orm'
import { auditEvent } from '../../platform/audit/tables.ts'
import type { Tx } from '../../platform/db/index.ts'
import { neighbourhoodOf } from '../../platform/rate-limit/network.ts'
import type { Caller } from './record-event.ts'

/** Addresses of an account's earlier logins that are looked at. */
const MOST_ADDRESSES = 1_000

const ofAccount = (uid: number) => and(eq(auditEvent.subjectKind, 'account'), eq(auditEvent.subjectId, uid))

/** The first login of an account is nobody's new device. */
async function hasLoggedIn(tx: Tx, uid: number): Promise<boolean> {
  const [before] = await tx
    .select({ id: auditEvent.id })
    .from(auditEvent)
    .where(and(ofAccount(uid), eq(auditEvent.action, 'account.loggedIn')))
    .limit(1)
  return before !== undefined
}

/** From where a kind of old client logged in under the account's present password, for as long as a browser's mark is kept. */
async function neighbourhoodsOf(tx: Tx, uid: number, client: string, now: number): Promise<string[]> {
  const changed = tx
    .select({ id: sql`coalesce(max(${auditEvent.id}), 0)` })
    .from(auditEvent)
    .where(and(ofAccount(uid), eq(auditEvent.action, 'account.loginPasswordChanged')))
  const rows = await tx
    .selectDistinct({ address: sql<string>`${auditEvent.details} ->> 'address'` })
    .from(auditEvent)
    .where(
      and(
        ofAccount(uid),
        eq(auditEvent.action, 'account.loggedIn'),
        eq(sql`${auditEvent.details} ->> 'clientOrigin'`, client),
        gt(auditEvent.createdAt, now - accountRules.knownDevice.keptSeconds),
        gt(auditEvent.id, sql`(${changed})`),
      ),
    )
    .limit(MOST_ADDRESSES)
  return rows.map(({ address }) => neighbourhoodOf(address))
}

/**
 * Whether somebody logs in with a device that the account does not know.
 * @param isMarked whether the browser shows the account's mark, or a live session of it
 * @param now unix seconds
 */
export async function isNewDevice(
  tx: Tx,
  uid: number,
  { address, clientOrigin }: Caller,
  isMarked: boolean,
  now: number,
): Promise<boolean> {
  if (isMarked || !(await hasLoggedIn(tx, uid))) return false
  const client = clientOrigin ?? null
  const known = client === null ? [] : await neighbourhoodsOf(tx, uid, client, now)
  const before = known.map((neighbourhood) => ({ client, neighbourhood }))
  return !isKnownDevice({ isMarked, place: { client, neighbourhood: neighbourhoodOf(address) }, before })
}
