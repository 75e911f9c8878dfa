import { fail } from '@jindu/domain/errors'
import { outsideRules } from '@jindu/domain/rules'
import type { Locale } from '@jindu/i18n'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { reauthenticate, securityChange, type Caller, type OwnProof } from '../accounts/index.ts'
import { printOf } from './address.ts'
import { farewellTo } from './farewell.ts'
import { addressContext, mailAddress, outsideQueue } from './tables.ts'

const HOUR = 3_600
const MARK_BYTES = 16

const isSameBytes = (left: Uint8Array, right: Uint8Array): boolean => Buffer.compare(left, right) === 0

/** @throws DomainError MAIL_NOT_SET_UP */
export function requireMail({ mailer }: Pick<App, 'mailer'>): void {
  if (mailer === null) fail('MAIL_NOT_SET_UP')
}

/** Deletes mails queued for the old address. */
export const dropWaiting = ({ db }: Pick<App, 'db'>, uid: number) =>
  db.delete(outsideQueue).where(and(eq(outsideQueue.uid, uid), isNull(outsideQueue.pushId)))

export interface NewAddress extends OwnProof {
  readonly address: string
}

/**
 * Replaces the e-mail address. Only a code is sent to it until it is confirmed. The owner is notified in the site, and
 * at the previous address if that was confirmed.
 * @throws DomainError MAIL_NOT_SET_UP, MAIL_ADDRESS_BUSY, PASSWORD_WRONG, RATE_LIMITED, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG
 */
export async function setAddress(
  app: App,
  session: Session,
  { address, ...own }: NewAddress,
  locale: Locale,
  caller: Caller,
): Promise<void> {
  requireMail(app)
  const { uid } = session
  const proof = await reauthenticate(app, session, 'mail.set', own, caller)
  const now = app.clock.now()
  const print = printOf(app, address)
  const fresh = {
    ...app.secrets.seal(address, addressContext(uid)),
    print,
    mark: app.random.bytes(MARK_BYTES),
    locale,
    askedAt: now,
    codeSentAt: null,
    codeTries: 0,
    confirmedAt: null,
    bouncedAt: null,
    failures: 0,
    nextTryAt: now,
    hourFrom: now,
    hourCount: 0,
  }
  await transactVerb(app, async (tx) => {
    // Serialise requests for one mailbox, so that concurrent requests cannot exceed its quota of codes.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${Buffer.from(print).toString('hex')}))`)
    const others = await tx.$count(
      mailAddress,
      and(eq(mailAddress.print, print), gt(mailAddress.askedAt, now - HOUR), ne(mailAddress.uid, uid)),
    )
    if (others >= outsideRules.code.mostPerAddress) fail('MAIL_ADDRESS_BUSY')
    const [before] = await tx.select().from(mailAddress).where(eq(mailAddress.uid, uid)).for('update')
    const replaced = before !== undefined && before.confirmedAt !== null && !isSameBytes(before.print, print)
    await tx
      .insert(mailAddress)
      .values({ uid, ...fresh })
      .onConflictDoUpdate({ target: mailAddress.uid, set: fresh })
    const told = replaced ? securityChange(app, uid, 'mailReplaced', caller) : null
    return {
      result: undefined,
      guards: proof?.guards ?? [],
      writes: [
        dropWaiting(app, uid),
        ...(replaced ? farewellTo(app, before, 'replaced') : []),
        ...(told?.writes ?? []),
      ],
      audit: [...(told?.audit ?? []), ...(proof?.audit ?? [])],
    }
  })
}
