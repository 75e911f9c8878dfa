import { pauseAfter } from '@jindu/domain/outside'
import { outsideRules } from '@jindu/domain/rules'
import { and, asc, desc, eq, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { insertRow, type Statement } from '../../platform/db/index.ts'
import type { TimedJob } from '../../platform/jobs/index.ts'
import { freezePath } from '../../records/messages/index.ts'
import { userMessage } from '../../records/messages/tables.ts'
import { mailIdOf, openAddress } from './address.ts'
import { mailFarewell, type mailAddress } from './tables.ts'
import { writeFarewell } from './write-mail.ts'

type Address = typeof mailAddress.$inferSelect
type Farewell = typeof mailFarewell.$inferSelect

/** The write of a last mail to an address that the account gives up. Unconfirmed addresses get none. */
export function farewellTo(app: App, address: Address | undefined, event: Farewell['event']): readonly Statement[] {
  if (app.mailer === null || address === undefined) return []
  if (address.confirmedAt === null || address.bouncedAt !== null) return []
  const { uid, keyId, nonce, ciphertext, locale } = address
  const now = app.clock.now()
  return [insertRow(mailFarewell, { uid, keyId, nonce, ciphertext, locale, event, createdAt: now, nextTryAt: now })]
}

const TOLD = { replaced: 'account.mailReplaced', removed: 'account.mailRemoved' } as const

/** The freeze link of the newest message about the change: its owner may still read only the old address. */
async function freezeOf(app: App, { uid, event }: Farewell): Promise<string | null> {
  const kind = TOLD[event]
  const [told] = await app.db
    .select({ id: userMessage.id })
    .from(userMessage)
    .where(and(eq(userMessage.uid, uid), eq(userMessage.kind, kind)))
    .orderBy(desc(userMessage.id))
    .limit(1)
  return told === undefined ? null : freezePath(app, { uid, id: told.id, kind })
}

/** Tells the old address that it was replaced or removed, because an attacker would change it first. */
export function deliverFarewellsJob(app: App): TimedJob<Farewell> {
  const { mailer, db } = app
  return {
    name: 'deliver-mail-farewells',
    everySeconds: 5,
    apart: true,
    due: (now, limit) =>
      mailer === null
        ? Promise.resolve([])
        : db
            .select()
            .from(mailFarewell)
            .where(lte(mailFarewell.nextTryAt, now))
            .orderBy(asc(mailFarewell.nextTryAt))
            .limit(limit),
    key: ({ id }) => String(id),
    run: async (row, now) => {
      const one = eq(mailFarewell.id, row.id)
      const isOver = row.createdAt + outsideRules.mail.keptSeconds <= now
      const outcome =
        isOver || mailer === null
          ? 'refused'
          : await mailer.send({
              ...writeFarewell(app, row, await freezeOf(app, row)),
              to: openAddress(app, row),
              messageId: mailIdOf(app, `farewell-${row.id}`),
            })
      if (outcome !== 'failed') {
        await db.delete(mailFarewell).where(one)
        return
      }
      const failures = row.failures + 1
      await db
        .update(mailFarewell)
        .set({ failures, nextTryAt: now + pauseAfter(failures) })
        .where(one)
    },
  }
}
