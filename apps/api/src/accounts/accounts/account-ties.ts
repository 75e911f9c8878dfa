import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { auditEvent } from '../../platform/audit/tables.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { isLoopback, networkOf } from '../../platform/rate-limit/network.ts'
import { accountsNamedBy, knownDevice } from './known-device.ts'
import { appUser, sharedDevice } from './tables.ts'

/** Addresses of an account's logins that are looked at. */
const MOST_ADDRESSES = 500

const pairOf = (one: number, other: number) => ({ lowUid: Math.min(one, other), highUid: Math.max(one, other) })

/**
 * Keeps which other accounts a browser was used by, as their own marks prove: a mark that somebody made up ties nobody to anybody.
 * @param cookie as the browser sent it with the login
 */
export async function keepSharedDevice(
  app: Pick<App, 'env' | 'clock' | 'random'>,
  tx: Tx,
  uid: number,
  cookie: string | null | undefined,
): Promise<void> {
  const named = accountsNamedBy(cookie).filter((each) => each !== uid)
  if (named.length === 0) return
  const users = await tx
    .select({ uid: appUser.uid, loginHash: appUser.loginHash })
    .from(appUser)
    .where(inArray(appUser.uid, [...named]))
  const proved = users.filter((user) => knownDevice(app, cookie, user.uid, user.loginHash) !== null)
  if (proved.length === 0) return
  const seenAt = app.clock.now()
  await tx
    .insert(sharedDevice)
    .values(proved.map((user) => ({ ...pairOf(uid, user.uid), seenAt })))
    .onConflictDoUpdate({ target: [sharedDevice.lowUid, sharedDevice.highUid], set: { seenAt } })
}

/**
 * The accounts that logged in with a browser of this account's, proved at each login.
 * @param since unix seconds
 */
export async function sharersOf(db: Db | Tx, uid: number, since: number): Promise<ReadonlySet<number>> {
  const { lowUid, highUid, seenAt } = sharedDevice
  const rows = await db
    .select({ lowUid, highUid })
    .from(sharedDevice)
    .where(and(or(eq(lowUid, uid), eq(highUid, uid)), gt(seenAt, since)))
  return new Set(rows.map((pair) => (pair.lowUid === uid ? pair.highUid : pair.lowUid)))
}

/** This machine is nobody's network: behind a proxy that is set up wrongly everybody would share it. */
const networksOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((address) => !isLoopback(address)).map((address) => networkOf(address))),
]

async function readAccount({ db }: Pick<App, 'db'>, uid: number, since: number) {
  const [[user], logins] = await Promise.all([
    db
      .select({
        introducer: appUser.introducerUid,
        registered: appUser.registerOrigin,
        last: appUser.lastOrigin,
      })
      .from(appUser)
      .where(eq(appUser.uid, uid)),
    db
      .selectDistinct({ address: sql<string>`${auditEvent.details} ->> 'address'` })
      .from(auditEvent)
      .where(
        and(
          eq(auditEvent.subjectKind, 'account'),
          eq(auditEvent.subjectId, uid),
          eq(auditEvent.action, 'account.loggedIn'),
          gt(auditEvent.createdAt, since),
        ),
      )
      .limit(MOST_ADDRESSES),
  ])
  const addresses = [user?.registered, user?.last, ...logins.map(({ address }) => address)]
  return { introducer: user?.introducer ?? null, networks: networksOf(addresses.filter((each) => each !== undefined)) }
}

/**
 * Connections between two accounts: a shared browser, their networks, and their introducers.
 * @param since unix seconds
 */
export async function readTies(app: Pick<App, 'db'>, one: number, other: number, since: number) {
  const { lowUid, highUid } = pairOf(one, other)
  const [of, ofOther, shared] = await Promise.all([
    readAccount(app, one, since),
    readAccount(app, other, since),
    app.db.$count(
      sharedDevice,
      and(eq(sharedDevice.lowUid, lowUid), eq(sharedDevice.highUid, highUid), gt(sharedDevice.seenAt, since)),
    ),
  ])
  return { one: of, other: ofOther, sharesDevice: shared > 0 }
}
