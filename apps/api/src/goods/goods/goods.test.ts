import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { LONG_TEXT, openMarket, publish, SECRET_TEXT, type Market } from '../../../test/market/market.ts'
import { person } from '../../../test/people.ts'
import { unlimited } from '../../../test/unlimited.ts'
import { xssPayloads } from '../../platform/rich-text/xss-payloads.test-data.ts'

let api: TestApp
let market: Market

beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
  market = await openMarket(api, '0')
})
afterAll(() => api.close())

const own = () => market.seller.client.trpc.goods
const visitors = () => api.client().trpc.goods

const NOBODYS_FILE = '0f8fad5b-d9cb-469f-a165-70867728950e'
const text = (html: string) => ({ format: 'html' as const, html })

describe('publishing is refused', () => {
  const PUBLISH = { title: 'Steam wallet code', price: '12.50', contents: LONG_TEXT, shipment: SECRET_TEXT }

  it.each([
    ['no category', { categoryId: 0 }, 'CATEGORY_REQUIRED'],
    ['an unknown category', { categoryId: 999_999 }, 'CATEGORY_NOT_FOUND'],
    ['no title', { title: ' ' }, 'GOODS_TITLE_REQUIRED'],
    ['a title of one character', { title: 'a' }, 'GOODS_TITLE_TOO_SHORT'],
    ['a title of seven', { title: 'abcdefg' }, 'GOODS_TITLE_LENGTH'],
    ['a title of thirty-one', { title: 'a'.repeat(31) }, 'GOODS_TITLE_LENGTH'],
    ['a title that starts with a digit', { title: '1abcdefgh' }, 'GOODS_TITLE_CHARACTERS'],
    ['a title with a sign', { title: 'wallet code!' }, 'GOODS_TITLE_CHARACTERS'],
    ['no price', { price: '' }, 'GOODS_PRICE_REQUIRED'],
    ['a price with three decimals', { price: '1.005' }, 'GOODS_PRICE_TOO_PRECISE'],
    ['a price of nothing', { price: '0' }, 'GOODS_PRICE_NOT_POSITIVE'],
    ['a negative price', { price: '-1' }, 'GOODS_PRICE_NEGATIVE'],
    ['a price beyond the bound', { price: '1000000.01' }, 'GOODS_PRICE_TOO_HIGH'],
    ['no description', { contents: text('') }, 'GOODS_DESCRIPTION_REQUIRED'],
    ['a short description', { contents: text('<p>short</p>') }, 'GOODS_DESCRIPTION_TOO_SHORT'],
    [
      'a description of script alone',
      { contents: text('<script>a very long script indeed</script>') },
      'GOODS_DESCRIPTION_REQUIRED',
    ],
    ['a description of blanks', { contents: text(`<p>${'&nbsp;'.repeat(30)}</p>`) }, 'GOODS_DESCRIPTION_REQUIRED'],
    ['no shipment', { shipment: text('') }, 'GOODS_SHIPMENT_REQUIRED'],
    ['a short shipment', { shipment: text('key') }, 'GOODS_SHIPMENT_TOO_SHORT'],
    ["somebody else's file", { attach: [NOBODYS_FILE] }, 'FILE_NOT_OWN'],
    [
      "somebody else's picture",
      { contents: text(`${LONG_TEXT.html}<img src="/files/${NOBODYS_FILE}">`) },
      'FILE_NOT_OWN',
    ],
    [
      'an unknown element',
      {
        contents: {
          format: 'prosemirror',
          doc: {
            type: 'doc',
            content: [
              { type: 'paragraph', content: [{ type: 'text', text: 'long enough to pass' }] },
              { type: 'script' },
            ],
          },
        },
      },
      'RICH_TEXT_INVALID',
    ],
  ])('with %s', async (_, change, code) => {
    const input = { categoryId: market.categoryId, ...PUBLISH, ...change }
    const answer = await market.seller.client.inject({ method: 'POST', url: '/trpc/goods.publish', payload: input })
    expect(answer.json()).toMatchObject({ error: { data: { domain: { code } } } })
  })

  it('without the publish right where the site asks for it', async () => {
    await api.app.settings.change({ publishRightRequired: true }, market.seller.uid)
    expect(await refusalCode(publish(market.seller, market.categoryId))).toBe('PUBLISH_RIGHT_REQUIRED')
    await api.app.settings.change({ publishRightRequired: false }, market.seller.uid)
  })
})

describe('a category is refused', () => {
  it.each([
    ['digits alone', '12345', 'CATEGORY_TITLE_INVALID'],
    ['signs', 'games & more', 'CATEGORY_TITLE_INVALID'],
    ['nothing', '  ', 'CATEGORY_TITLE_INVALID'],
  ])('for %s', async (_, title, code) => {
    expect(await refusalCode(market.seller.client.trpc.categories.create.mutate({ title }))).toBe(code)
  })

  it('that exists, also in other case', async () => {
    const { categories } = market.seller.client.trpc
    await categories.create.mutate({ title: '软件 Licences' })
    expect(await refusalCode(categories.create.mutate({ title: '软件 LICENCES' }))).toBe('CATEGORY_EXISTS')
  })
})

describe('the shipment', () => {
  it('is told to nobody but the owner', async () => {
    const stranger = await person(api)
    expect(await refusalCode(stranger.client.trpc.goods.ownShipment.query({ id: market.goodsId }))).toBe(
      'GOODS_WRONG_PARTY',
    )
    expect(await refusalCode(stranger.client.trpc.goods.ownInfo.query({ id: market.goodsId }))).toBe(
      'GOODS_WRONG_PARTY',
    )
    expect(await refusalCode(stranger.client.trpc.goods.ownInfo.query({ id: 999_999 }))).toBe('GOODS_NOT_FOUND')
    const shown = [
      await visitors().detail.query({ id: market.goodsId }),
      await visitors().list.query({ page: 1, limit: 20 }),
      await visitors().home.query(),
      await own().ownInfo.query({ id: market.goodsId }),
    ]
    expect(JSON.stringify(shown)).not.toContain('QX7-PLUM')
    expect((await own().ownShipment.query({ id: market.goodsId })).shipmentHtml).toContain('QX7-PLUM')
  })
})

describe('hostile texts', () => {
  it('are published inert, each of the known payloads', async () => {
    for (const payload of xssPayloads) {
      const { id } = await own().publish.mutate({
        title: 'Charts of a hostile bay',
        categoryId: market.categoryId,
        price: '1',
        contents: text(`${LONG_TEXT.html}${payload}`),
        shipment: text(`${SECRET_TEXT.html}${payload}`),
      })
      const { contentsHtml } = await visitors().detail.query({ id })
      const { shipmentHtml } = await own().ownShipment.query({ id })
      const tags = (contentsHtml + shipmentHtml).match(/<[^>]*>?/g) ?? []
      expect(
        tags.filter((tag) => /<\/?(?:script|svg|math|iframe|object|style|form)|\son|javascript:/i.test(tag)),
      ).toEqual([])
    }
  })
})

const find = async (search: string) =>
  (await visitors().list.query({ page: 1, limit: 20, search })).data.map((card) => card.title)

describe('lists', () => {
  it('find goods by any part of the title, in Chinese and English', async () => {
    await publish(market.seller, market.categoryId, 'steam游戏账号低价出售')
    await publish(market.seller, market.categoryId, 'Netflix premium yearly')
    expect(await find('账号')).toEqual(['steam游戏账号低价出售'])
    expect(await find('低价 steam')).toEqual(['steam游戏账号低价出售'])
    expect(await find('emium')).toEqual(['Netflix premium yearly'])
    expect(await find('ne')).toEqual(['Netflix premium yearly'])
    expect(await find('%')).toEqual([])
    expect(await find("' or 1=1")).toEqual([])
  })

  it('count and filter by category and seller, and leave out what is off sale', async () => {
    const { id: categoryId } = await market.seller.client.trpc.categories.create.mutate({ title: 'Vouchers' })
    const ids = [await publish(market.seller, categoryId), await publish(market.seller, categoryId)]
    expect(await visitors().list.query({ page: 1, limit: 1, categoryId })).toMatchObject({
      total: 2,
      data: [{ id: ids[1] }],
    })
    for (const filter of [{ categoryId }, { categoryId, sellerUid: market.seller.uid }]) {
      expect(await visitors().list.query({ page: 9, limit: 1, ...filter })).toMatchObject({ total: 2, data: [] })
    }
    await own().setOffline.mutate({ id: ids[1] ?? 0, offline: true })
    await own().setOffline.mutate({ id: ids[1] ?? 0, offline: true })
    expect(await visitors().list.query({ page: 1, limit: 5, categoryId })).toMatchObject({
      total: 1,
      data: [{ id: ids[0] }],
    })
    const bySeller = await visitors().list.query({ page: 1, limit: 20, sellerUid: market.seller.uid, categoryId })
    expect(bySeller.data.map((card) => card.id)).toEqual([ids[0]])
    expect((await own().ownList.query({ page: 1, limit: 20, categoryId })).total).toBe(2)
    const category = await api.client().trpc.categories.get.query({ id: categoryId })
    expect(category.goodsCount).toBe(1)
  })

  it('of a category whose number no column holds are none, whatever else is asked', async () => {
    for (const categoryId of [2 ** 31, 2 ** 40, 999_999_999_999_999]) {
      const empty = { total: 0, data: [] }
      expect(await visitors().list.query({ search: 'Netflix', categoryId })).toMatchObject(empty)
      expect(await visitors().list.query({ search: 'Netflix steam', categoryId })).toMatchObject(empty)
      expect(await visitors().list.query({ categoryId, sellerUid: market.seller.uid })).toMatchObject(empty)
      const { prices } = await visitors().facets.query({ search: 'Netflix', categoryId })
      expect(prices.reduce((sum, { count }) => sum + count, 0)).toBe(0)
    }
  })

  it('are raised by a push, once in its interval', async () => {
    api.clock.advance(10)
    const id = await publish(market.seller, market.categoryId, 'Pushed to the front')
    expect((await own().ownList.query({ page: 1, limit: 1 })).data[0]).toMatchObject({ pushedAt: null, pushableAt: 0 })
    expect(await own().push.mutate({ id })).toMatchObject({ pushableAt: api.clock.now() + 3600 })
    expect(await refusal(own().push.mutate({ id }))).toEqual({ code: 'PUSH_TOO_SOON', details: { secondsLeft: 3600 } })
    api.clock.advance(3600)
    await publish(market.seller, market.categoryId, 'Newer than the other')
    api.clock.advance(1)
    await own().push.mutate({ id })
    const updated = await visitors().list.query({ page: 1, limit: 1, sort: 'updated' })
    expect(updated.data[0]?.id).toBe(id)
    expect(await refusalCode(own().push.mutate({ id }))).toBe('PUSH_TOO_SOON')
  })

  it('refuse pages beyond their bounds', async () => {
    expect(await refusalCode(visitors().list.query({ page: 0, limit: 20 }))).toBe('PAGE_INVALID')
    expect(await refusalCode(visitors().list.query({ page: 1, limit: 61 }))).toBe('LIMIT_INVALID')
    expect(await refusalCode(visitors().list.query({ page: 1, limit: 20, search: 'x'.repeat(61) }))).toBe(
      'TEXT_TOO_LONG',
    )
  })
})

describe('favourites', () => {
  it('of one’s own goods are refused: the number of followers is that of others', async () => {
    const score = async () =>
      (await api.app.sql`select attentions, recommended_score from goods where id = ${market.goodsId}`)[0]
    const before = await score()
    const { favorites } = market.seller.client.trpc
    expect(await refusalCode(favorites.create.mutate({ goodsId: market.goodsId }))).toBe('FAVORITE_OWN')
    expect(await score()).toEqual(before)
    expect((await favorites.list.query({ page: 1, limit: 20 })).total).toBe(0)
  })

  it('count on the goods, once for each account, and end', async () => {
    const { favorites } = market.buyer.client.trpc
    const recommended = async () =>
      (await api.app.sql`select recommended_score from goods where id = ${market.goodsId}`)[0]
    const before = await recommended()
    await favorites.create.mutate({ goodsId: market.goodsId })
    expect(await refusalCode(favorites.create.mutate({ goodsId: market.goodsId }))).toBe('FAVORITE_EXISTS')
    // Followers move no goods up in the recommended list: accounts that follow are cheap to make.
    expect(await recommended()).toEqual(before)
    const detail = await market.buyer.client.trpc.goods.detail.query({ id: market.goodsId })
    expect(detail).toMatchObject({ attentions: 1, favorite: true, own: false, buyable: true })
    expect(await favorites.list.query({ page: 1, limit: 20 })).toMatchObject({
      total: 1,
      data: [{ goodsId: market.goodsId, status: 'normal' }],
    })
    await favorites.delete.mutate({ goodsId: market.goodsId })
    expect(await refusalCode(favorites.delete.mutate({ goodsId: market.goodsId }))).toBe('FAVORITE_NOT_FOUND')
    expect(await visitors().detail.query({ id: market.goodsId })).toMatchObject({ attentions: 0, favorite: false })
  })
})

describe('an edit', () => {
  it('makes a new version and never changes an old one', async () => {
    const before = await own().ownInfo.query({ id: market.goodsId })
    const { versionId } = await own().editInfo.mutate({
      id: market.goodsId,
      title: 'Steam wallet code two',
      price: '15',
      contents: before.contents,
    })
    expect(versionId).toBeGreaterThan(before.versionId)
    expect(await visitors().detail.query({ id: market.goodsId })).toMatchObject({ versionId, price: { units: '1500' } })
    const change = api.app.sql`update goods_version set title = 'forged' where id = ${before.versionId}`
    await expect(change).rejects.toThrow('never changed')
    await expect(api.app.sql`delete from goods_version where id = ${before.versionId}`).rejects.toThrow('never changed')
  })

  it('by somebody else is refused', async () => {
    const edit = market.buyer.client.trpc.goods
    const info = await own().ownInfo.query({ id: market.goodsId })
    const input = { id: market.goodsId, title: info.title, price: '1', contents: info.contents }
    expect(await refusalCode(edit.editInfo.mutate(input))).toBe('GOODS_WRONG_PARTY')
    expect(await refusalCode(edit.setOffline.mutate({ id: market.goodsId, offline: true }))).toBe('GOODS_WRONG_PARTY')
  })
})
