import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import type { Person } from '../../../test/people.ts'

let api: TestApp
let market: Market
let administrator: Person
let moderator: Person

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '0')
  administrator = await staffPerson(api, 'administrator')
  moderator = await staffPerson(api, 'moderator')
})
afterAll(() => api.close())

type Asked = Parameters<(typeof administrator.client.trpc.audit.list)['query']>[0]
const actions = async (input: Asked) =>
  (await administrator.client.trpc.audit.list.query(input)).data.map(({ action }) => action)

it.each([{ action: "goods'; drop" }, { actorUid: 1 }, { from: -1 }, { limit: 61 }])('%j is refused', async (input) => {
  const code = await refusalCode(administrator.client.trpc.audit.list.query(input))
  expect(['INPUT_INVALID', 'UID_INVALID', 'LIMIT_INVALID']).toContain(code)
})

it('every verb of the staff on categories and goods leaves a line, found by each filter', async () => {
  const { categories, goods } = moderator.client.trpc
  const { categoryId: id, goodsId } = market
  const { id: other } = await categories.create.mutate({ title: 'Shelf of the staff' })
  const before = api.clock.now()
  await categories.rename.mutate({ id, title: 'Shelf with another name' })
  await categories.hideComments.mutate({ id, hidden: true })
  await categories.hideComments.mutate({ id, hidden: false })
  await categories.arrange.mutate({ id, place: 1 })
  await categories.arrange.mutate({ id, place: null })
  await goods.delist.mutate({ id: goodsId, reason: 'forbidden content' })
  await goods.relist.mutate({ id: goodsId, reason: 'looked at again' })
  api.clock.advance(100)
  await goods.mergeCategories.mutate({ from: id, into: other })
  expect(await actions({})).toEqual([
    'category.merged',
    'goods.relisted',
    'goods.delisted',
    'category.released',
    'category.arranged',
    'category.commentsShown',
    'category.commentsHidden',
    'category.renamed',
    'category.created',
  ])
  expect(await actions({ subjectKind: 'goods', subjectId: goodsId })).toEqual(['goods.relisted', 'goods.delisted'])
  expect(await actions({ actorUid: moderator.uid, action: 'goods.delisted' })).toEqual(['goods.delisted'])
  expect(await actions({ actorUid: administrator.uid })).toEqual([])
  expect(await actions({ from: before + 1 })).toEqual(['category.merged'])
  expect(await actions({ to: before, limit: 1 })).toEqual(['goods.relisted'])
  const page = await administrator.client.trpc.audit.list.query({ limit: 1 })
  expect(await actions({ limit: 1, before: page.next ?? 0 })).toEqual(['goods.relisted'])
  expect(await actions({ everybody: true, actorUid: market.seller.uid })).toContain('goods.publish')
})
