import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { transactVerb } from '../../../platform/db/index.ts'
import type { TokenGrant } from '../../../platform/sessions/session.ts'
import { accessToken } from '../tables.ts'

const WRITE_EVERY_SECONDS = 60
const MAX_REMEMBERED = 50_000

/** Writes when and from where tokens were used: once a minute and token at most. */
export function createTokenUse(app: Pick<App, 'db' | 'clock'>) {
  const { db, clock } = app
  const writtenAt = new Map<number, number>()

  return async ({ id }: TokenGrant, address: string): Promise<void> => {
    const now = clock.now()
    if (now - (writtenAt.get(id) ?? 0) < WRITE_EVERY_SECONDS) return
    if (writtenAt.size > MAX_REMEMBERED) writtenAt.clear()
    writtenAt.set(id, now)
    const stale = or(isNull(accessToken.lastUsedAt), lt(accessToken.lastUsedAt, now))
    const used = db.update(accessToken).set({ lastUsedAt: now, lastUsedFrom: address })
    const writes = [used.where(and(eq(accessToken.id, id), stale))]
    await transactVerb(app, () => Promise.resolve({ result: undefined, writes }))
  }
}
