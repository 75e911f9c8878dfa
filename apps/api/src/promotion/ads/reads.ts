import { fail } from '@jindu/domain/errors'
import { money, type CurrencyCode, type Money } from '@jindu/domain/money'
import type { Locale } from '@jindu/i18n'
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { goodsCategory, titleIn } from '../../goods/categories/index.ts'
import type { DescribeSubjects } from '../../records/messages/index.ts'
import { loadAd, loadOwnAd } from './load-ad.ts'
import { refundsOf } from './moderate-ad.ts'
import { categorySlot, homeSlot, isOpen, type AdRow } from './slots.ts'
import { ad, adPurchase } from './tables.ts'

interface Page {
  readonly page: number
  readonly limit: number
}

interface NamedCategory {
  readonly id: number
  readonly title: string
}

/** Categories of ads; a merged category is replaced by the one that it was merged into. */
async function namedCategories(
  { db }: App,
  rows: readonly AdRow[],
  locale: Locale,
): Promise<ReadonlyMap<number, NamedCategory>> {
  const ids = [...new Set(rows.flatMap(({ categoryIds }) => categoryIds))]
  if (ids.length === 0) return new Map()
  const had = alias(goodsCategory, 'had')
  const found = await db
    .select({ named: had.id, id: goodsCategory.id, title: titleIn(locale) })
    .from(had)
    .innerJoin(goodsCategory, eq(goodsCategory.id, sql`coalesce(${had.mergedInto}, ${had.id})`))
    .where(inArray(had.id, ids))
  return new Map(found.map(({ named, ...category }) => [named, category]))
}

/** Distinct categories in order of purchase. */
function categoriesOf(ids: readonly number[], named: ReadonlyMap<number, NamedCategory>): NamedCategory[] {
  const all = ids.map((id) => named.get(id) ?? { id, title: String(id) })
  return [...new Map(all.map((category) => [category.id, category])).values()]
}

/** Refunds of ads that were taken down, summed per coin. */
async function refunded(
  { db }: App,
  rows: readonly AdRow[],
): Promise<ReadonlyMap<number, readonly Money<CurrencyCode>[]>> {
  const ids = rows.filter(({ delistedAt }) => delistedAt !== null).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const sums = await db
    .select({ adId: adPurchase.adId, currency: adPurchase.currency, units: sql<string>`sum(refunded_units)::text` })
    .from(adPurchase)
    .innerJoin(ad, and(eq(ad.id, adPurchase.adId), eq(ad.delistedAt, adPurchase.refundedAt)))
    .where(inArray(adPurchase.adId, ids))
    .groupBy(adPurchase.adId, adPurchase.currency)
  const of = (id: number) =>
    sums.filter(({ adId }) => adId === id).map(({ currency, units }) => money(currency, BigInt(units)))
  return new Map(ids.map((id) => [id, of(id).filter(({ units }) => units > 0n)]))
}

async function toOwn(app: App, rows: readonly AdRow[], locale: Locale) {
  const [named, refunds] = await Promise.all([namedCategories(app, rows, locale), refunded(app, rows)])
  const now = app.clock.now()
  return rows.map((row) => {
    const home = homeSlot(row, now)
    const category = categorySlot(row)
    return {
      id: row.id,
      title: row.title,
      coverFileId: row.coverFileId,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      waitingSince: row.waitingSince,
      begun: row.approvedAt !== null,
      delisted:
        row.delistedAt === null
          ? null
          : { at: row.delistedAt, reason: row.delistReason ?? '', refunds: [...(refunds.get(row.id) ?? [])] },
      home:
        home.kind === 'notBought'
          ? null
          : {
              // The clock's job may be late, so show an expired ad as closed.
              status: home.kind === 'shown' && now >= home.stopAt ? ('closed' as const) : home.kind,
              closedBy: home.kind === 'closed' ? home.closedBy : now >= home.stopAt ? ('clock' as const) : null,
              startAt: home.startAt,
              stopAt: home.stopAt,
            },
      category:
        category.kind === 'notBought'
          ? null
          : {
              status: category.kind,
              closedBy: category.kind === 'closed' ? category.closedBy : null,
              categories: categoriesOf(category.categoryIds, named),
              bought: category.bought,
              remaining: category.remaining,
            },
    }
  })
}

/** A user's own ads, newest first. */
export async function listOwnAds(app: App, uid: number, { page, limit }: Page, locale: Locale) {
  const own = eq(ad.ownerUid, uid)
  const [rows, [total]] = await Promise.all([
    app.db
      .select()
      .from(ad)
      .where(own)
      .orderBy(desc(ad.id))
      .limit(limit)
      .offset((page - 1) * limit),
    app.db.select({ rows: count() }).from(ad).where(own),
  ])
  return { data: await toOwn(app, rows, locale), total: total?.rows ?? 0 }
}

/** @throws DomainError AD_NOT_FOUND */
export async function readOwnAd(app: App, uid: number, id: number, locale: Locale) {
  const row = await loadOwnAd(app, uid, id)
  const [own] = await toOwn(app, [row], locale)
  if (own === undefined) return fail('AD_NOT_FOUND', { id })
  return { ...own, contents: row.contents, contentsHtml: row.contentsHtml, attach: row.attach }
}

/**
 * A public ad. One that waits or was taken down is visible only to its owner and staff.
 * @throws DomainError AD_NOT_FOUND
 */
export async function readAd(app: App, session: Session | null, id: number) {
  const row = await loadAd(app, id)
  const own = session?.uid === row.ownerUid
  const open = isOpen(row)
  if (!open && !own && (session === null || session.role === null)) return fail('AD_NOT_FOUND', { id })
  const { title, contentsHtml, coverFileId, attach, ownerUid, createdAt, updatedAt } = row
  return { id, title, contentsHtml, coverFileId, attach, ownerUid, createdAt, updatedAt, open, own }
}

const STAFF_LISTS = {
  waiting: { where: isNotNull(ad.waitingSince), order: asc(ad.waitingSince) },
  delisted: { where: isNotNull(ad.delistedAt), order: desc(ad.delistedAt) },
  all: { where: undefined, order: desc(ad.id) },
} as const

export const STAFF_STATES = ['waiting', 'delisted', 'all'] as const

/** Ads for moderators; waiting ones oldest first. */
export async function listForStaff(
  app: App,
  { state, page, limit }: Page & { readonly state: (typeof STAFF_STATES)[number] },
  locale: Locale,
) {
  const { where, order } = STAFF_LISTS[state]
  const [rows, [total]] = await Promise.all([
    app.db
      .select()
      .from(ad)
      .where(where)
      .orderBy(order)
      .limit(limit)
      .offset((page - 1) * limit),
    app.db.select({ rows: count() }).from(ad).where(where),
  ])
  const now = app.clock.now()
  const [own, refunds] = await Promise.all([
    toOwn(app, rows, locale),
    Promise.all(rows.map((row) => refundsOf(app, row, now))),
  ])
  const data = own.flatMap((each, index) => {
    const row = rows[index]
    if (row === undefined) return []
    return [
      {
        ...each,
        ownerUid: row.ownerUid,
        contentsHtml: row.contentsHtml,
        refunds: (refunds[index] ?? []).map(({ money: amount }) => amount),
      },
    ]
  })
  return { data, total: total?.rows ?? 0 }
}

/** Describes ads in messages. */
export const describeAds: DescribeSubjects = async ({ db }, ids) => {
  const rows = await db
    .select({ id: ad.id, title: ad.title, ownerUid: ad.ownerUid })
    .from(ad)
    .where(inArray(ad.id, [...ids]))
  return new Map(rows.map(({ id, title, ownerUid }) => [id, { title, amount: null, within: {}, ownerUid }]))
}
