import { usd } from '@jindu/domain/money'
import type { otcAlert } from './tables.ts'

export type AlertRow = typeof otcAlert.$inferSelect

/** An alert as its owner reads it. */
export function alertOf(row: AlertRow) {
  const { id, about, currency, side, amountCents, method, fiat, trust, ownerUid, direction, priceE8 } = row
  return {
    id,
    about,
    currency,
    side,
    amount: amountCents === null ? null : usd(amountCents),
    method,
    fiat,
    trust,
    ownerUid,
    direction,
    price: priceE8 === null ? null : { currency, usdE8: priceE8 },
    createdAt: row.createdAt,
    toldAt: row.toldAt,
  }
}
