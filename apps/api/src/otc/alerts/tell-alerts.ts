import { isPriceReached } from '@jindu/domain/otc/alerts'
import { formatRate, groupThousands, type Rate } from '@jindu/domain/money'
import { and, asc, eq, getTableColumns, isNull, lte, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, updateRow } from '../../platform/db/index.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { isQuoted } from '../../platform/rates/is-quoted.ts'
import { tell } from '../../records/messages/index.ts'
import { onMarket } from '../offers/index.ts'
import { otcOffer } from '../offers/tables.ts'
import type { AlertRow } from './alert-row.ts'
import { newestOffer } from './change-alerts.ts'
import { fittingOffers } from './fitting-offers.ts'
import { otcAlert } from './tables.ts'

/** How long an alert that found offers is silent. */
export const PAUSE_SECONDS = 900
/** When offers that did not fit are looked at again: they may have been edited, or their hours begun. */
export const AGAIN_SECONDS = 600
/** How many of the offers that it told of an alert remembers, the latest. */
const MAXIMUM_NAMED = 200

const { about, direction, priceE8, toldAt, searchedAt, currency } = otcAlert

const priceText = (price: Rate): string => `$${groupThousands(formatRate(price))}`

const unchanged = ({ id, version }: AlertRow) => ({ id, version })

/** Tells of market prices that were reached, once each. */
export function tellPriceAlertsJob(app: App): TimedJob<AlertRow> {
  return {
    name: 'tell-price-alerts',
    everySeconds: 15,
    key: ({ id }) => String(id),
    async due(_, limit) {
      const quoted = app.rates.all().filter((rate) => isQuoted(app.rates, rate.currency))
      if (quoted.length === 0) return []
      const reached = quoted.map((rate) =>
        and(
          eq(currency, rate.currency),
          or(
            and(eq(direction, 'atLeast'), lte(priceE8, rate.usdE8)),
            and(eq(direction, 'atMost'), sql`${priceE8} >= ${rate.usdE8}`),
          ),
        ),
      )
      return app.db
        .select()
        .from(otcAlert)
        .where(and(eq(about, 'price'), isNull(toldAt), or(...reached)))
        .orderBy(asc(otcAlert.id))
        .limit(limit)
    },
    async run(alert, now) {
      const market = app.rates.all().find((rate) => rate.currency === alert.currency)
      if (market === undefined || alert.direction === null || alert.priceE8 === null) return
      const price = { currency: alert.currency, usdE8: alert.priceE8 }
      if (!isPriceReached({ direction: alert.direction, price }, market)) return
      const facts = { coin: alert.currency, price: priceText(market) }
      await commitVerb(app, {
        guards: [{ change: updateRow(otcAlert, { toldAt: now, version: alert.version + 1 }, unchanged(alert)) }],
        writes: [tell(alert.uid, { kind: 'otcAlert.price', subjectId: alert.id, side: null, facts }, { at: now })],
      })
    },
  }
}

/** Cheap conditions of the search, so that alerts which nothing can fit are not searched for. */
const mayFit = (now: number) => sql`exists (select 1 from ${otcOffer} where otc_offer.currency = otc_alert.currency
  and otc_offer.side = otc_alert.side and ${onMarket} and otc_offer.owner_uid <> otc_alert.uid and otc_offer.id <> all (otc_alert.named_ids)
  and coalesce(otc_offer.owner_uid = otc_alert.owner_uid, true) and coalesce(otc_offer.fiat = otc_alert.fiat, true)
  and coalesce(otc_alert.method = any (otc_offer.methods), true)
  and coalesce(otc_alert.amount_cents between otc_offer.minimum_cents and otc_offer.maximum_cents, true)
  and (otc_offer.id > otc_alert.newest_offer_id or otc_alert.searched_at <= ${at(now - AGAIN_SECONDS)}::timestamptz))`

const at = (seconds: number): string => new Date(seconds * 1000).toISOString()

interface SearchedAlert extends AlertRow {
  /** The newest offer when the search began. */
  readonly newest: number
}

/** Tells of offers that fit, each offer once for an alert and the best first; then the alert is silent for a while. */
export function tellOfferAlertsJob(app: App): TimedJob<SearchedAlert> {
  return {
    name: 'tell-offer-alerts',
    everySeconds: 15,
    key: ({ id }) => String(id),
    due: (now, limit) =>
      app.db
        .select({ ...getTableColumns(otcAlert), newest: newestOffer })
        .from(otcAlert)
        .where(and(eq(about, 'offers'), or(isNull(toldAt), lte(toldAt, now - PAUSE_SECONDS)), mayFit(now)))
        .orderBy(asc(searchedAt))
        .limit(limit),
    async run(alert, now) {
      const { id, uid, namedIds } = alert
      const found = (await fittingOffers(app, alert)).filter((offer) => !namedIds.includes(offer.id))
      const [best] = found
      const searched = { searchedAt: now, newestOfferId: alert.newest, version: alert.version + 1 }
      if (best === undefined) {
        await commitVerb(app, { guards: [{ change: updateRow(otcAlert, searched, unchanged(alert)) }] })
        return
      }
      const named = [...found.map((offer) => offer.id), ...namedIds].slice(0, MAXIMUM_NAMED)
      const facts = { found: found.length, price: priceText(best.unitPrice) }
      await commitVerb(app, {
        guards: [{ change: updateRow(otcAlert, { ...searched, toldAt: now, namedIds: named }, unchanged(alert)) }],
        writes: [tell(uid, { kind: 'otcAlert.offers', subjectId: id, side: null, facts }, { at: now })],
        outbox: [{ topic: 'otcOffer', uids: [uid], payload: { id: best.id, event: 'alerted' } }],
      })
    },
  }
}
