import { sql } from 'drizzle-orm'
import type { Guard } from '../../platform/db/index.ts'
import { appUser } from './tables.ts'

/**
 * Guard: the account is not frozen. The row lock serialises it with a concurrent freeze.
 * @param refusal the error otherwise
 */
export const notFrozen = (uid: number, refusal: 'ACCOUNT_FROZEN' | 'RECIPIENT_FROZEN' = 'ACCOUNT_FROZEN'): Guard => ({
  change: sql`update ${appUser} set uid = uid where uid = ${uid} and frozen_at is null`,
  refusal,
})
