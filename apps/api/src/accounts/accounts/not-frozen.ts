import { sql } from 'drizzle-orm'
import type { Guard } from '../../platform/db/index.ts'
import { appUser } from './tables.ts'

/**
 * The account is not frozen, in the commit that asks: whoever freezes it at this moment waits, or was first.
 * @param refusal what is said otherwise
 */
export const notFrozen = (uid: number, refusal: 'ACCOUNT_FROZEN' | 'RECIPIENT_FROZEN' = 'ACCOUNT_FROZEN'): Guard => ({
  change: sql`update ${appUser} set uid = uid where uid = ${uid} and frozen_at is null`,
  refusal,
})
