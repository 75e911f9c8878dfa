import { and, count, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { countPasskeys } from './own-passkeys.ts'
import { recoveryCode } from '../tables.ts'
import { readFactor } from './prove-factor.ts'

/** Whether an account asks for a code, since when, how many recovery codes are left, and how many passkeys there are. */
export async function factorStatus(app: App, uid: number) {
  const factor = await readFactor(app, uid)
  if (factor === null) return { since: null, codesLeft: 0, passkeys: 0 }
  const [left] = await app.db
    .select({ codes: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.uid, uid), isNull(recoveryCode.usedAt)))
  return { since: factor.confirmedAt, codesLeft: left?.codes ?? 0, passkeys: await countPasskeys(app, uid) }
}
