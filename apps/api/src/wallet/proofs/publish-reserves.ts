import { fail } from '@jindu/domain/errors'
import type { CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { and, eq, gt, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { secondEyes, type StaffCaller } from '../../accounts/accounts/index.ts'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { outageOf } from '../../platform/outage/outage.ts'
import { reserve } from './tables.ts'

const { reserveSeconds } = rules.wallet.proof

/**
 * The second member publishes the signatures that they saw. The chain is read after it.
 * @param ids all of one snapshot
 * @throws DomainError RESERVES_CHANGED, RESERVE_SECOND_MEMBER, STAFF_SAME_EYES (until)
 */
export async function publishReserves(app: App, by: StaffCaller, ids: readonly number[]): Promise<void> {
  const { db, clock } = app
  const { uid } = by.session
  const now = clock.now()
  const waiting = and(
    inArray(reserve.id, [...ids]),
    isNull(reserve.publishedAt),
    gt(reserve.addedAt, now - reserveSeconds),
  )
  const rows = await db.select().from(reserve).where(waiting)
  const [first] = rows
  const isSeen = rows.length === new Set(ids).size && new Set(rows.map(({ snapshotId }) => snapshotId)).size === 1
  if (first === undefined || !isSeen) return fail('RESERVES_CHANGED')
  const subject = { kind: 'proof', id: first.snapshotId } as const
  const adders = [...new Set(rows.map(({ addedBy }) => addedBy))]
  if (adders.includes(uid)) fail('RESERVE_SECOND_MEMBER')
  const eyes = await secondEyes(app, db, by)
  const flags = adders.flatMap((adder) => eyes.lookAfter(adder, subject))
  await commitVerb(app, {
    guards: [
      {
        change: db
          .update(reserve)
          .set({ publishedBy: uid, publishedAt: now })
          .where(and(waiting, ne(reserve.addedBy, uid))),
        rows: rows.length,
        refusal: 'RESERVES_CHANGED',
      },
    ],
    audit: [
      ...flags,
      {
        action: 'proof.reservesPublished',
        actor: { kind: 'staff', uid },
        subject,
        details: { addresses: rows.map(({ currency, address }) => `${currency} ${address}`).join(', ') },
      },
    ],
  })
}

interface CoinOfSnapshot {
  readonly snapshotId: number
  readonly currency: CurrencyCode
}

/** Reads all published addresses of a coin at one block, so that no coin counts at two of them. */
async function readReserves(app: App, { snapshotId, currency }: CoinOfSnapshot): Promise<void> {
  const { db, clock } = app
  const chain = app.chains[currency]
  if (chain === undefined) return
  const published = await db
    .select({ id: reserve.id, address: reserve.address })
    .from(reserve)
    .where(and(eq(reserve.snapshotId, snapshotId), eq(reserve.currency, currency), isNotNull(reserve.publishedAt)))
  const addresses = published.map(({ address }) => address)
  const balances = chain.holds === 'accounts' ? chain.account.balances(addresses) : chain.reader.balances(addresses)
  const read = await balances.catch((error: unknown) => {
    if (outageOf(error) === null) throw error
    return null
  })
  // Tried again; until then the addresses count for nothing.
  if (read === null) return
  await commitVerb(app, {
    writes: published.map(({ id, address }) =>
      db
        .update(reserve)
        .set({ units: read.units.get(address) ?? 0n, height: read.at.height, readAt: clock.now() })
        .where(eq(reserve.id, id)),
    ),
  })
}

/** Reads what published addresses hold. */
export const readReservesJob = (app: App): TimedJob<CoinOfSnapshot> => ({
  name: 'read-reserves',
  everySeconds: 60,
  apart: true,
  due: (now, limit) =>
    app.db
      .selectDistinct({ snapshotId: reserve.snapshotId, currency: reserve.currency })
      .from(reserve)
      .where(and(isNull(reserve.readAt), gt(reserve.publishedAt, now - reserveSeconds)))
      .limit(limit),
  run: (coin) => readReserves(app, coin),
})
