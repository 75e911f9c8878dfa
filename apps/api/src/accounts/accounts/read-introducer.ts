import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { appUser } from './tables.ts'

/** @throws DomainError INTRODUCER_UNKNOWN */
export async function readIntroducer(app: App, uid: number): Promise<{ uid: number; createdAt: number }> {
  const [row] = await app.db
    .select({ uid: appUser.uid, createdAt: appUser.createdAt })
    .from(appUser)
    .where(eq(appUser.uid, uid))
  return row ?? fail('INTRODUCER_UNKNOWN', { uid })
}
