import { fail } from '@jindu/domain/errors'
import type { CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { reserveMessage } from '@jindu/domain/wallet/proofs'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { verifyMessage } from '../../platform/chain/index.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { depositAddress } from '../wallet/tables.ts'
import { liabilityTree, reserve } from './tables.ts'
import { newestSnapshot } from './take-snapshot.ts'

const { maximumReserves } = rules.wallet.proof
/** So many older snapshots are tried, to say that a signature is of one of them. */
const OLDER = 10

export interface SignedAddress {
  readonly currency: CurrencyCode
  readonly address: string
  readonly signature: string
}

/** The message of each of the newest snapshots, latest first. */
async function messagesOf({ db, env }: App, currency: CurrencyCode, newest: number) {
  const trees = await db
    .select({ snapshotId: liabilityTree.snapshotId, root: liabilityTree.root })
    .from(liabilityTree)
    .where(and(eq(liabilityTree.currency, currency), lte(liabilityTree.snapshotId, newest)))
    .orderBy(desc(liabilityTree.snapshotId))
    .limit(OLDER)
  return trees.map(({ snapshotId, root }) => {
    const statement = { site: env.publicOrigin, snapshotId, currency, root: Buffer.from(root).toString('hex') }
    return { snapshotId, message: reserveMessage(statement) }
  })
}

/**
 * A member of finance adds an address that signed the newest snapshot's message. A second one publishes it.
 * @throws DomainError COIN_CLOSED, PROOF_NOT_FOUND (no snapshot yet), WITHDRAWAL_ADDRESS_…, RESERVE_OF_USER, RESERVE_SIGNATURE_INVALID,
 *   RESERVE_SIGNATURE_OLD (snapshot), RESERVES_LIMIT, RESERVE_LISTED
 */
export async function addReserve(app: App, { uid }: Session, signed: SignedAddress): Promise<void> {
  const { db, clock } = app
  const { currency, signature } = signed
  const chain = app.chains[currency] ?? fail('COIN_CLOSED')
  const parsed = await chain.reader.parseAddress(signed.address)
  const { address } = parsed
  const { id: snapshotId } = (await newestSnapshot(db)) ?? fail('PROOF_NOT_FOUND')
  const ofUser = and(eq(depositAddress.currency, currency), eq(depositAddress.address, address))
  if ((await db.$count(depositAddress, ofUser)) > 0) fail('RESERVE_OF_USER')
  const listed = and(eq(reserve.snapshotId, snapshotId), eq(reserve.currency, currency))
  if ((await db.$count(reserve, listed)) >= maximumReserves) fail('RESERVES_LIMIT')
  for (const { snapshotId: of, message } of await messagesOf(app, currency, snapshotId)) {
    const scheme = await verifyMessage(currency, parsed, message, signature)
    if (scheme === null) continue
    if (of !== snapshotId) return fail('RESERVE_SIGNATURE_OLD', { snapshot: of })
    const row = { snapshotId, currency, address, signature, scheme, addedBy: uid, addedAt: clock.now() }
    await commitVerb(app, {
      guards: [{ change: db.insert(reserve).values(row).onConflictDoNothing(), refusal: 'RESERVE_LISTED' }],
      audit: [
        {
          action: 'proof.reserveAdded',
          actor: { kind: 'staff', uid },
          subject: { kind: 'proof', id: snapshotId },
          details: { currency, address },
        },
      ],
    })
    return
  }
  fail('RESERVE_SIGNATURE_INVALID')
}

/** Takes a signature back before it is published. @throws DomainError RESERVES_CHANGED */
export async function withdrawReserve(app: App, { uid }: Session, id: number): Promise<void> {
  const { db } = app
  const waits = and(eq(reserve.id, id), isNull(reserve.publishedAt))
  const [row] = await db.select().from(reserve).where(waits)
  if (row === undefined) return fail('RESERVES_CHANGED')
  await commitVerb(app, {
    guards: [{ change: db.delete(reserve).where(waits), refusal: 'RESERVES_CHANGED' }],
    audit: [
      {
        action: 'proof.reserveWithdrawn',
        actor: { kind: 'staff', uid },
        subject: { kind: 'proof', id: row.snapshotId },
        details: { currency: row.currency, address: row.address },
      },
    ],
  })
}
