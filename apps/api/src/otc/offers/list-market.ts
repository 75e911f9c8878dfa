import { CURRENCIES, decimalsOf, type CurrencyCode, type FiatCode, type Money } from '@jindu/domain/money'
import { priceCeiling, priceFloor, type PaymentMethod } from '@jindu/domain/otc/offers'
import { rules } from '@jindu/domain/rules'
import { and, arrayContains, asc, desc, eq, inArray, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { unblocked } from '../../accounts/people/index.ts'
import { appUser, userStatistics } from '../../accounts/accounts/tables.ts'
import { isOwnDeal, otcPair } from '../ratings/tables.ts'
import { openFiats } from './fiat.ts'
import { withinHours } from './hours.ts'
import { priceColumn, readMarketPrice } from './market-price.ts'
import { onMarket } from './on-market.ts'
import { offerRowsOf } from './reads.ts'
import { readTaker, type Taker } from './taker.ts'
import { otcOffer } from './tables.ts'

export interface MarketFilter {
  readonly page: number
  readonly limit: number
  readonly currency: CurrencyCode
  /** The owners' side. */
  readonly side: 'buy' | 'sell'
  /** Offers that accept an order of this amount. */
  readonly amount?: Money<'USD'> | undefined
  readonly method?: PaymentMethod | undefined
  readonly fiat?: FiatCode | undefined
  /** Only owners with completed trades with at least this many different people, and without a malicious mark. */
  readonly trust?: number | undefined
  /** Only offers that the reader can take: of others, with requirements met, at a current price. */
  readonly takeable?: boolean | undefined
  /** Only offers of this owner. */
  readonly ownerUid?: number | undefined
}

const E8_CENTS = 1_000_000n

/** Smallest units of each coin, times 10^6, as the arms of a `case`. */
const UNITS_PER_CENT = sql.raw(
  Object.values(CURRENCIES)
    .map(({ code, decimals }) => `when '${code}' then ${10n ** BigInt(decimals) * E8_CENTS}`)
    .join(' '),
)

/** Condition: an order of these cents is within the limits, and enough coin remains. */
function fits(cents: bigint, currency: CurrencyCode, price: SQL): SQL | undefined {
  const unitsPerCoin = 10n ** BigInt(decimalsOf(currency))
  const worth = sql`${otcOffer.remainingUnits}::numeric * ${price}`
  return and(
    sql`${otcOffer.minimumCents} <= ${cents}`,
    sql`${otcOffer.maximumCents} >= ${cents}`,
    sql`${worth} >= ${(cents * E8_CENTS * unitsPerCoin).toString()}::numeric`,
  )
}

/** The SQL of the domain's `takeRange`: the remaining coin covers at least the smallest order and one smallest unit. */
export function leavesAnOrder(price: SQL): SQL {
  const { currency, remainingUnits, minimumCents, maximumCents } = otcOffer
  const perCent = sql`(case ${currency} ${UNITS_PER_CENT} end)::numeric`
  const most = sql`div((${remainingUnits} + 1)::numeric * ${price} - 1, ${perCent})`
  return sql`(${most} >= ${minimumCents} and least(${most}, ${maximumCents}) * ${perCent} >= ${price})`
}

/** Counts distinct partners, because repeated trades with one partner prove no trust. Stops at the number asked for. */
function trusted(counterparties: number): SQL | undefined {
  const partners = sql`select 1 from ${otcPair} where ${otcPair.uid} = ${otcOffer.ownerUid} and not ${isOwnDeal} offset ${counterparties - 1}`
  return and(counterparties === 0 ? undefined : sql`exists (${partners})`, eq(userStatistics.otcMaliciousTimes, 0))
}

/**
 * The SQL of the domain's `followedProblem`: a market-following price is unavailable while stale or past a site bound.
 * So is a fixed price with a trigger while the market's price is stale.
 */
function pricedWithin(app: App, { side, currency }: MarketFilter, price: SQL): SQL | undefined {
  const { last, isFresh } = readMarketPrice(app, currency)
  const isFixed = isNull(otcOffer.marginBasisPoints)
  if (last === null || !isFresh) return and(isFixed, isNull(otcOffer.triggerE8))
  const settings = app.settings.current()
  const ceiling = priceCeiling(side, last, settings)
  return or(
    isFixed,
    and(
      sql`${price} >= ${priceFloor(side, last, settings).usdE8.toString()}::numeric`,
      ceiling === null ? undefined : sql`${price} <= ${ceiling.usdE8.toString()}::numeric`,
    ),
  )
}

function takeableBy({ uid, facts }: Taker): SQL | undefined {
  const { registeredDays, completedGoodsOrders, completedOtcOrders, maliciousTimes } = facts
  const tolerated = or(isNull(otcOffer.otcMaliciousTimes), sql`${otcOffer.otcMaliciousTimes} >= ${maliciousTimes}`)
  return and(
    sql`${otcOffer.ownerUid} <> ${uid}`,
    sql`${otcOffer.registerDays} <= ${registeredDays}`,
    sql`${otcOffer.goodsTrade} <= ${completedGoodsOrders}`,
    sql`${otcOffer.otcTradeAmount} <= ${completedOtcOrders}`,
    tolerated,
  )
}

/** Offers whose sum can be fixed now. */
function inOpenFiat(app: App): SQL {
  const fixable = openFiats(app).filter(({ fiat, rate }) => fiat === 'USD' || rate !== null)
  return inArray(
    otcOffer.fiat,
    fixable.map(({ fiat }) => fiat),
  )
}

interface Asked {
  readonly price: SQL
  readonly side: MarketFilter['side']
  readonly currency: CurrencyCode | Placeholder
  readonly narrowed?: SQL | undefined
}

/** A page's rows with the total count, in one query to save a round trip. */
function pageOf(db: App['db'], { price, side, currency, narrowed }: Asked) {
  const where = and(
    eq(otcOffer.currency, currency),
    eq(otcOffer.side, side),
    onMarket,
    // Offers with nothing left are excluded too; they reappear when running orders return volume.
    leavesAnOrder(price),
    isNull(appUser.frozenAt),
    narrowed,
  )
  const total = db
    .select({ rows: sql<number>`count(*)::int` })
    .from(otcOffer)
    .innerJoin(appUser, eq(appUser.uid, otcOffer.ownerUid))
    .innerJoin(userStatistics, eq(userStatistics.uid, otcOffer.ownerUid))
    .where(where)
  const rows = db
    .select({ offer: otcOffer, total: sql<number>`${total}` })
    .from(otcOffer)
    .innerJoin(appUser, eq(appUser.uid, otcOffer.ownerUid))
    .innerJoin(userStatistics, eq(userStatistics.uid, otcOffer.ownerUid))
    .where(where)
    .$dynamic()
  const inOrder = side === 'sell' ? asc : desc
  return { total, rows, order: [inOrder(price), inOrder(otcOffer.id)] }
}

/**
 * The unfiltered first page, which most readers see, as a prepared statement. The limit is inlined, because a parameter
 * would cause replanning on every call.
 */
export function firstPageOf(db: App['db'], side: MarketFilter['side'], limit: number, isPriced: boolean) {
  const price = priceColumn(isPriced ? sql.placeholder('price') : null)
  const { rows, order } = pageOf(db, { price, side, currency: sql.placeholder('currency') })
  return rows.orderBy(sql`${sql.join(order, sql`, `)} limit ${sql.raw(String(limit))}`).prepare('otc_market')
}

const firstPages = prepareOnce(() => new Map<string, ReturnType<typeof firstPageOf>>())

function firstPage(db: App['db'], { side, limit }: MarketFilter, isPriced: boolean) {
  const name = `${side} ${limit} ${isPriced}`
  const pages = firstPages(db)
  const query = pages.get(name) ?? firstPageOf(db, side, limit, isPriced)
  pages.set(name, query)
  return query
}

function narrowedBy(app: App, filter: MarketFilter, price: SQL, reader: Taker): SQL | undefined {
  const { currency, amount, method, fiat, trust, takeable = false, ownerUid } = filter
  return and(
    reader.hasBlocks ? unblocked(reader.uid, otcOffer.ownerUid) : undefined,
    ownerUid === undefined ? undefined : eq(otcOffer.ownerUid, ownerUid),
    amount === undefined ? undefined : fits(amount.units, currency, price),
    method === undefined ? undefined : arrayContains(otcOffer.methods, [method]),
    fiat === undefined ? undefined : eq(otcOffer.fiat, fiat),
    trust === undefined ? undefined : trusted(trust),
    takeable ? and(takeableBy(reader), pricedWithin(app, filter, price), inOpenFiat(app)) : undefined,
  )
}

/**
 * The market of one currency and side: sell offers by lowest price, buy offers by highest. Offers of frozen owners or
 * outside their hours are hidden, and those of whom the reader blocked or is blocked by. Offers with less left than their smallest order are hidden until volume returns or
 * the owner edits them.
 */
export async function listMarket(app: App, session: Pick<Session, 'uid'>, filter: MarketFilter) {
  const { page, limit, currency, side } = filter
  const [reader, hours] = await Promise.all([readTaker(app, session.uid), withinHours(app, { currency, side })])
  const { last } = readMarketPrice(app, currency)
  const usdE8 = last?.usdE8.toString() ?? null
  const price = priceColumn(usdE8)
  const narrowed = and(hours, narrowedBy(app, filter, price, reader))
  const asked = pageOf(app.db, { price, side, currency, narrowed })
  const isPlain = narrowed === undefined && page === 1 && rules.pages.options.some((size) => size === limit)
  const rows = isPlain
    ? await firstPage(app.db, filter, usdE8 !== null).execute({ currency, price: usdE8 })
    : await asked.rows
        .orderBy(...asked.order)
        .limit(limit)
        .offset((page - 1) * limit)
  const data = await offerRowsOf(app, rows, reader)
  const [first] = rows
  if (first !== undefined || page === 1) return { data, total: first?.total ?? 0 }
  // A page past the end has no row that carries the total.
  const [behind] = await asked.total
  return { data, total: behind?.rows ?? 0 }
}
