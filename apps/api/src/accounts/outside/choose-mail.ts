import type { OutsideType } from '@jindu/domain/outside'
import type { Locale } from '@jindu/i18n'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { mailAddress } from './tables.ts'

/**
 * Sets which message types are mailed, and the mail language to the reader's current one.
 * @throws DomainError MAIL_NOT_CONFIRMED while no address is
 */
export async function chooseMail(app: App, uid: number, types: readonly OutsideType[], locale: Locale): Promise<void> {
  const told = and(eq(mailAddress.uid, uid), isNotNull(mailAddress.confirmedAt), isNull(mailAddress.bouncedAt))
  const chosen = app.db.update(mailAddress).set({ types: [...new Set(types)], locale })
  await commitVerb(app, { guards: [{ change: chosen.where(told), refusal: 'MAIL_NOT_CONFIRMED' }] })
}
