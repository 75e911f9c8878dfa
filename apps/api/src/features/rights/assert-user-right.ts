import { assertRight, type Right } from '@jindu/domain/rights'
import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { loadedHolding, rightColumn, type LoadedRight } from './holdings.ts'

/**
 * For verbs that load nothing which the right could come along with; others take `rightColumn` into their own query.
 * @throws DomainError RIGHT_WITHDRAWN, PUBLISH_RIGHT_REQUIRED, PUBLISH_RIGHT_EXPIRED, REPLY_RIGHT_REQUIRED, REPLY_RIGHT_EXPIRED
 */
export async function assertUserRight(app: App, uid: number, right: Right): Promise<void> {
  const [row] = await app.db.execute<{ held: LoadedRight | null }>(sql`select ${rightColumn(right, uid)} as held`)
  assertRight(right, loadedHolding(app, right, row?.held ?? null), app.clock.now())
}
