import { fail } from '@jindu/domain/errors'
import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { secondEyes, type StaffCaller } from '../../accounts/accounts/index.ts'
import { coinSubject } from './coin-subject.ts'
import { isEquationKnown } from './breaker-guard.ts'
import { opening } from './opening.ts'
import { coinBreaker } from './tables.ts'

const CLOSED = { openedAt: null, reason: null, askedBy: null, askedAt: null, askedReason: null }

/**
 * Finance stops the payouts of a coin.
 * @throws DomainError BREAKER_OPEN
 */
export async function stopPayouts(app: App, { uid }: Session, currency: CurrencyCode, reason: string): Promise<void> {
  const { db, clock } = app
  const change = opening(db, currency, clock.now(), 'byHand')
  await commitVerb(app, {
    guards: [{ change, refusal: 'BREAKER_OPEN' }],
    audit: [
      { action: 'breaker.opened', actor: { kind: 'staff', uid }, subject: coinSubject(currency), details: { reason } },
    ],
  })
}

/**
 * A member of finance asks to let the payouts go on, with the reason; another one agrees.
 * @throws DomainError BREAKER_CLOSED
 */
export async function askToResume(app: App, { uid }: Session, currency: CurrencyCode, reason: string): Promise<void> {
  const { db, clock } = app
  await commitVerb(app, {
    guards: [
      {
        change: db
          .update(coinBreaker)
          .set({ askedBy: uid, askedAt: clock.now(), askedReason: reason })
          .where(and(eq(coinBreaker.currency, currency), isNotNull(coinBreaker.openedAt))),
        refusal: 'BREAKER_CLOSED',
      },
    ],
    audit: [
      {
        action: 'breaker.askedToClose',
        actor: { kind: 'staff', uid },
        subject: coinSubject(currency),
        details: { reason },
      },
    ],
  })
}

/**
 * The second member lets the payouts go on; never while chain and books differ or are not known.
 * @throws DomainError BREAKER_CLOSED, BREAKER_SECOND_MEMBER, STAFF_SAME_EYES (until), BREAKER_UNEQUAL
 */
export async function resumePayouts(app: App, by: StaffCaller, currency: CurrencyCode): Promise<void> {
  const { db } = app
  const { uid } = by.session
  const [row] = await db.select().from(coinBreaker).where(eq(coinBreaker.currency, currency))
  if (row === undefined || row.openedAt === null) return fail('BREAKER_CLOSED')
  if (row.askedBy === null || row.askedBy === uid) return fail('BREAKER_SECOND_MEMBER')
  const flags = (await secondEyes(app, db, by)).lookAfter(row.askedBy, coinSubject(currency))
  if (!isEquationKnown(app, row)) return fail('BREAKER_UNEQUAL')
  await commitVerb(app, {
    guards: [
      {
        change: db
          .update(coinBreaker)
          .set(CLOSED)
          .where(
            and(
              eq(coinBreaker.currency, currency),
              eq(coinBreaker.openedAt, row.openedAt),
              eq(coinBreaker.askedBy, row.askedBy),
              eq(coinBreaker.found, sql`${coinBreaker.inBooks}`),
            ),
          ),
        refusal: 'BREAKER_UNEQUAL',
      },
    ],
    audit: [
      ...flags,
      {
        action: 'breaker.closed',
        actor: { kind: 'staff', uid },
        subject: coinSubject(currency),
        details: { askedBy: row.askedBy, reason: row.askedReason ?? '' },
      },
    ],
  })
}
