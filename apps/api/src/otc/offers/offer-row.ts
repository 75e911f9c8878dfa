import { fail } from '@jindu/domain/errors'
import { money, usd, type CurrencyCode, type Rate } from '@jindu/domain/money'
import { otcOfferFromRecord, otcOfferToRecord, type OtcMargin, type OtcOffer } from '@jindu/domain/otc/offers'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { otcOffer } from './tables.ts'

export type OfferRow = typeof otcOffer.$inferSelect

const offerById = prepareOnce((db) =>
  db
    .select()
    .from(otcOffer)
    .where(eq(otcOffer.id, sql.placeholder('id')))
    .prepare('otc_offer_by_id'),
)

/** @throws DomainError OFFER_NOT_FOUND */
export async function loadOffer({ db }: App, id: number): Promise<OfferRow> {
  const [row] = await offerById(db).execute({ id })
  return row ?? fail('OFFER_NOT_FOUND', { id })
}

const rateOf = (currency: CurrencyCode, usdE8: bigint): Rate => ({ currency, usdE8 })

function marginOf({ currency, marginBasisPoints, marginFloorE8, marginCeilingE8 }: OfferRow): OtcMargin | null {
  if (marginBasisPoints === null) return null
  return {
    basisPoints: marginBasisPoints,
    floor: marginFloorE8 === null ? null : rateOf(currency, marginFloorE8),
    ceiling: marginCeilingE8 === null ? null : rateOf(currency, marginCeilingE8),
  }
}

/** The state that a row holds. @throws DomainError STATE_CORRUPT */
export function offerOf(row: OfferRow): OtcOffer {
  const coin = (units: bigint) => money(row.currency, units)
  return otcOfferFromRecord({
    ...row,
    total: coin(row.totalUnits),
    remaining: coin(row.remainingUnits),
    running: coin(row.runningUnits),
    completed: coin(row.completedUnits),
    unitPrice: rateOf(row.currency, row.unitPriceE8),
    margin: marginOf(row),
    minimum: usd(row.minimumCents),
    maximum: usd(row.maximumCents),
  })
}

/** The columns of a state. */
export function offerColumns(state: OtcOffer) {
  const { total, remaining, running, completed, unitPrice, margin, minimum, maximum, ...columns } =
    otcOfferToRecord(state)
  return {
    ...columns,
    currency: total.asset,
    totalUnits: total.units,
    remainingUnits: remaining.units,
    runningUnits: running.units,
    completedUnits: completed.units,
    unitPriceE8: unitPrice.usdE8,
    marginBasisPoints: margin?.basisPoints ?? null,
    marginFloorE8: margin?.floor?.usdE8 ?? null,
    marginCeilingE8: margin?.ceiling?.usdE8 ?? null,
    minimumCents: minimum.units,
    maximumCents: maximum.units,
  }
}
