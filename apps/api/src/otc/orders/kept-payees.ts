import type { App } from '../../platform/app.ts'
import { insertRow, type Statement } from '../../platform/db/index.ts'
import type { z } from 'zod'
import type { OfferRow } from '../offers/index.ts'
import { findPayees, namedPayees, payeeShown, type Payee } from '../payees/index.ts'
import { otcOrderPayees } from './tables.ts'

/** What a payer is told of an account. */
export type PayeeShown = z.output<typeof payeeShown>

/**
 * The accounts that the fiat of a trade is paid to: the owner's where they sell, the taker's where they do.
 * @param named what the taker names
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
  // What the owner changed since is as it is now; what no longer fits the offer is passed over.
  const owners = await findPayees(app, offer.ownerUid, offer.payeeIds)
  return owners.filter(({ method }) => offer.methods.includes(method))
}

const context = (orderId: number): string => `payees of otc order ${orderId}`

/** The write that keeps them with the order as they are now; none without any. */
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
