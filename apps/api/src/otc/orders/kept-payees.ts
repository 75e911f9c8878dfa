import type { App } from '../../platform/app.ts'
import { insertRow, type Statement } from '../../platform/db/index.ts'
import type { z } from 'zod'
import type { OfferRow } from '../offers/index.ts'
import { findPayees, namedPayees, payeeShown, type Payee } from '../payees/index.ts'
import { otcOrderPayees } from './tables.ts'

/** A receiving account as the payer sees it. */
export type PayeeShown = z.output<typeof payeeShown>

/**
 * The receiving accounts of a trade's fiat: the offer owner's if they sell, else the taker's.
 * @param named the accounts that the taker named
 * @throws DomainError what `namedPayees` refuses
 */
export async function payeesOfTrade(
  app: App,
  offer: OfferRow,
  takerUid: number,
  named: readonly number[],
): Promise<readonly Payee[]> {
  const own = await namedPayees(app, takerUid, named, offer, 'taker')
  if (offer.side === 'buy') return own
  // Use the owner's current account data; skip accounts whose method the offer no longer accepts.
  const owners = await findPayees(app, offer.ownerUid, offer.payeeIds)
  return owners.filter(({ method }) => offer.methods.includes(method))
}

const context = (orderId: number): string => `payees of otc order ${orderId}`

/** The write that stores a snapshot of the accounts with the order; none without accounts. */
export function keepPayees(app: App, orderId: number, payees: readonly Payee[]): readonly Statement[] {
  if (payees.length === 0) return []
  const shown = payees.map(({ method, holder, account, note }): PayeeShown => ({ method, holder, account, note }))
  const methods = [...new Set(payees.map(({ method }) => method))]
  return [insertRow(otcOrderPayees, { orderId, methods, ...sealKept(app, orderId, shown) })]
}

export const sealKept = ({ secrets }: Pick<App, 'secrets'>, orderId: number, shown: readonly PayeeShown[]) =>
  secrets.seal(JSON.stringify(shown), context(orderId))

export function openKept(
  { secrets }: Pick<App, 'secrets'>,
  row: typeof otcOrderPayees.$inferSelect,
): readonly PayeeShown[] {
  return payeeShown.array().parse(JSON.parse(secrets.open(row, context(row.orderId))))
}
