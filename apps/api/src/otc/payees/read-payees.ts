import { fail } from '@jindu/domain/errors'
import { payeesProblem, type OtcOffer, type PaymentMethod } from '@jindu/domain/otc/offers'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { openPayee, type Payee } from './payee-row.ts'
import { otcPayee } from './tables.ts'

/** An owner's accounts, the first first. */
export async function listPayees(app: App, uid: number): Promise<Payee[]> {
  const rows = await app.db.select().from(otcPayee).where(eq(otcPayee.uid, uid)).orderBy(asc(otcPayee.id))
  return rows.map((row) => openPayee(app, row))
}

/** Those of an owner's accounts that are still there, in the order named. */
export async function findPayees(app: App, uid: number, ids: readonly number[]): Promise<Payee[]> {
  if (ids.length === 0) return []
  const rows = await app.db
    .select()
    .from(otcPayee)
    .where(and(eq(otcPayee.uid, uid), inArray(otcPayee.id, [...ids])))
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => openPayee(app, row)))
}

/**
 * The accounts that somebody names in a trade.
 * @throws DomainError PAYEE_NOT_FOUND, also for somebody else's, PAYEE_OF_PAYER, PAYEE_METHOD_NOT_ACCEPTED
 */
export async function namedPayees(
  app: App,
  uid: number,
  ids: readonly number[],
  offer: { readonly side: OtcOffer['side']; readonly methods: readonly PaymentMethod[] },
  by: 'owner' | 'taker',
): Promise<Payee[]> {
  const payees = await findPayees(app, uid, ids)
  const missing = ids.find((id) => payees.every((payee) => payee.id !== id))
  if (missing !== undefined) return fail('PAYEE_NOT_FOUND', { id: missing })
  const problem = payeesProblem(offer, by, payees)
  return problem === null ? payees : fail(problem)
}
