import { fail } from '@jindu/domain/errors'
import type { Env } from '../env/index.ts'
import type { Session } from './session.ts'

/** Staff without a second factor can only turn it on. @throws DomainError STAFF_FACTOR_REQUIRED */
export function requireStaffFactor({ env }: { readonly env: Env }, { role, hasFactor }: Session): void {
  if (env.strictStaff && role !== null && !hasFactor) fail('STAFF_FACTOR_REQUIRED')
}
