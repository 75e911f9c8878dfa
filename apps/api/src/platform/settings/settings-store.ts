import { defaultSiteSettings, siteSettings, type SiteSettingKey, type SiteSettings } from '@jindu/domain/site'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { siteSetting, siteSettingChange } from './tables.ts'

const CHANNEL = 'jindu_settings'

export interface SettingsStore {
  /** The settings in force; a plain read without I/O, kept fresh by notifications. */
  current(): SiteSettings
  /** Changes some settings, keeps their history, and tells every process. Returns when this process sees them. */
  change(patch: Partial<SiteSettings>, changedBy: number): Promise<void>
  /** Reads the table now and follows changes from here on. */
  start(): Promise<void>
  stop(): Promise<void>
}

function isSettingKey(key: string): key is SiteSettingKey {
  return Object.hasOwn(defaultSiteSettings, key)
}

export function createSettingsStore(database: Pick<Database, 'db' | 'sql'>, clock: { now(): number }): SettingsStore {
  const { db } = database
  let settings = defaultSiteSettings
  let unlisten: (() => Promise<void>) | null = null

  async function reload(): Promise<void> {
    const rows = await db.select().from(siteSetting)
    const stored = Object.fromEntries(rows.filter((row) => isSettingKey(row.key)).map((row) => [row.key, row.value]))
    settings = siteSettings.parse({ ...defaultSiteSettings, ...stored })
  }

  return {
    current: () => settings,
    async change(patch, changedBy) {
      const next = siteSettings.parse({ ...settings, ...patch })
      await db.transaction(async (tx) => {
        for (const key of Object.keys(patch).filter(isSettingKey)) {
          await tx
            .insert(siteSetting)
            .values({ key, value: next[key] })
            .onConflictDoUpdate({ target: siteSetting.key, set: { value: next[key] } })
          await tx
            .insert(siteSettingChange)
            .values({ key, before: settings[key], after: next[key], changedBy, changedAt: clock.now() })
        }
        await tx.execute(sql`select pg_notify(${CHANNEL}, '')`)
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
