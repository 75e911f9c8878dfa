import { fail } from '@jindu/domain/errors'
import type { payerInput } from '@jindu/domain/input'
import { and, or, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { mayArbitrate } from '../disputes/index.ts'
import { bindFiles, readOwnPictures, type StoredFile } from '../files/index.ts'
import { otcOrder } from './tables.ts'

export type Payer = z.output<typeof payerInput>

const SHOWN_CHARACTERS = 4
const MINUTE = 60

/** Blanks and signs do not tell two accounts apart. */
const plain = (account: string): string => account.replaceAll(/[\s-]/g, '').toLowerCase()

/**
 * What an order keeps of its payment: of the account only its end and a keyed hash; the pictures are bound with the same commit.
 * @throws DomainError OTC_PAID_TIME_INVALID, FILE_NOT_FOUND, FILE_NOT_OWN, FILE_IN_USE
 */
export async function recordPayer(app: App, { uid }: Session, payer: Payer, takenAt: number) {
  const { name, reference, sentAt, files } = payer
  if (sentAt !== undefined && (sentAt < takenAt - MINUTE || sentAt > app.clock.now() + MINUTE)) {
    return fail('OTC_PAID_TIME_INVALID')
  }
  const account = plain(payer.account)
  const pictures = await readOwnPictures(app, uid, files, 'otc')
  return {
    columns: {
      payerName: name,
      payerAccountEnd: account.slice(-SHOWN_CHARACTERS),
      payerAccountHash: account === '' ? null : app.secrets.fingerprint(account, 'payer account'),
      paymentReference: reference,
      paymentSentAt: sentAt ?? null,
      paymentFiles: pictures,
    },
    details: { payer: 'stated' },
    ...(pictures.length > 0 && { files: pictures }),
    guards: bindFiles(app, uid, files, 'otc'),
  }
}

/** Whether somebody other than the buyer may read a picture of a payment: the seller, and arbiters. */
export async function mayReadPaymentFile({ db }: App, session: Session, file: StoredFile): Promise<boolean> {
  const party = or(eq(otcOrder.buyerUid, session.uid), eq(otcOrder.sellerUid, session.uid))
  const [found] = await db
    .select({ id: otcOrder.id })
    .from(otcOrder)
    .where(
      and(
        sql`${otcOrder.paymentFiles} @> ${JSON.stringify([{ id: file.id }])}::jsonb`,
        mayArbitrate(session) ? undefined : party,
      ),
    )
    .limit(1)
  return found !== undefined
}
