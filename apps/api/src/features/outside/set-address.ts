import { fail } from '@jindu/domain/errors'
import { outsideRules } from '@jindu/domain/rules'
import type { Locale } from '@jindu/i18n'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import { printOf } from './address.ts'
import { addressContext, mailAddress, outsideQueue } from './tables.ts'

const HOUR = 3_600
const MARK_BYTES = 16

/** @throws DomainError MAIL_NOT_SET_UP */
export function requireMail({ mailer }: Pick<App, 'mailer'>): void {
  if (mailer === null) fail('MAIL_NOT_SET_UP')
}

/** What waited for an address goes nowhere else. */
export const dropWaiting = ({ db }: Pick<App, 'db'>, uid: number) =>
  db.delete(outsideQueue).where(and(eq(outsideQueue.uid, uid), isNull(outsideQueue.pushId)))

/**
 * Names an e-mail address, in place of the one before: a code goes there, and nothing else until it is typed in.
 * @throws DomainError MAIL_NOT_SET_UP, MAIL_ADDRESS_BUSY
 */
export async function setAddress(app: App, uid: number, address: string, locale: Locale): Promise<void> {
  requireMail(app)
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
    // Somebody's mailbox is nobody's target: who asks for codes to one address does so in turn.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${Buffer.from(print).toString('hex')}))`)
    const others = await tx.$count(
      mailAddress,
      and(eq(mailAddress.print, print), gt(mailAddress.askedAt, now - HOUR), ne(mailAddress.uid, uid)),
    )
    if (others >= outsideRules.code.mostPerAddress) fail('MAIL_ADDRESS_BUSY')
    await tx
      .insert(mailAddress)
      .values({ uid, ...fresh })
      .onConflictDoUpdate({ target: mailAddress.uid, set: fresh })
    return { result: undefined, writes: [dropWaiting(app, uid)] }
  })
}
