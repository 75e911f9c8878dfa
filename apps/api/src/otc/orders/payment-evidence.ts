import { fail } from '@jindu/domain/errors'
import type { payerInput } from '@jindu/domain/input'
import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { only, openStaffCase } from '../../trust/disputes/index.ts'
import { bindFiles, readOwnPictures, type StoredFile } from '../../records/files/index.ts'
import type { TimelineFile } from '../../records/timeline/index.ts'
import { otcOrder } from './tables.ts'

export type Payer = z.output<typeof payerInput>

interface Stated {
  readonly payerName: string
  readonly payerAccountEnd: string
  readonly payerAccountHash: Uint8Array | null
  readonly paymentReference: string
  readonly paymentSentAt: number | null
  readonly paymentFiles: readonly TimelineFile[]
}

const SHOWN_CHARACTERS = 4
const KEY_BYTES = 16
const MINUTE = 60

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * The keyed digest of the statement that the timeline entry stores. The database computes the same in
 * `otc_statement_digest`.
 */
function statementDigest(key: Uint8Array, stated: Stated): string {
  const { payerName, payerAccountEnd, payerAccountHash, paymentReference, paymentSentAt, paymentFiles } = stated
  const parts = [
    payerName,
    payerAccountEnd,
    payerAccountHash === null ? '' : Buffer.from(payerAccountHash).toString('hex'),
    paymentReference,
    paymentSentAt === null ? '' : String(paymentSentAt),
    paymentFiles.map(({ id, sha256 }) => `${id}:${sha256}`).join(),
  ]
  return createHash('sha256').update(key).update(parts.map(hashed).join('')).digest('hex')
}

/** Ignore whitespace and hyphens when comparing account numbers. */
const plain = (account: string): string => account.replaceAll(/[\s-]/g, '').toLowerCase()

/**
 * The order's columns for payment evidence. Only the account number's end and a keyed hash are stored; pictures are
 * bound in the same commit.
 * @throws DomainError OTC_PAID_TIME_INVALID, FILE_NOT_FOUND, FILE_NOT_OWN, FILE_IN_USE
 */
export async function recordPayer(app: App, { uid }: Session, payer: Payer, takenAt: number) {
  const { name, reference, sentAt, files } = payer
  if (sentAt !== undefined && (sentAt < takenAt - MINUTE || sentAt > app.clock.now() + MINUTE)) {
    return fail('OTC_PAID_TIME_INVALID')
  }
  const account = plain(payer.account)
  const pictures = await readOwnPictures(app, uid, files, 'otc')
  const stated = {
    payerName: name,
    payerAccountEnd: account.slice(-SHOWN_CHARACTERS),
    payerAccountHash: account === '' ? null : app.secrets.fingerprint(account, 'payer account'),
    paymentReference: reference,
    paymentSentAt: sentAt ?? null,
    paymentFiles: pictures,
  }
  const evidenceKey = app.random.bytes(KEY_BYTES)
  return {
    columns: { ...stated, evidenceKey },
    details: { payer: 'stated', statement: statementDigest(evidenceKey, stated) },
    ...(pictures.length > 0 && { files: pictures }),
    guards: bindFiles(app, uid, files, 'otc'),
  }
}

/** Whether somebody besides the buyer may read a payment picture: the seller, and staff with the case. */
export async function mayReadPaymentFile(app: App, session: Session, file: StoredFile): Promise<boolean> {
  const { id, buyerUid, sellerUid } = otcOrder
  const [found] = await app.db
    .select({ id, buyerUid, sellerUid })
    .from(otcOrder)
    .where(sql`${otcOrder.paymentFiles} @> ${JSON.stringify([{ id: file.id }])}::jsonb`)
    .limit(1)
  if (found === undefined) return false
  if (session.uid === found.buyerUid || session.uid === found.sellerUid) return true
  return openStaffCase(app, session, only('otcOrder', found.id))
}
