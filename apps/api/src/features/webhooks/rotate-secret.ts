import { fail } from '@jindu/domain/errors'
import { webhookRules } from '@jindu/domain/rules'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { accountEvent, provePassword, proveStep, type Caller } from '../accounts/index.ts'
import { addSecret } from './secrets.ts'
import { webhook, webhookSecret } from './tables.ts'

export interface Rotation {
  readonly id: number
  readonly password: string
  readonly otp?: string | undefined
}

/**
 * Replaces the secret; the one before signs beside it for a day, so that the receiver can change over without a gap.
 * @returns the new secret, which is never shown again
 * @throws DomainError PASSWORD_WRONG, RATE_LIMITED, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, WEBHOOK_NOT_FOUND
 */
export async function rotateSecret(app: App, session: Session, { id, password, otp }: Rotation, caller: Caller) {
  const { uid } = session
  await provePassword(app, session, password, caller)
  const proof = await proveStep(app, session, otp, caller)
  const now = app.clock.now()
  return transactVerb(app, async (tx) => {
    const own = and(eq(webhook.id, id), eq(webhook.uid, uid))
    const found = await tx.select({ id: webhook.id }).from(webhook).where(own).for('update')
    if (found.length === 0) fail('WEBHOOK_NOT_FOUND')
    await tx
      .update(webhookSecret)
      .set({ endsAt: now + webhookRules.oldSecretSeconds })
      .where(and(eq(webhookSecret.webhookId, id), isNull(webhookSecret.endsAt)))
    const secret = await addSecret(app, tx, id)
    const event = accountEvent(uid, 'webhookRotated', caller)
    return {
      result: { secret },
      guards: proof?.guards ?? [],
      audit: [{ ...event, details: { ...event.details, webhook: id } }, ...(proof?.audit ?? [])],
    }
  })
}
