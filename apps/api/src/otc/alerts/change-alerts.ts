import { fail } from '@jindu/domain/errors'
import type { OtcAlertInput } from '@jindu/domain/input'
import { isPriceReached } from '@jindu/domain/otc/alerts'
import { rules } from '@jindu/domain/rules'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import { appUser } from '../../accounts/accounts/tables.ts'
import { otcOffer } from '../offers/tables.ts'
import { fittingOffers } from './fitting-offers.ts'
import { otcAlert } from './tables.ts'

/** The newest offer of all. */
export const newestOffer = sql<number>`(select coalesce(max(${otcOffer.id}), 0) from ${otcOffer})`

function columnsOf(alert: OtcAlertInput) {
  if (alert.about === 'price') {
    const { about, currency, direction, price } = alert
    return {
      about,
      currency,
      direction,
      priceE8: price,
      side: null,
      amountCents: null,
      method: null,
      fiat: null,
      trust: null,
      ownerUid: null,
    }
  }
  const {
    about,
    currency,
    side,
    amount,
    method = null,
    fiat = null,
    trust = null,
    ownerUid = null,
    price = null,
  } = alert
  return {
    about,
    currency,
    side,
    amountCents: amount?.units ?? null,
    method,
    fiat,
    trust,
    ownerUid,
    priceE8: price,
    direction: null,
  }
}

/**
 * Makes an alert. Offers that fit already are no news: the user sees them.
 * @throws DomainError ALERT_TOO_MANY; OFFER_TRIGGER_REACHED for a price that the market is at
 */
export async function createAlert(app: App, uid: number, alert: OtcAlertInput): Promise<{ id: number }> {
  const now = app.clock.now()
  if (alert.about === 'price') {
    const { currency, direction, price } = alert
    const market = app.rates.all().find((rate) => rate.currency === currency)
    const reached = market !== undefined && isPriceReached({ direction, price: { currency, usdE8: price } }, market)
    if (reached) return fail('OFFER_TRIGGER_REACHED')
  }
  const columns = { uid, ...columnsOf(alert) }
  const seen = await fittingOffers(app, columns)
  return transactVerb(app, async (tx) => {
    // Lock the account's row, so that alerts made at once are counted in turn.
    await tx.select({ uid: appUser.uid }).from(appUser).where(eq(appUser.uid, uid)).for('no key update')
    if ((await tx.$count(otcAlert, eq(otcAlert.uid, uid))) >= rules.otc.maximumAlerts) return fail('ALERT_TOO_MANY')
    const [row] = await tx
      .insert(otcAlert)
      .values({
        ...columns,
        createdAt: now,
        searchedAt: now,
        namedIds: seen.map(({ id }) => id),
        newestOfferId: newestOffer,
      })
      .returning({ id: otcAlert.id })
    return { result: row ?? fail('INTERNAL') }
  })
}

/**
 * Removes an alert.
 * @throws DomainError NOT_FOUND, also for somebody else's
 */
export function removeAlert(app: App, uid: number, id: number): Promise<void> {
  return transactVerb(app, async (tx) => {
    const gone = await tx
      .delete(otcAlert)
      .where(and(eq(otcAlert.id, id), eq(otcAlert.uid, uid)))
      .returning({ id: otcAlert.id })
    if (gone.length === 0) return fail('NOT_FOUND')
    return { result: undefined }
  })
}
