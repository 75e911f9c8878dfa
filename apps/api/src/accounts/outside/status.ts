import { outsideRules } from '@jindu/domain/rules'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { openAddress } from './address.ts'
import { mailAddress, pushSubscription } from './tables.ts'

type Row = typeof mailAddress.$inferSelect

/** `asked`: a code is queued or sent. `refused`: the address's mail server rejected it. */
export const MAIL_STATES = ['none', 'asked', 'confirmed', 'refused'] as const

function stateOf(row: Row | undefined): (typeof MAIL_STATES)[number] {
  if (row === undefined) return 'none'
  if (row.bouncedAt !== null) return 'refused'
  return row.confirmedAt === null ? 'asked' : 'confirmed'
}

/** Until when and how often the code may still be tried; null if it may not. */
function codeLeft(row: Row, now: number) {
  const until = row.askedAt + outsideRules.code.validSeconds
  const triesLeft = Math.max(outsideRules.code.tries - row.codeTries, 0)
  return row.confirmedAt !== null || until <= now || triesLeft === 0
    ? null
    : { until, triesLeft, sent: row.codeSentAt !== null }
}

/** Reads the account's mail and push settings, for this session's browser. */
export async function readOutside(app: App, { id, uid }: Pick<Session, 'id' | 'uid'>) {
  const [row] = await app.db.select().from(mailAddress).where(eq(mailAddress.uid, uid))
  const [browser] = await app.db.select().from(pushSubscription).where(eq(pushSubscription.sessionId, id))
  return {
    mail: {
      setUp: app.mailer !== null,
      state: stateOf(row),
      address: row === undefined ? null : openAddress(app, row),
      code: row === undefined ? null : codeLeft(row, app.clock.now()),
      types: row?.types ?? [],
    },
    push: {
      publicKey: app.pusher?.publicKey ?? null,
      endpoint: browser?.endpoint ?? null,
      types: browser?.types ?? [],
    },
  }
}
