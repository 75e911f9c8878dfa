import { fail } from '@jindu/domain/errors'
import { siteSettings } from '@jindu/domain/input'
import { defaultSiteSettings, type SiteSettingKey, type SiteSettings } from '@jindu/domain/accounts/site'
import { sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { AuditDraft } from '../audit/audit.ts'
import { transactVerb, type Database, type Db, type Tx } from '../db/index.ts'
import { siteSetting, siteSettingChange } from './tables.ts'

const CHANNEL = 'jindu_settings'

export interface ChangeParts {
  /** What the reader saw of them before; another value now is refused. */
  readonly seen?: Partial<SiteSettings>
  /**
   * Runs inside the change, after whoever came before; it refuses by throwing.
   * @returns who proposed it; null where nobody had to
   */
  readonly within?: (tx: Tx, before: SiteSettings) => Promise<number | null>
}

export interface SettingsStore {
  /** The settings in force; a plain read without I/O, kept fresh by notifications. */
  current(): SiteSettings
  /**
   * Changes some settings, keeps their history and an audit row each, and tells every process. Returns when this process
   * sees them.
   * @throws DomainError SETTING_CHANGED (key), and what `within` refuses with
   */
  change(patch: Partial<SiteSettings>, changedBy: number, parts?: ChangeParts): Promise<void>
  /** Reads the table now and follows changes from here on. */
  start(): Promise<void>
  stop(): Promise<void>
}

function isSettingKey(key: string): key is SiteSettingKey {
  return Object.hasOwn(defaultSiteSettings, key)
}

/** A value that was stored before its rule was tightened gives way to the default: the site must start. */
async function readStored(db: Db | Tx): Promise<SiteSettings> {
  const rows = await db.select().from(siteSetting)
  const accepted = rows.filter(
    ({ key, value }) => isSettingKey(key) && siteSettings.shape[key].safeParse(value).success,
  )
  const stored = Object.fromEntries(accepted.map(({ key, value }) => [key, value]))
  return siteSettings.parse({ ...defaultSiteSettings, ...stored })
}

/** Settings are changed one after the other, whichever process asks: what was seen is compared with what is there. */
const ONE_AT_A_TIME = sql`select pg_advisory_xact_lock(hashtext('site_setting'))`

/** The settings as they are, and as they stay until the transaction ends. */
export async function holdSettings(tx: Tx): Promise<SiteSettings> {
  await tx.execute(ONE_AT_A_TIME)
  return readStored(tx)
}

/** @throws DomainError SETTING_CHANGED (key) when one has another value than was seen */
export function refuseStale(settings: SiteSettings, seen: Partial<SiteSettings>): void {
  const stale = Object.keys(seen).find((key) => isSettingKey(key) && !isDeepStrictEqual(seen[key], settings[key]))
  if (stale !== undefined) fail('SETTING_CHANGED', { key: stale })
}

interface By {
  readonly uid: number
  readonly at: number
  readonly proposedBy: number | null
}

async function write(
  tx: Tx,
  key: SiteSettingKey,
  { before, after }: { readonly before: SiteSettings; readonly after: SiteSettings },
  by: By,
): Promise<AuditDraft> {
  const value = after[key]
  await tx.insert(siteSetting).values({ key, value }).onConflictDoUpdate({ target: siteSetting.key, set: { value } })
  const [change] = await tx
    .insert(siteSettingChange)
    .values({ key, before: before[key], after: value, proposedBy: by.proposedBy, changedBy: by.uid, changedAt: by.at })
    .returning({ id: siteSettingChange.id })
  return {
    action: 'setting.changed',
    actor: { kind: 'staff', uid: by.uid },
    subject: { kind: 'setting', id: change?.id ?? 0 },
    details: {
      key,
      before: JSON.stringify(before[key]),
      after: JSON.stringify(value),
      ...(by.proposedBy === null ? {} : { proposedBy: by.proposedBy }),
    },
  }
}

export function createSettingsStore(database: Pick<Database, 'db' | 'sql'>, clock: { now(): number }): SettingsStore {
  const { db } = database
  let settings = defaultSiteSettings
  let unlisten: (() => Promise<void>) | null = null

  let asked = 0
  let answered = 0

  /** Answers may come in another order than they were asked for: an older one never replaces a newer one. */
  async function reload(): Promise<void> {
    asked += 1
    const turn = asked
    const read = await readStored(db)
    if (turn < answered) return
    answered = turn
    settings = read
  }

  return {
    current: () => settings,
    async change(patch, changedBy, { seen = {}, within } = {}) {
      await transactVerb({ db, clock }, async (tx) => {
        const before = await holdSettings(tx)
        const proposedBy = (await within?.(tx, before)) ?? null
        refuseStale(before, seen)
        const after = siteSettings.parse({ ...before, ...patch })
        const by = { uid: changedBy, at: clock.now(), proposedBy }
        const audit: AuditDraft[] = []
        for (const key of Object.keys(patch).filter(isSettingKey)) {
          if (!isDeepStrictEqual(before[key], after[key])) audit.push(await write(tx, key, { before, after }, by))
        }
        await tx.execute(sql`select pg_notify(${CHANNEL}, '')`)
        return { result: undefined, audit }
      })
      await reload()
    },
    async start() {
      const reloadQuietly = () => void reload().catch(() => undefined)
      const listener = await database.sql.listen(CHANNEL, reloadQuietly, reloadQuietly)
      unlisten = () => listener.unlisten()
      await reload()
    },
    async stop() {
      await unlisten?.()
    },
  }
}
