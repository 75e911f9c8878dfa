import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { publish } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { verifiedPerson, type Person } from '../../../test/people.ts'
import { unlimited } from '../../../test/unlimited.ts'
import { auditEvent } from '../../platform/audit/tables.ts'
import { goodsCategory } from '../categories/index.ts'
import { goods, goodsVersion } from './tables.ts'

let api: TestApp
let seller: Person
let moderator: Person

beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
  seller = await verifiedPerson(api)
  moderator = await staffPerson(api, 'moderator')
})
afterAll(() => api.close())

let shelves = 0
async function shelf(): Promise<number> {
  shelves += 1
  const { id } = await seller.client.trpc.categories.create.mutate({ title: `Shelf number ${shelves}` })
  return id
}

const merge = (from: number, into: number) => moderator.client.trpc.goods.mergeCategories.mutate({ from, into })
const categoryRow = async (id: number) =>
  (await api.app.db.select().from(goodsCategory).where(eq(goodsCategory.id, id)))[0]

/** The goods rows of a category and its counter. */
async function counted(id: number): Promise<{ counter: number | undefined; listed: number; all: number }> {
  const rows = await api.app.db.select().from(goods).where(eq(goods.categoryId, id))
  const listed = rows.filter(({ offline, delistedAt }) => !offline && delistedAt === null).length
  return { counter: (await categoryRow(id))?.goodsCount, listed, all: rows.length }
}

describe('refusals', () => {
  it('a category into itself, one that is not there, one that was merged', async () => {
    const [a, b, c] = [await shelf(), await shelf(), await shelf()]
    expect(await refusalCode(merge(a, a))).toBe('CATEGORY_MERGE_SELF')
    expect(await refusalCode(merge(a, 999_999))).toBe('CATEGORY_NOT_FOUND')
    expect(await refusalCode(merge(999_999, a))).toBe('CATEGORY_NOT_FOUND')
    await merge(a, b)
    expect(await refusalCode(merge(a, c))).toBe('CATEGORY_MERGED')
    expect(await refusalCode(merge(c, a))).toBe('CATEGORY_MERGED')
    const { rename, hideComments, arrange } = moderator.client.trpc.categories
    expect(await refusalCode(rename.mutate({ id: a, title: 'Another shelf' }))).toBe('CATEGORY_MERGED')
    expect(await refusalCode(hideComments.mutate({ id: a, hidden: true }))).toBe('CATEGORY_MERGED')
    expect(await refusalCode(arrange.mutate({ id: a, place: 1 }))).toBe('CATEGORY_MERGED')
  })
})

describe('a merge', () => {
  it('moves all goods with exact counters; the old id leads to the new one, versions keep theirs', async () => {
    const [a, b, c] = [await shelf(), await shelf(), await shelf()]
    const first = await publish(seller, a)
    const second = await publish(seller, a)
    await publish(seller, b)
    await seller.client.trpc.goods.setOffline.mutate({ id: second, offline: true })
    expect(await merge(a, b)).toEqual({ moved: 2 })
    expect(await counted(a)).toEqual({ counter: 0, listed: 0, all: 0 })
    expect(await counted(b)).toEqual({ counter: 2, listed: 2, all: 3 })
    const versions = await api.app.db.select().from(goodsVersion).where(eq(goodsVersion.goodsId, first))
    expect(versions.map(({ categoryId }) => categoryId)).toEqual([a])
    const { categories, goods: market } = seller.client.trpc
    expect((await categories.get.query({ id: a })).id).toBe(b)
    expect((await market.list.query({ categoryId: a })).data.map(({ id }) => id)).toContain(first)
    expect((await categories.list.query({ limit: 60 })).data.map(({ id }) => id)).not.toContain(a)
    await merge(b, c)
    expect((await categoryRow(a))?.mergedInto).toBe(c)
    expect(await counted(c)).toEqual({ counter: 2, listed: 2, all: 3 })
    const rows = await api.app.db.select().from(auditEvent).where(eq(auditEvent.action, 'category.merged'))
    expect(rows.find(({ subjectId }) => subjectId === a)).toMatchObject({
      actorKind: 'staff',
      actorUid: moderator.uid,
      details: { into: b, moved: 2 },
    })
  })

  it('takes in what is published under the old id or with the old title afterwards', async () => {
    const [a, b] = [await shelf(), await shelf()]
    const title = (await categoryRow(a))?.titleEn ?? ''
    await merge(a, b)
    await publish(seller, a)
    expect(await counted(b)).toEqual({ counter: 1, listed: 1, all: 1 })
    expect(await seller.client.trpc.categories.create.mutate({ title: title.toUpperCase() })).toEqual({ id: b })
  })
})

describe('at once', () => {
  it('a merge, publishing into the merged category and goods going offline: nothing is left behind', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [a, b] = [await shelf(), await shelf()]
      const there = await publish(seller, a)
      const results = await Promise.allSettled([
        publish(seller, a),
        merge(a, b),
        publish(seller, a),
        seller.client.trpc.goods.setOffline.mutate({ id: there, offline: true }),
      ])
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled'])
      expect(await counted(a)).toEqual({ counter: 0, listed: 0, all: 0 })
      expect(await counted(b)).toEqual({ counter: 2, listed: 2, all: 3 })
    }
  })

  it('two merges in a ring: one of them, never a circle', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [a, b] = [await shelf(), await shelf()]
      await publish(seller, a)
      await publish(seller, b)
      const results = await Promise.allSettled([merge(a, b), merge(b, a)])
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const [first, second] = [await categoryRow(a), await categoryRow(b)]
      const [gone, left] = first?.mergedInto === null ? [second, first] : [first, second]
      expect(gone?.mergedInto).toBe(left?.id)
      expect(left).toMatchObject({ mergedInto: null, goodsCount: 2 })
    }
  })
})
