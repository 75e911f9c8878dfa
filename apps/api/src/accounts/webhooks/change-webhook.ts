import { fail } from '@jindu/domain/errors'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import { accountEvent, type Caller } from '../accounts/index.ts'
import { newestEvent } from './feed.ts'
import { webhook } from './tables.ts'

const ownWebhook = (uid: number, id: number) => and(eq(webhook.id, id), eq(webhook.uid, uid))

/**
 * Pauses or resumes the calls; resuming resets failures. Queued calls are then sent; events during the pause are not.
 * Setting the current state changes nothing, including its queue.
 * @throws DomainError WEBHOOK_NOT_FOUND
 */
export async function setPaused(app: App, uid: number, id: number, isPaused: boolean, caller: Caller): Promise<void> {
  const restsUntil = app.clock.now()
  const fresh = { state: 'active', failures: 0, failingSince: null, restsUntil, afterOutboxId: newestEvent } as const
  await transactVerb(app, async (tx) => {
    const own = ownWebhook(uid, id)
    const [row] = await tx.select({ state: webhook.state }).from(webhook).where(own).for('update')
    if (row === undefined) return fail('WEBHOOK_NOT_FOUND')
    if (isPaused ? row.state === 'paused' : row.state === 'active') return { result: undefined }
    await tx
      .update(webhook)
      .set(isPaused ? { state: 'paused' } : fresh)
      .where(own)
    const event = accountEvent(uid, isPaused ? 'webhookPaused' : 'webhookResumed', caller)
    return { result: undefined, audit: [{ ...event, details: { ...event.details, webhook: id } }] }
  })
}

/**
 * Deletes a webhook with its secrets and its log; a call that is on its way arrives.
 * @throws DomainError WEBHOOK_NOT_FOUND
 */
export async function deleteWebhook(app: App, uid: number, id: number, caller: Caller): Promise<void> {
  await transactVerb(app, async (tx) => {
    const gone = await tx.delete(webhook).where(ownWebhook(uid, id)).returning({ url: webhook.url })
    const [row] = gone
    if (row === undefined) return fail('WEBHOOK_NOT_FOUND')
    const event = accountEvent(uid, 'webhookDeleted', caller)
    const { host } = new URL(row.url)
    return { result: undefined, audit: [{ ...event, details: { ...event.details, webhook: id, host } }] }
  })
}
