import { fail } from '@jindu/domain/errors'
import { siteSettings } from '@jindu/domain/input'
import { defaultSiteSettings, type SiteSettingKey, type SiteSettings } from '@jindu/domain/accounts/site'
import { sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { AuditDraft } from '../audit/audit.ts'
import { transactVerb, type Database, type Db, type Tx } from '../db/index.ts'
import { siteSetting, siteSettingChange } from './tables.ts'

const CHANNEL = 'jindu_settings'
const TELL_EVERYBODY = sql`select pg_notify(${CHANNEL}, '')`

/** How a change came about that somebody proposed. */
interface Proposed {
  readonly proposedBy: number
  readonly audit: readonly AuditDraft[]
}

export interface ChangeParts {
  /** The values that the caller saw: refused if one changed meanwhile. */
  readonly seen?: Partial<SiteSettings>
  /**
   * Runs inside the change's transaction, under its lock; refuses by throwing.
   * @returns the proposer's uid and further audit lines; null if no proposal was needed
   */
  readonly within?: (tx: Tx, before: SiteSettings) => Promise<Proposed | null>
}

export interface SettingsStore {
  /** The settings in force; a plain read without I/O, kept fresh by notifications. */
  current(): SiteSettings
  /**
   * Changes settings with history and one audit entry each, and notifies every process. Resolves once this process sees
   * them.
   * @throws DomainError SETTING_CHANGED (key), and the errors of `within`
   */
  change(patch: Partial<SiteSettings>, changedBy: number, parts?: ChangeParts): Promise<void>
  /** Loads the settings and subscribes to changes. */
  start(): Promise<void>
  stop(): Promise<void>
}

function isSettingKey(key: string): key is SiteSettingKey {
  return Object.hasOwn(defaultSiteSettings, key)
}

/** A stored value that violates a newer rule is replaced by the default, so that the site can start. */
async function readStored(db: Db | Tx): Promise<SiteSettings> {
  const rows = await db.select().from(siteSetting)
  const accepted = rows.filter(
    ({ key, value }) => isSettingKey(key) && siteSettings.shape[key].safeParse(value).success,
  )
  const stored = Object.fromEntries(accepted.map(({ key, value }) => [key, value]))
  return siteSettings.parse({ ...defaultSiteSettings, ...stored })
}

/** Serialises setting changes across processes, so that the seen values can be compared. */
const ONE_AT_A_TIME = sql`select pg_advisory_xact_lock(hashtext('site_setting'))`

/** Reads the settings under the lock: they stay unchanged until the transaction ends. */
export async function holdSettings(tx: Tx): Promise<SiteSettings> {
  await tx.execute(ONE_AT_A_TIME)
  return readStored(tx)
}

/** @throws DomainError SETTING_CHANGED (key) if a value differs from the one seen */
export function refuseStale(settings: SiteSettings, seen: Partial<SiteSettings>): void {
  const stale = Object.keys(seen).find((key) => isSettingKey(key) && !isDeepStrictEqual(seen[key], settings[key]))
  if (stale !== undefined) fail('SETTING_CHANGED', { key: stale })
}

/** Stores what the product keeps among the settings by itself; every process reads it once the transaction, which holds the settings, ends. */
export async function storeOwn<Key extends SiteSettingKey>(tx: Tx, key: Key, value: SiteSettings[Key]): Promise<void> {
  await store(tx, key, value)
  await tx.execute(TELL_EVERYBODY)
}

async function store(tx: Tx, key: SiteSettingKey, value: SiteSettings[SiteSettingKey]): Promise<void> {
  await tx.insert(siteSetting).values({ key, value }).onConflictDoUpdate({ target: siteSetting.key, set: { value } })
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
  await store(tx, key, value)
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

  /** Reloads may finish out of order: an older result must not replace a newer one. */
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
        const proposed = (await within?.(tx, before)) ?? null
        refuseStale(before, seen)
        const after = siteSettings.parse({ ...before, ...patch })
        const by = { uid: changedBy, at: clock.now(), proposedBy: proposed?.proposedBy ?? null }
        const audit: AuditDraft[] = [...(proposed?.audit ?? [])]
        for (const key of Object.keys(patch).filter(isSettingKey)) {
          if (!isDeepStrictEqual(before[key], after[key])) audit.push(await write(tx, key, { before, after }, by))
        }
        await tx.execute(TELL_EVERYBODY)
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
