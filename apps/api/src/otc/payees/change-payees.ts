import { fail } from '@jindu/domain/errors'
import type { payeeInput } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { accountEvent, proveStep, type Caller } from '../../accounts/accounts/index.ts'
import { appUser } from '../../accounts/accounts/tables.ts'
import { tell } from '../../records/messages/index.ts'
import { sealPayee } from './payee-row.ts'
import { otcPayee } from './tables.ts'

export type PayeeInput = z.output<typeof payeeInput>

type From = Pick<Caller, 'address'>

/** The session and address that change a receiving account. */
export interface PayeeOwner {
  readonly session: Pick<Session, 'id' | 'uid'>
  readonly caller: From
}

/** Notifies the owner, because somebody else's change would divert payments. */
const hear = ({ clock }: App, uid: number, what: 'payeeAdded' | 'payeeChanged', { label }: PayeeInput) =>
  tell(uid, { kind: `account.${what}`, subjectId: uid, side: null, facts: { label } }, { at: clock.now() })

const nextId = sql<number>`select nextval('otc_payee_id_seq')::int as id`

/**
 * Adds a receiving account.
 * @param otp a code of the second factor, where the account has one
 * @throws DomainError PAYEE_TOO_MANY, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, RATE_LIMITED
 */
export async function addPayee(
  app: App,
  { session, caller }: PayeeOwner,
  payee: PayeeInput,
  otp?: string,
): Promise<{ id: number }> {
  const { uid } = session
  // Outside the transaction, because verifying a code uses its own connections.
  const proof = await proveStep(app, session, 'payee.add', otp, caller)
  return transactVerb(app, async (tx) => {
    // Lock the account's row, so that concurrent additions are counted in turn.
    await tx.select({ uid: appUser.uid }).from(appUser).where(eq(appUser.uid, uid)).for('update')
    if ((await tx.$count(otcPayee, eq(otcPayee.uid, uid))) >= rules.otc.maximumPayees) return fail('PAYEE_TOO_MANY')
    const [drawn] = await tx.execute<{ id: number }>(nextId)
    if (drawn === undefined) return fail('INTERNAL')
    const { id } = drawn
    const { method } = payee
    await tx
      .insert(otcPayee)
      .values({ id, uid, method, ...sealPayee(app, { id, uid }, payee), createdAt: app.clock.now() })
    return {
      result: { id },
      guards: proof?.guards ?? [],
      writes: [hear(app, uid, 'payeeAdded', payee)],
      audit: [accountEvent(uid, 'payeeAdded', caller), ...(proof?.audit ?? [])],
    }
  })
}

const own = (id: number, uid: number) => and(eq(otcPayee.id, id), eq(otcPayee.uid, uid))

/**
 * Edits a receiving account; open orders keep their snapshot.
 * @param otp a code of the second factor, where the account has one
 * @throws DomainError PAYEE_NOT_FOUND, also for somebody else's; SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, RATE_LIMITED
 */
export async function editPayee(
  app: App,
  { session, caller }: PayeeOwner,
  id: number,
  payee: PayeeInput,
  otp?: string,
): Promise<void> {
  const { uid } = session
  const proof = await proveStep(app, session, 'payee.edit', otp, caller)
  return transactVerb(app, async (tx) => {
    const { method } = payee
    const changed = await tx
      .update(otcPayee)
      .set({ method, ...sealPayee(app, { id, uid }, payee), changedAt: app.clock.now() })
      .where(own(id, uid))
      .returning({ id: otcPayee.id })
    if (changed.length === 0) return fail('PAYEE_NOT_FOUND', { id })
    return {
      result: undefined,
      guards: proof?.guards ?? [],
      writes: [hear(app, uid, 'payeeChanged', payee)],
      audit: [accountEvent(uid, 'payeeChanged', caller), ...(proof?.audit ?? [])],
    }
  })
}

/**
 * Deletes a receiving account. Open orders keep their snapshot; offers skip it.
 * @throws DomainError PAYEE_NOT_FOUND, also for somebody else's
 */
export function removePayee(app: App, uid: number, id: number, caller: From): Promise<void> {
  return transactVerb(app, async (tx) => {
    const removed = await tx.delete(otcPayee).where(own(id, uid)).returning({ id: otcPayee.id })
    if (removed.length === 0) return fail('PAYEE_NOT_FOUND', { id })
    return { result: undefined, audit: [accountEvent(uid, 'payeeRemoved', caller)] }
  })
}
