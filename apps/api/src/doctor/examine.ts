import { statfs } from 'node:fs/promises'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { appUser, staffMember } from '../accounts/accounts/tables.ts'
import { readSealedUnder } from '../books/sealed-under.ts'
import { connectChains } from '../platform/chain/connect-chains.ts'
import { WORKING_STATES } from '../platform/chain/index.ts'
import { systemClock } from '../platform/clock/index.ts'
import { DatabaseAccessError } from '../platform/db/reach.ts'
import type { Db } from '../platform/db/index.ts'
import { newestMigration } from '../platform/db/migrate.ts'
import { withDatabase } from '../platform/db/with-database.ts'
import { type Env, EnvError, readEnv } from '../platform/env/index.ts'
import { createDiskStore } from '../platform/files/disk-store.ts'
import { createLog } from '../platform/log/index.ts'
import { createMailer } from '../platform/mail/mailer.ts'
import { systemRandom } from '../platform/random/index.ts'
import { keyIdOf } from '../platform/secrets/index.ts'
import { checkFolder } from '../server/check-folder.ts'
import { StartError } from '../server/start-error.ts'
import { compareFiles, someIds } from './compare-files.ts'
import type { Finding } from './finding.ts'

const GIB = 2 ** 30
const LEAST_ROOM = GIB

type Said = Omit<Finding, 'part'>
const ok = (says: string): Said => ({ state: 'ok', says })
const weak = (says: string): Said => ({ state: 'weak', says })
const broken = (says: string): Said => ({ state: 'broken', says })
const of = (part: Finding['part'], said: readonly Said[]): Finding[] => said.map((each) => ({ part, ...each }))

function ofEnvironment(env: Env): Said[] {
  const gaps = [
    !env.sandbox && env.ratesUrl === null ? broken('RATES_URL is not set: no coin has a price.') : null,
    env.smtp === null ? weak('SMTP_URL and MAIL_FROM are not set: nobody is told anything by mail.') : null,
    !env.sandbox && env.vapidPrivateKey === null ? weak('VAPID_PRIVATE_KEY is not set: there are no pushes.') : null,
    !env.sandbox && env.metricsToken === null
      ? weak('METRICS_TOKEN is not set: nothing watches the figures of /metrics.')
      : null,
  ].filter((each) => each !== null)
  const what = env.sandbox ? 'a sandbox, its money is not real' : `the site at ${env.publicOrigin}`
  return [ok(`Every variable is usable: ${what}.`), ...gaps]
}

async function ofSchema(db: Db): Promise<Said> {
  const [row] = await db.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )
  const newest = Number(row?.newest ?? 0)
  if (newest > newestMigration()) return broken('The schema is newer than this release. Start the newer release.')
  return newest < newestMigration()
    ? weak('The schema is older than this release: it is migrated at the next start.')
    : ok('It answers, and its schema is that of this release.')
}

async function ofKeys(db: Db, env: Env): Promise<Said> {
  const known = new Set([env.encryptionKey, ...env.encryptionOldKeys].map(keyIdOf))
  const lost = (await readSealedUnder(db)).filter(({ keyId }) => !known.has(keyId))
  if (lost.length === 0) return ok('The given keys open all that is sealed.')
  const what = lost.map(({ keyId, texts }) => `${texts} under the key ${keyId}`).join(', ')
  return broken(`No given key opens ${what}. Name it in ENCRYPTION_OLD_KEYS.`)
}

async function ofFiles(db: Db, { filesDir }: Env): Promise<Said[]> {
  try {
    await checkFolder('FILES_DIR', filesDir)
  } catch (error) {
    if (error instanceof StartError) return [broken(error.message)]
    throw error
  }
  const { bavail, bsize } = await statfs(filesDir)
  const free = bavail * bsize
  const { rows, missing, changed } = await compareFiles(db, createDiskStore(filesDir))
  return [
    free < LEAST_ROOM ? weak(`Only ${Math.round(free / 2 ** 20)} MiB are free in ${filesDir}.`) : null,
    missing.length === 0
      ? null
      : broken(
          `${missing.length} of ${rows} uploaded files are gone (${someIds(missing)}). Restore them from a backup.`,
        ),
    changed.length === 0
      ? null
      : broken(`${changed.length} of ${rows} uploaded files hold other bytes (${someIds(changed)}). Restore them.`),
    missing.length + changed.length === 0 ? ok(`All ${rows} uploaded files are there, with the bytes of then.`) : null,
  ].filter((each) => each !== null)
}

async function ofNodes(db: Db, env: Env): Promise<Said[]> {
  const chains = await connectChains(env, { db, clock: systemClock, random: systemRandom })
  const all = Object.values(chains)
  if (all.length === 0) return [broken('No coin is connected: set BTC_RPC_URL, LTC_RPC_URL or USDT_RPC_URL.')]
  return Promise.all(
    all.map(async (chain) => {
      const { currency, kind } = chain
      const now = await chain.state()
      if (!WORKING_STATES.includes(now)) return broken(`${currency}: its node is in the state ${now}.`)
      return ok(`${currency}: ${kind === 'simulated' ? 'simulated' : `its node is in the state ${now}`}.`)
    }),
  )
}

async function ofMail({ smtp }: Env): Promise<Said[]> {
  if (smtp === null) return []
  const refusal = await createMailer(smtp, createLog('silent')).reach()
  return [
    refusal === null ? ok('The mail server lets the product in.') : broken(`The mail server does not: ${refusal}.`),
  ]
}

async function ofStaff(db: Db): Promise<Said> {
  const administrators = await db.$count(
    db
      .select({ uid: staffMember.uid })
      .from(staffMember)
      .innerJoin(appUser, and(eq(appUser.uid, staffMember.uid), isNull(appUser.frozenAt)))
      .where(eq(staffMember.role, 'administrator'))
      .as('acting'),
  )
  if (administrators === 0) return weak('Nobody is administrator: npx -y pnpm@12 staff UID administrator NAME.')
  return administrators === 1
    ? weak('There is one administrator: nobody can agree with them, and a lost device locks them out.')
    : ok(`There are ${administrators} administrators.`)
}

/**
 * Looks at everything that the product needs, without changing anything but a probe in FILES_DIR.
 * @param source the environment's variables
 */
export async function examine(source: Readonly<Record<string, string | undefined>>): Promise<readonly Finding[]> {
  let env: Env
  try {
    env = readEnv(source)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return of('environment', [broken(error.message.replaceAll(/\n\s*/g, ' '))])
  }
  const outside = [...of('environment', ofEnvironment(env)), ...of('mail', await ofMail(env))]
  try {
    const inside = await withDatabase(source, 'jindu-doctor', async ({ db }) => [
      ...of('database', [await ofSchema(db)]),
      ...of('keys', [await ofKeys(db, env)]),
      ...of('files', await ofFiles(db, env)),
      ...of('nodes', await ofNodes(db, env)),
      ...of('staff', [await ofStaff(db)]),
    ])
    return [...outside, ...inside]
  } catch (error) {
    if (!(error instanceof DatabaseAccessError)) throw error
    return [...outside, ...of('database', [broken(error.message)])]
  }
}
