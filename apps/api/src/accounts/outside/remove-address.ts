import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { reauthenticate, securityChange, type Caller, type OwnProof } from '../accounts/index.ts'
import { farewellTo } from './farewell.ts'
import { dropWaiting } from './set-address.ts'
import { mailAddress } from './tables.ts'

/**
 * Deletes an account's e-mail address and its queued mails, and notifies the owner in the site and there. Idempotent.
 * @throws DomainError PASSWORD_WRONG, RATE_LIMITED, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG
 */
export async function removeAddress(app: App, session: Session, own: OwnProof, caller: Caller): Promise<void> {
  const { uid } = session
  const proof = await reauthenticate(app, session, 'mail.remove', own, caller)
  await transactVerb(app, async (tx) => {
    const [removed] = await tx.delete(mailAddress).where(eq(mailAddress.uid, uid)).returning()
    const told = removed === undefined ? null : securityChange(app, uid, 'mailRemoved', caller)
    return {
      result: undefined,
      guards: proof?.guards ?? [],
      writes: [dropWaiting(app, uid), ...farewellTo(app, removed, 'removed'), ...(told?.writes ?? [])],
      audit: [...(told?.audit ?? []), ...(proof?.audit ?? [])],
    }
  })
}
