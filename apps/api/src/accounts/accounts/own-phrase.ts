import { and, eq, ne } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { accountEvent, type Caller } from './record-event.ts'
import { ownPhrase } from './tables.ts'

const contextOf = (uid: number): string => `phrase of ${uid}`

/** The words by which the owner knows the site; null where there are none. */
export async function readPhrase({ db, secrets }: App, uid: number): Promise<string | null> {
  const [row] = await db.select().from(ownPhrase).where(eq(ownPhrase.uid, uid))
  return row === undefined ? null : secrets.open(row, contextOf(uid))
}

/** Sets the phrase; null removes it. The audit records the change but never the phrase. */
export async function setPhrase(app: App, uid: number, phrase: string | null, caller: Caller): Promise<void> {
  const sealed = phrase === null ? null : app.secrets.seal(phrase, contextOf(uid))
  await transactVerb(app, async (tx) => {
    if (sealed === null) await tx.delete(ownPhrase).where(eq(ownPhrase.uid, uid))
    else {
      await tx
        .insert(ownPhrase)
        .values({ uid, ...sealed })
        .onConflictDoUpdate({ target: ownPhrase.uid, set: sealed })
    }
    return { result: undefined, audit: [accountEvent(uid, sealed === null ? 'phraseRemoved' : 'phraseSet', caller)] }
  })
}

/**
 * After a key rotation: re-encrypts phrases that are still under a former key. Runs only while former keys are
 * configured.
 */
export function resealPhrasesJob({ db, env, secrets }: App): TimedJob<typeof ownPhrase.$inferSelect> {
  return {
    name: 'reseal-phrases',
    everySeconds: 60,
    due: (_now, limit) =>
      env.encryptionOldKeys.length === 0
        ? Promise.resolve([])
        : db.select().from(ownPhrase).where(ne(ownPhrase.keyId, secrets.keyId)).limit(limit),
    key: ({ uid }) => String(uid),
    run: async (row) => {
      const context = contextOf(row.uid)
      await db
        .update(ownPhrase)
        .set(secrets.seal(secrets.open(row, context), context))
        .where(and(eq(ownPhrase.uid, row.uid), eq(ownPhrase.nonce, row.nonce)))
    },
  }
}
