import type { Context } from '../../trpc/context.ts'
import type { Session } from '../../platform/sessions/session.ts'

/**
 * Passes when the session verified the pay password within its term, or when `payPassword` (its MD5 digest) is right.
 * @throws DomainError PAY_PASSWORD_NOT_VERIFIED, PAY_PASSWORD_WRONG, PAY_PASSWORD_LOCKED, PAY_PASSWORD_NOT_SET
 */
export function requirePayPassword(ctx: Context & { session: Session }, payPassword?: string): Promise<void> {
  return ctx.app.sessions.requirePayPassword(ctx.session, payPassword)
}
