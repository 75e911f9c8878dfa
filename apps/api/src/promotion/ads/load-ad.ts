import { fail } from '@jindu/domain/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Guard } from '../../platform/db/index.ts'
import { ownFiles } from '../../records/files/index.ts'
import { loadedHolding, rightColumn } from '../../accounts/rights/index.ts'
import { assertRight } from '@jindu/domain/accounts/rights'
import type { AdRow } from './slots.ts'
import { ad } from './tables.ts'

/** @throws DomainError AD_NOT_FOUND */
export async function loadAd({ db }: App, id: number): Promise<AdRow> {
  const [row] = await db.select().from(ad).where(eq(ad.id, id))
  return row ?? fail('AD_NOT_FOUND', { id })
}

/** @throws DomainError AD_NOT_FOUND, AD_WRONG_PARTY for an ad of somebody else */
export async function loadOwnAd(app: App, uid: number, id: number): Promise<AdRow> {
  const row = await loadAd(app, id)
  return row.ownerUid === uid ? row : fail('AD_WRONG_PARTY', { id })
}

/** The only writer of an ad: succeeds at the loaded version, or the verb retries. */
export function changeAd({ db }: App, { id, version }: AdRow, change: Partial<typeof ad.$inferInsert>): Guard {
  return {
    change: db
      .update(ad)
      .set({ ...change, version: version + 1 })
      .where(and(eq(ad.id, id), eq(ad.version, version))),
  }
}

/**
 * Writing an ad requires the publish right and one's own pictures.
 * @returns the id for a new ad
 * @throws DomainError PUBLISH_RIGHT_REQUIRED, PUBLISH_RIGHT_EXPIRED, RIGHT_WITHDRAWN, FILE_NOT_OWN
 */
export async function assertMayWrite(app: App, uid: number, files: readonly string[]): Promise<number> {
  const [loaded] = await app.db
    .select({
      id: sql`nextval('ad_id_seq')`.mapWith(Number),
      right: rightColumn('publish', uid),
      ownFiles: ownFiles(app, uid, files),
    })
    .from(sql`(select 1) one`)
  assertRight('publish', loadedHolding(app, 'publish', loaded?.right ?? null), app.clock.now())
  if (loaded === undefined || loaded.ownFiles !== files.length) return fail('FILE_NOT_OWN')
  return loaded.id
}
