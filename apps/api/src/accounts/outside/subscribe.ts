import { fail } from '@jindu/domain/errors'
import type { OutsideType } from '@jindu/domain/outside'
import type { Locale } from '@jindu/i18n'
import { eq, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, transactVerb, updateRow } from '../../platform/db/index.ts'
import type { PushTarget } from '../../platform/push/pusher.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { session as sessions } from '../accounts/tables.ts'
import { pushSubscription } from './tables.ts'

type Who = Pick<Session, 'id' | 'uid'>

/**
 * Subscribes a session's browser to pushes. Deleting the session deletes the row. A subscription of another session
 * with the same browser is replaced.
 * @throws DomainError PUSH_NOT_SET_UP, PUSH_ENDPOINT_REFUSED, SESSION_ENDED
 */
export async function subscribe(app: App, { id, uid }: Who, target: PushTarget, locale: Locale): Promise<void> {
  const { pusher } = app
  if (pusher === null) return fail('PUSH_NOT_SET_UP')
  if (!pusher.accepts(target.endpoint)) fail('PUSH_ENDPOINT_REFUSED')
  const now = app.clock.now()
  await transactVerb(app, async (tx) => {
    const [live] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id)).for('update')
    if (live === undefined) fail('SESSION_ENDED')
    const before = await tx
      .delete(pushSubscription)
      .where(or(eq(pushSubscription.sessionId, id), eq(pushSubscription.endpoint, target.endpoint)))
      .returning({ sessionId: pushSubscription.sessionId, types: pushSubscription.types })
    await tx.insert(pushSubscription).values({
      ...target,
      sessionId: id,
      uid,
      locale,
      types: before.find(({ sessionId }) => sessionId === id)?.types ?? [],
      nextTryAt: now,
      hourFrom: now,
    })
    return { result: undefined }
  })
}

/** Ends this session's push subscription. Idempotent. */
export async function endPush(app: App, { id }: Who): Promise<void> {
  await commitVerb(app, { writes: [app.db.delete(pushSubscription).where(eq(pushSubscription.sessionId, id))] })
}

/**
 * Sets which message types are pushed to this session's browser, and the language to the reader's current one.
 * @throws DomainError PUSH_NOT_ON without a subscription
 */
export async function choosePush(app: App, { id }: Who, types: readonly OutsideType[], locale: Locale): Promise<void> {
  const change = updateRow(pushSubscription, { types: [...new Set(types)], locale }, { sessionId: id })
  await commitVerb(app, { guards: [{ change, refusal: 'PUSH_NOT_ON' }] })
}
