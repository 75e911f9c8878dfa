import { readSealedUnder, type SealedUnder } from '../books/sealed-under.ts'
import type { Db } from '../platform/db/index.ts'
import { readCanaries, type SecretBox, writeCanary } from '../platform/secrets/index.ts'
import { StartError } from './start-error.ts'

function refuseClosed(secrets: SecretBox, sealed: readonly SealedUnder[]): void {
  const closed = sealed.filter(({ keyId }) => !secrets.knows(keyId))
  if (closed.length === 0) return
  const what = closed.map(({ keyId, texts }) => `${texts} under the key ${keyId}`).join(', ')
  throw new StartError(
    `ENCRYPTION_KEY (named ${secrets.keyId}) does not open what the database holds sealed: ${what}. Set ENCRYPTION_KEY to that key, or name it in ENCRYPTION_OLD_KEYS.`,
  )
}

/**
 * Opens a known text under each key that was ever used here, and leaves one under the present key.
 *
 * @throws StartError when something is sealed under a key that is not given, or when a sandbox meets the database of production, or
 *   production that of a sandbox
 */
export async function checkKeys(db: Db, secrets: SecretBox, sandbox: boolean): Promise<void> {
  const canaries = await readCanaries(db, secrets)
  if (canaries.some((canary) => canary.sandbox !== sandbox)) {
    throw new StartError(
      sandbox
        ? 'The database belongs to a site in production: no sandbox starts on it. Take SANDBOX away, or name another database.'
        : 'The database belongs to a sandbox, whose money is not real. Name another database in DATABASE_URL.',
    )
  }
  const forgotten = canaries.filter(({ opens }) => !opens).map(({ name }) => name)
  // A key without texts may be forgotten. Counting reads every sealed text, so that only a start that needs it counts.
  if (canaries.length === 0 || forgotten.length > 0) refuseClosed(secrets, await readSealedUnder(db))
  await writeCanary(db, secrets, { sandbox, forgotten })
}
