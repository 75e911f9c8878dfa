import { defaultSiteSettings, type SiteSettingKey } from '@jindu/domain/accounts/site'
import { byCurrency } from '@jindu/domain/money'
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { siteSettingChange } from '../../platform/settings/tables.ts'

/** Removed settings are not listed: nothing reads them. */
const KEYS = Object.keys(defaultSiteSettings)

export const settingKey = z
  .custom<SiteSettingKey>((key) => typeof key === 'string' && Object.hasOwn(defaultSiteSettings, key))
  .meta({ id: 'SettingKey', type: 'string', enum: Object.keys(defaultSiteSettings) })

const settingValue = z.union([z.string(), z.number(), z.boolean(), z.object(byCurrency(() => z.number()))])

export const settingChange = z.object({
  id: z.int(),
  key: settingKey,
  before: settingValue.nullable(),
  after: settingValue,
  /** The proposer, if a second administrator had to agree; `changedBy` is then the one who agreed. */
  proposedBy: z.int().nullable(),
  changedBy: z.int(),
  changedAt: z.int(),
})
settingChange.register(z.globalRegistry, { id: 'SettingChange' })

/** A change that waits for a second administrator; it expires at `until`. */
export const settingProposal = z.object({
  id: z.int(),
  key: settingKey,
  before: settingValue,
  after: settingValue,
  reason: z.string(),
  proposedBy: z.int(),
  proposedAt: z.int(),
  until: z.int(),
})

type SettingChange = z.infer<typeof settingChange>

export interface HistoryFilter {
  readonly limit: number
  readonly before?: number | undefined
  readonly key?: SiteSettingKey | undefined
}

const readRow = (row: typeof siteSettingChange.$inferSelect): SettingChange => settingChange.parse(row)

/** Setting changes, latest first; `next` is the cursor of the next page. */
export async function readSettingHistory({ db }: App, { limit, before, key }: HistoryFilter) {
  const rows = await db
    .select()
    .from(siteSettingChange)
    .where(
      and(
        inArray(siteSettingChange.key, KEYS),
        before === undefined ? undefined : lt(siteSettingChange.id, before),
        key === undefined ? undefined : eq(siteSettingChange.key, key),
      ),
    )
    .orderBy(desc(siteSettingChange.id))
    .limit(limit + 1)
  const data = rows.slice(0, limit)
  return { data: data.map(readRow), next: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
}

/** The last change of each setting. */
export async function readLastChanges({ db }: App): Promise<SettingChange[]> {
  const rows = await db
    .selectDistinctOn([siteSettingChange.key])
    .from(siteSettingChange)
    .where(inArray(siteSettingChange.key, KEYS))
    .orderBy(siteSettingChange.key, desc(siteSettingChange.id))
  return rows.map(readRow)
}
