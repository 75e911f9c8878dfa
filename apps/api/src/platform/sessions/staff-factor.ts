import { fail } from '@jindu/domain/errors'
import type { Env } from '../env/index.ts'
import type { Session } from './session.ts'

/** Whether somebody can do nothing but turn a second factor on: staff who have none. */
export function isFactorDue({ env }: { readonly env: Env }, { role, hasFactor }: Session): boolean {
  return env.strictStaff && role !== null && !hasFactor
}

/** @throws DomainError STAFF_FACTOR_REQUIRED */
export function requireStaffFactor(app: { readonly env: Env }, session: Session): void {
  if (isFactorDue(app, session)) fail('STAFF_FACTOR_REQUIRED')
}
