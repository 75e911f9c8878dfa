import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { attemptInput, withdrawalAttempt } from './tables.ts'

export type AttemptRow = typeof withdrawalAttempt.$inferSelect & { readonly coinIds: readonly number[] }

/** All transactions that were ever signed for a withdrawal, the latest last, with the coins that each spends. */
export async function attemptsOf(db: Db, withdrawalId: number): Promise<readonly AttemptRow[]> {
  const rows = await db
    .select()
    .from(withdrawalAttempt)
    .where(eq(withdrawalAttempt.withdrawalId, withdrawalId))
    .orderBy(asc(withdrawalAttempt.number))
  if (rows.length === 0) return []
  const inputs = await db
    .select()
    .from(attemptInput)
    .where(
      inArray(
        attemptInput.attemptId,
        rows.map(({ id }) => id),
      ),
    )
  return rows.map((row) => ({
    ...row,
    coinIds: inputs.filter(({ attemptId }) => attemptId === row.id).map(({ coinId }) => coinId),
  }))
}
