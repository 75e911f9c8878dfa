import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode, type TestClient } from '../../../test/client.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { buy, LONG_TEXT, openMarket, publish, SECRET_TEXT, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { person, type Person } from '../../../test/people.ts'
import { picture, upload } from '../../../test/upload.ts'
import { auditEvent } from '../../platform/audit/tables.ts'
import { staffMember } from '../../accounts/accounts/index.ts'
import { goodsModeration } from './tables.ts'

const statusOf = async (client: TestClient, file: string) =>
  (await client.inject({ method: 'GET', url: `/files/${file}` })).statusCode

let api: TestApp
let market: Market
let moderator: Person

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '1000')
  moderator = await staffPerson(api, 'moderator')
})
afterAll(() => api.close())

const goodsOf = (person: Person) => person.client.trpc.goods
const reason = 'sells keys that were stolen'
/** SQLSTATEs that the database's triggers raise on a change of append-only rows. */
const NEVER_CHANGED = '23001'
const APPEND_ONLY = 'JD002'

async function countOf(categoryId: number): Promise<number> {
  const { goodsCount } = await market.buyer.client.trpc.categories.get.query({ id: categoryId })
  return goodsCount
}

async function listedIds(): Promise<number[]> {
  const { data } = await market.buyer.client.trpc.goods.list.query({ categoryId: market.categoryId, limit: 60 })
  return data.map(({ id }) => id)
}

const auditOf = async (id: number, action: string) => {
  const rows = await api.app.db.select().from(auditEvent).where(eq(auditEvent.subjectId, id))
  return rows.filter((row) => row.action === action && row.subjectKind === 'goods')
}

describe('refusals', () => {
  it('goods that do not exist, are delisted already, or are not delisted', async () => {
    const id = await publish(market.seller, market.categoryId)
    expect(await refusalCode(goodsOf(moderator).delist.mutate({ id: 999_999, reason }))).toBe('GOODS_NOT_FOUND')
    expect(await refusalCode(goodsOf(moderator).relist.mutate({ id, reason }))).toBe('GOODS_NOT_DELISTED')
    await goodsOf(moderator).delist.mutate({ id, reason })
    expect(await refusalCode(goodsOf(moderator).delist.mutate({ id, reason }))).toBe('GOODS_DELISTED')
  })

  it.each(['', 'no', 'x'.repeat(501)])('a reason of the wrong length: %j', async (text) => {
    const delisting = goodsOf(moderator).delist.mutate({ id: market.goodsId, reason: text })
    expect(await refusalCode(delisting)).toBe('STAFF_REASON_LENGTH')
  })

  it('goods of one’s own', async () => {
    const { seller, categoryId } = await openMarket(api, '0')
    const id = await publish(seller, categoryId)
    await api.app.db.insert(staffMember).values({ uid: seller.uid, role: 'moderator', nickName: 'Both' })
    api.app.sessions.changed(seller.uid)
    expect(await refusalCode(goodsOf(seller).delist.mutate({ id, reason }))).toBe('STAFF_OWN_MATTER')
  })
})

describe('delisted goods', () => {
  it('leave lists, search and counters in one step, and their owner cannot put them up again', async () => {
    const id = await publish(market.seller, market.categoryId, 'Violet nebula brushes')
    const before = await countOf(market.categoryId)
    await goodsOf(moderator).delist.mutate({ id, reason })
    expect(await countOf(market.categoryId)).toBe(before - 1)
    expect(await listedIds()).not.toContain(id)
    const { data: found } = await goodsOf(market.buyer).list.query({ search: 'violet nebula' })
    expect(found).toEqual([])
    expect(await refusalCode(goodsOf(market.seller).setOffline.mutate({ id, offline: true }))).toBe(
      'OWN_GOODS_DELISTED',
    )
    expect(await refusalCode(goodsOf(market.seller).push.mutate({ id }))).toBe('OWN_GOODS_DELISTED')
    expect(await refusalCode(buy(market.buyer, id))).toBe('GOODS_DELISTED')
    const own = await goodsOf(market.seller).ownList.query({ limit: 60 })
    expect(own.data.find((row) => row.id === id)).toMatchObject({ status: 'delisted', delistReason: reason })
    await goodsOf(moderator).relist.mutate({ id, reason: 'the seller proved the source' })
    expect(await countOf(market.categoryId)).toBe(before)
    expect(await listedIds()).toContain(id)
    expect((await goodsOf(market.seller).ownList.query({ limit: 60 })).data[0]).toMatchObject({ delistReason: null })
  })

  it('are gone with their pictures for visitors and strangers; owner, staff and buyers still see them', async () => {
    const bytes = await picture().png().toBuffer()
    const { id: shown } = (await upload(market.seller.client, bytes)).json()
    const { id: described } = (await upload(market.seller.client, bytes)).json()
    const { id: shared } = (await upload(market.seller.client, bytes)).json()
    const html = `<p>A long enough description of them</p><p><img src="/files/${described}"></p>`
    const draft = { categoryId: market.categoryId, title: 'Steam wallet code', price: '12.50', shipment: SECRET_TEXT }
    const contents = { format: 'html', html } as const
    const { id } = await goodsOf(market.seller).publish.mutate({ ...draft, contents, attach: [shown, shared] })
    await goodsOf(market.seller).publish.mutate({ ...draft, contents: LONG_TEXT, attach: [shared] })
    await buy(market.buyer, id)
    const stranger = await person(api)
    const readers = [market.seller, moderator, market.buyer].map(({ client }) => client)
    const others = [api.client(), stranger.client]
    await goodsOf(moderator).delist.mutate({ id, reason })
    for (const client of readers) {
      expect(await client.trpc.goods.detail.query({ id })).toMatchObject({ status: 'delisted' })
      expect([await statusOf(client, shown), await statusOf(client, described)]).toEqual([200, 200])
    }
    for (const client of others) {
      expect(await refusalCode(client.trpc.goods.detail.query({ id }))).toBe('GOODS_TAKEN_DOWN')
      expect([await statusOf(client, shown), await statusOf(client, described)]).toEqual([404, 404])
      expect(await statusOf(client, shared)).toBe(200)
    }

    await goodsOf(moderator).relist.mutate({ id, reason: 'the seller proved the source' })
    for (const client of others) {
      expect(await client.trpc.goods.detail.query({ id })).toMatchObject({ id })
      expect(await statusOf(client, shown)).toBe(200)
    }
  })

  it('that were offline are counted neither before nor after', async () => {
    const id = await publish(market.seller, market.categoryId)
    await goodsOf(market.seller).setOffline.mutate({ id, offline: true })
    const before = await countOf(market.categoryId)
    await goodsOf(moderator).delist.mutate({ id, reason })
    await goodsOf(moderator).relist.mutate({ id, reason })
    expect(await countOf(market.categoryId)).toBe(before)
    expect(await listedIds()).not.toContain(id)
  })

  it('keep their open orders going', async () => {
    const goodsId = await publish(market.seller, market.categoryId)
    const { id } = await buy(market.buyer, goodsId)
    await goodsOf(moderator).delist.mutate({ id: goodsId, reason })

    const order = await market.seller.client.trpc.goodsOrders.info.query({ id })
    expect(order.status).toBe('open')
  })

  it('carry their history, one audit row a step, and neither can be changed', async () => {
    const id = await publish(market.seller, market.categoryId)
    await goodsOf(moderator).delist.mutate({ id, reason })
    await goodsOf(moderator).relist.mutate({ id, reason: 'looked at again' })
    const { history } = await goodsOf(moderator).staffInfo.query({ id })
    expect(history.map(({ action, staffUid }) => ({ action, staffUid }))).toEqual([
      { action: 'relisted', staffUid: moderator.uid },
      { action: 'delisted', staffUid: moderator.uid },
    ])
    const [delisted] = await auditOf(id, 'goods.delisted')
    expect(delisted).toMatchObject({ actorKind: 'staff', actorUid: moderator.uid, details: { reason } })
    expect(await auditOf(id, 'goods.relisted')).toHaveLength(1)
    await expect(api.app.db.delete(goodsModeration)).rejects.toMatchObject({ cause: { code: NEVER_CHANGED } })
    await expect(api.app.db.update(goodsModeration).set({ reason: 'another' })).rejects.toMatchObject({
      cause: { code: NEVER_CHANGED },
    })
    await expect(api.app.db.delete(auditEvent)).rejects.toMatchObject({ cause: { code: APPEND_ONLY } })
    await expect(api.app.db.update(auditEvent).set({ action: 'goods.relisted' })).rejects.toMatchObject({
      cause: { code: APPEND_ONLY },
    })
  })
})

describe('the moderator’s list', () => {
  it('finds by state, seller, id and part of the title, and goes on behind the last row', async () => {
    const { seller, categoryId } = await openMarket(api, '0')
    const first = await publish(seller, categoryId, 'Alpine footsteps loop')
    const second = await publish(seller, categoryId, 'Alpine rivers loop')
    await goodsOf(moderator).delist.mutate({ id: first, reason })
    const ask = async (input: Parameters<ReturnType<typeof goodsOf>['staffList']['query']>[0]) =>
      (await goodsOf(moderator).staffList.query(input)).data.map(({ id }) => id)
    expect(await ask({ sellerUid: seller.uid, title: 'ALPINE loop' })).toEqual([second, first])
    expect(await ask({ sellerUid: seller.uid, state: 'delisted' })).toEqual([first])
    expect(await ask({ goodsId: second })).toEqual([second])
    expect(await ask({ categoryId, state: 'offline' })).toEqual([])
    const page = await goodsOf(moderator).staffList.query({ sellerUid: seller.uid, limit: 1 })
    expect(page.next).toBe(second)
    expect(await ask({ sellerUid: seller.uid, limit: 1, before: page.next ?? 0 })).toEqual([first])
  })
})

describe('at once', () => {
  it('delisting and a purchase: bought before, or refused', async () => {
    for (let round = 0; round < 20; round += 1) {
      const goodsId = await publish(market.seller, market.categoryId)
      const before = await countOf(market.categoryId)
      const [bought, delisted] = await Promise.allSettled([
        buy(market.buyer, goodsId),
        goodsOf(moderator).delist.mutate({ id: goodsId, reason }),
      ])
      expect(delisted.status).toBe('fulfilled')
      const refusal = bought.status === 'rejected' ? String(bought.reason.message) : null
      expect([null, 'GOODS_DELISTED']).toContain(refusal)
      expect(await countOf(market.categoryId)).toBe(before - 1)
    }
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('delisting and the owner’s going offline: counted out once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = await publish(market.seller, market.categoryId)
      const before = await countOf(market.categoryId)
      await Promise.allSettled([
        goodsOf(market.seller).setOffline.mutate({ id, offline: true }),
        goodsOf(moderator).delist.mutate({ id, reason }),
      ])
      expect(await countOf(market.categoryId)).toBe(before - 1)
    }
  })
})
