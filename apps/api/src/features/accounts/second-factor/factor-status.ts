import { and, count, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { recoveryCode } from '../tables.ts'
import { readFactor } from './prove-factor.ts'

/** Whether an account asks for a code, since when, and how many recovery codes are left. */
export async function factorStatus(app: App, uid: number) {
  const factor = await readFactor(app, uid)
  if (factor === null) return { since: null, codesLeft: 0 }
  const [left] = await app.db
    .select({ codes: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.uid, uid), isNull(recoveryCode.usedAt)))
  return { since: factor.confirmedAt, codesLeft: left?.codes ?? 0 }
}
