import { fail } from '@jindu/domain/errors'
import { digestField, factorCodeField, idField, refuse } from '@jindu/domain/input'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../../platform/app.ts'
import { transactVerb } from '../../../platform/db/index.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { proveOwner } from '../prove-owner.ts'
import type { Caller } from '../record-event.ts'
import { NOTHING, securityChange } from '../security-change.ts'
import { passkey } from '../tables.ts'

/** With the pay password and a code; ending it needs neither. */
export const passkeyPaysInput = z.object({
  id: idField,
  pays: z.boolean(refuse('INPUT_INVALID')),
  payPassword: digestField.optional(),
  otp: factorCodeField.optional(),
})

/** Condition: the account's passkeys that may stand in for the pay password. */
export const paysFor = (uid: number) => and(eq(passkey.uid, uid), isNotNull(passkey.paysSince))

/**
 * Lets a passkey stand in for the pay password; that needs the pay password itself and a code. Ending it needs neither:
 * it takes nothing from the account but comfort. The owner reads of both.
 * @throws DomainError PASSKEY_NOT_FOUND, and what `proveOwner` refuses with
 */
export async function letPasskeyPay(
  app: App,
  session: Session,
  { id, pays, ...proof }: z.output<typeof passkeyPaysInput>,
  caller: Caller,
): Promise<void> {
  const { uid } = session
  const own = and(eq(passkey.id, id), eq(passkey.uid, uid))
  if ((await app.db.$count(passkey, own)) === 0) return fail('PASSKEY_NOT_FOUND')
  const proved = pays ? await proveOwner(app, session, 'passkey.letPay', proof, caller) : null
  await transactVerb(app, async (tx) => {
    const changed = await tx
      .update(passkey)
      .set({ paysSince: pays ? app.clock.now() : null })
      .where(and(own, pays ? isNull(passkey.paysSince) : isNotNull(passkey.paysSince)))
      .returning({ id: passkey.id })
    const { writes, audit } =
      changed.length === 0 ? NOTHING : securityChange(app, uid, pays ? 'passkeyPays' : 'passkeyPaysNoMore', caller)
    return { result: undefined, guards: proved?.guards ?? [], writes, audit: [...audit, ...(proved?.audit ?? [])] }
  })
}
