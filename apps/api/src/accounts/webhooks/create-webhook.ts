import { fail } from '@jindu/domain/errors'
import { webhookRules } from '@jindu/domain/rules'
import { isWebhookUrl, type WebhookTopic } from '@jindu/domain/webhooks'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb, type Tx } from '../../platform/db/index.ts'
import { mayCall } from '../../platform/outgoing/call-out.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { accountEvent, reauthenticate, requireSession, type Caller, type OwnProof } from '../accounts/index.ts'
import { tell } from '../../records/messages/index.ts'
import { addSecret } from './secrets.ts'
import { newestEvent } from './feed.ts'
import { webhook } from './tables.ts'

export interface NewWebhook extends OwnProof {
  readonly url: string
  readonly topics: readonly WebhookTopic[]
}

/** The account is held by its row: two at once are counted in turn. */
async function requireRoom(tx: Tx, { uid }: Session): Promise<void> {
  if ((await tx.$count(webhook, eq(webhook.uid, uid))) >= webhookRules.maximumPerUser) fail('WEBHOOKS_TOO_MANY')
}

/**
 * Creates a webhook and notifies its owner with a message.
 * @returns the secret, which is never shown again
 * @throws DomainError WEBHOOK_URL_INVALID, WEBHOOK_HOST_REFUSED, PASSWORD_WRONG, RATE_LIMITED, SECOND_FACTOR_REQUIRED,
 *   SECOND_FACTOR_WRONG, WEBHOOKS_TOO_MANY, SESSION_ENDED
 */
export async function createWebhook(app: App, session: Session, wanted: NewWebhook, caller: Caller) {
  const { uid } = session
  if (!isWebhookUrl(wanted.url, app.env.sandbox) || !URL.canParse(wanted.url)) fail('WEBHOOK_URL_INVALID')
  const { href: url, host } = new URL(wanted.url)
  if (!mayCall(url, app.env.sandbox)) fail('WEBHOOK_HOST_REFUSED')
  const proof = await reauthenticate(app, session, 'webhook.create', wanted, caller)
  const now = app.clock.now()
  return transactVerb(app, async (tx) => {
    await requireSession(tx, session)
    await requireRoom(tx, session)
    const [row] = await tx
      .insert(webhook)
      .values({ uid, url, topics: [...wanted.topics], restsUntil: now, createdAt: now, afterOutboxId: newestEvent })
      .returning({ id: webhook.id })
    if (row === undefined) throw new Error('an insert answered no row')
    const secret = await addSecret(app, tx, row.id)
    const event = accountEvent(uid, 'webhookCreated', caller)
    return {
      result: { id: row.id, secret },
      guards: proof?.guards ?? [],
      writes: [tell(uid, { kind: 'account.webhookCreated', subjectId: uid, side: null, facts: { host } }, { at: now })],
      audit: [
        { ...event, details: { ...event.details, webhook: row.id, host, topics: wanted.topics.join(' ') } },
        ...(proof?.audit ?? []),
      ],
    }
  })
}
