import { fail } from '@jindu/domain/errors'
import { webhookRules } from '@jindu/domain/rules'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { accountEvent, reauthenticate, type Caller, type OwnProof } from '../accounts/index.ts'
import { tell } from '../../records/messages/index.ts'
import { addSecret } from './secrets.ts'
import { webhook, webhookSecret } from './tables.ts'

export interface Rotation extends OwnProof {
  readonly id: number
}

/**
 * Replaces the secret; the one before signs beside it for a day, so that the receiver can change over without a gap.
 * @returns the new secret, which is never shown again
 * @throws DomainError PASSWORD_WRONG, RATE_LIMITED, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, WEBHOOK_NOT_FOUND
 */
export async function rotateSecret(app: App, session: Session, { id, ...own }: Rotation, caller: Caller) {
  const { uid } = session
  const proof = await reauthenticate(app, session, 'webhook.rotate', own, caller)
  const now = app.clock.now()
  return transactVerb(app, async (tx) => {
    const mine = and(eq(webhook.id, id), eq(webhook.uid, uid))
    const [found] = await tx.select({ url: webhook.url }).from(webhook).where(mine).for('update')
    if (found === undefined) return fail('WEBHOOK_NOT_FOUND')
    const { host } = new URL(found.url)
    await tx
      .update(webhookSecret)
      .set({ endsAt: now + webhookRules.oldSecretSeconds })
      .where(and(eq(webhookSecret.webhookId, id), isNull(webhookSecret.endsAt)))
    const secret = await addSecret(app, tx, id)
    const event = accountEvent(uid, 'webhookRotated', caller)
    return {
      result: { secret },
      guards: proof?.guards ?? [],
      writes: [tell(uid, { kind: 'account.webhookRotated', subjectId: uid, side: null, facts: { host } }, { at: now })],
      audit: [{ ...event, details: { ...event.details, webhook: id } }, ...(proof?.audit ?? [])],
    }
  })
}
