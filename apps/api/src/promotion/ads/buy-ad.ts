import { next as nextCategory } from '@jindu/domain/promotion/category-ads'
import { fail } from '@jindu/domain/errors'
import { next as nextHome } from '@jindu/domain/promotion/home-ads'
import { entryTemplates } from '@jindu/domain/ledger'
import { equals, formatUsd, type CurrencyCode, type Money } from '@jindu/domain/money'
import { categoryAdClicks, categoryAdPrice, homeAdPrice } from '@jindu/domain/accounts/paid-terms'
import { rules } from '@jindu/domain/rules'
import { inArray, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { assertOpen } from '../../platform/chain/index.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import { once, runVerb } from '../../platform/idempotency/index.ts'
import { quoteAsSeen, quoteUsd } from '../../platform/rates/quote.ts'
import { goodsCategory } from '../../goods/categories/index.ts'
import { changeAd, loadOwnAd } from './load-ad.ts'
import { categoryColumns, categorySlot, homeColumns, homeSlot, type AdRow } from './slots.ts'
import { adPurchase, type AdPlace } from './tables.ts'
import { tellOfAd } from './tell-of-ad.ts'
import { tellOfStrips } from './tell-of-strips.ts'

interface Paying {
  readonly adId: number
  readonly currency: CurrencyCode
  /** The price in dollars that the buyer saw. */
  readonly price?: Money<'USD'> | undefined
  /** The total that the buyer saw, in the currency they pay with. Without it the newest rate counts. */
  readonly total?: Money<CurrencyCode> | undefined
  readonly idempotencyKey: string
}

interface Bought {
  readonly place: AdPlace
  /** Weeks or packages. */
  readonly count: number
  /** Seconds or clicks. */
  readonly units: number
  readonly price: Money<'USD'>
  readonly change: (
    row: AdRow,
    paid: Money<CurrencyCode>,
    now: number,
  ) => ReturnType<typeof homeColumns> | ReturnType<typeof categoryColumns>
}

function pay(
  app: App,
  uid: number,
  paying: Paying,
  request: object,
  what: () => Promise<Bought> | Bought,
): Promise<{ id: number }> {
  const { adId, currency } = paying
  // The seen amounts are no part of it: a page that asks again after a lost answer may have read a newer rate.
  const key = once(uid, paying.idempotencyKey, 'ads.buy', { adId, currency, ...request })
  return runVerb(app, key, async () => {
    assertOpen(app, 'ads', currency)
    const now = app.clock.now()
    const row = await loadOwnAd(app, uid, adId)
    if (row.delistedAt !== null) return fail('AD_CLOSED_BY_STAFF')
    const { place, count, units, price, change } = await what()
    if (paying.price !== undefined && !equals(paying.price, price))
      return fail('PRICE_CHANGED', {
        seen: Number(paying.price.units),
        now: Number(price.units),
        price: formatUsd(price),
      })
    const newest = quoteUsd(app, price, currency)
    const { total, rate } = paying.total === undefined ? newest : quoteAsSeen(app, newest, paying.total)
    const columns = change(row, total, now)
    const [drawn] = await app.db.execute<{ id: string }>(sql`select nextval('ad_purchase_id_seq') as id`)
    const id = Number(drawn?.id)
    await commitVerb(app, {
      once: key,
      response: { id },
      guards: [changeAd(app, row, columns)],
      writes: [
        insertRow(adPurchase, {
          id,
          adId,
          ownerUid: uid,
          place,
          count,
          bought: units,
          totalCents: price.units,
          currency,
          paidUnits: total.units,
          rateE8: rate.usdE8,
          rateAt: rate.quotedAt,
          boughtAt: now,
        }),
      ],
      entries: [
        {
          entry: entryTemplates.ad({ uid, money: total }),
          reference: { kind: 'ad', id: adId },
          actorUid: uid,
          details: { place, count, purchase: id },
        },
      ],
      audit: [
        {
          action: 'ad.bought',
          actor: { kind: 'user', uid },
          subject: { kind: 'ad', id: adId },
          details: { place, count, purchase: id },
        },
      ],
      outbox: [
        tellOfAd(adId, uid, 'bought'),
        ...(await tellOfStrips(app.db, adId, [row, { ...row, ...columns }])),
        { topic: 'wallet', uids: [uid], payload: { currency } },
      ],
    })
    return { id }
  })
}

/**
 * Buys or renews a home ad; a running one is extended from its end. If ads are reviewed, the weeks start on approval.
 * @throws DomainError AD_NOT_FOUND, AD_CLOSED_BY_STAFF, AD_WEEKS_INVALID, PRICE_CHANGED, RATE_CHANGED, RATE_UNAVAILABLE, INSUFFICIENT_FUNDS, IDEMPOTENCY_MISMATCH
 */
export function payHome(app: App, uid: number, { weeks, ...paying }: Paying & { readonly weeks: number }) {
  return pay(app, uid, paying, { place: 'home', weeks }, () => ({
    place: 'home',
    count: weeks,
    units: weeks * rules.ads.home.secondsPerWeek,
    price: homeAdPrice(weeks, app.settings.current()),
    change: (row, paid, now) =>
      homeColumns(nextHome(homeSlot(row, now), { kind: 'buy', weeks, price: paid }, { kind: 'owner' }, now).state),
  }))
}

/**
 * Resolves an ad's categories; a merged category is replaced by the one that it was merged into.
 * @throws DomainError CATEGORY_NOT_FOUND (id)
 */
async function standingCategories({ db }: App, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await db
    .select({ id: goodsCategory.id, mergedInto: goodsCategory.mergedInto })
    .from(goodsCategory)
    .where(inArray(goodsCategory.id, [...ids]))
  const missing = ids.find((id) => !rows.some((row) => row.id === id))
  if (missing !== undefined) fail('CATEGORY_NOT_FOUND', { id: missing })
  return [...new Set(rows.map(({ id, mergedInto }) => mergedInto ?? id))]
}

/**
 * Buys or renews packages of clicks; the categories named replace those before.
 * @throws DomainError AD_NOT_FOUND, AD_CLOSED_BY_STAFF, AD_PACKAGES_INVALID, AD_CATEGORIES_REQUIRED, CATEGORY_NOT_FOUND, PRICE_CHANGED, RATE_CHANGED,
 *   RATE_UNAVAILABLE, INSUFFICIENT_FUNDS, IDEMPOTENCY_MISMATCH
 */
export function payCategory(
  app: App,
  uid: number,
  { packages, categoryIds, ...paying }: Paying & { readonly packages: number; readonly categoryIds: readonly number[] },
) {
  return pay(app, uid, paying, { place: 'category', packages, categoryIds }, async () => {
    const standing = await standingCategories(app, categoryIds)
    const settings = app.settings.current()
    const clicks = categoryAdClicks(packages, settings)
    return {
      place: 'category',
      count: packages,
      units: clicks,
      price: categoryAdPrice(packages, settings),
      change: (row, paid, now) =>
        categoryColumns(
          nextCategory(
            categorySlot(row),
            { kind: 'buy', clicks, categoryIds: standing, price: paid },
            { kind: 'owner' },
            now,
          ).state,
        ),
    }
  })
}
