import { ERRORS, type ErrorCode, type ErrorDetails } from '@jindu/domain/errors'
import { errorMessage } from '@jindu/i18n'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { buy, openMarket, type Market } from '../../test/market/market.ts'
import { publishUnits, unitKeys } from '../../test/market/stock.ts'
import { createMsClient, type MsAnswer, type MsClient, type MsOptions } from '../../test/ms-client.ts'
import { LOGIN, PAY, person, WRONG } from '../../test/people.ts'

let api: TestApp
let market: Market
let seller: MsClient
let buyer: MsClient
let visitor: MsClient

async function loggedIn(uid: number): Promise<MsClient> {
  const client = createMsClient(api)
  client.token = (await client.post('user.user.MsUser/login', { uid, pwd: LOGIN })).data.token
  return client
}

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '5')
  visitor = createMsClient(api)
  ;[seller, buyer] = await Promise.all([loggedIn(market.seller.uid), loggedIn(market.buyer.uid)])
})
afterAll(() => api.close())

const LANGUAGES = [
  ['en-us', 'en'],
  ['zh-cn', 'zh-CN'],
] as const

/** A call's answer in each language. */
async function inBoth(send: (options: MsOptions) => Promise<MsAnswer>): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const [lang] of LANGUAGES) {
    const { code, msg, data } = await send({ lang })
    answers.push({ code, msg, data })
  }
  return answers
}

/** A refusal with the catalogue's number, in each language. */
function refused(code: ErrorCode, details?: ErrorDetails): unknown[] {
  const { msCode } = ERRORS[code]
  return LANGUAGES.map(([, locale]) => ({ code: msCode, msg: errorMessage(code, locale, details), data: null }))
}

const GOODS = 'user.goods.MsGoods'
const OWN = 'user.user.MsUserGoods'
const ORDER = 'user.goods.MsOrder'
const FAVORITE = 'user.user.MsUserFavorite'

const GOODS_TEXTS = {
  title: 'Tide tables of the bay',
  usd_price: '9.50',
  contents: '<p>Every tide of the year, by the minute.</p>',
  goods_shipment: '<p>The download code is PLUM-7731.</p>',
}

async function release(change: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const answer = await seller.post(`${OWN}/releaseOwnGoods`, {
    ...GOODS_TEXTS,
    category_id: market.categoryId,
    ...change,
  })
  expect(answer.code).toBe(0)
  return answer.data.id
}

describe('publishing is refused in both languages', () => {
  it.each<[string, Record<string, unknown>, ErrorCode, ErrorDetails?]>([
    ['without a category', { category_id: '' }, 'CATEGORY_REQUIRED'],
    ['in a category that does not exist', { category_id: 999_999 }, 'CATEGORY_NOT_FOUND'],
    ['without a title', { title: '' }, 'GOODS_TITLE_REQUIRED'],
    ['with a title of one character', { title: '津' }, 'GOODS_TITLE_TOO_SHORT'],
    ['with a title of seven', { title: 'sevench' }, 'GOODS_TITLE_LENGTH', { typed: 7, missing: 1 }],
    ['with a title that starts with a digit', { title: '9 lives of a cat' }, 'GOODS_TITLE_CHARACTERS', { first: '9' }],
    ['with a comma in the title', { title: 'Nine lives, one cat' }, 'GOODS_TITLE_CHARACTERS', { character: ',' }],
    ['without a price', { usd_price: '' }, 'GOODS_PRICE_REQUIRED'],
    ['with a price of three decimals', { usd_price: '9.505' }, 'GOODS_PRICE_TOO_PRECISE'],
    ['with a price of nothing', { usd_price: '0.00' }, 'GOODS_PRICE_NOT_POSITIVE'],
    ['with a negative price', { usd_price: '-9.50' }, 'GOODS_PRICE_NEGATIVE'],
    ['with a price beyond the bound', { usd_price: '1000000.01' }, 'GOODS_PRICE_TOO_HIGH'],
    ['with a price in words', { usd_price: 'nine' }, 'GOODS_PRICE_INVALID'],
    ['without a description', { contents: '' }, 'GOODS_DESCRIPTION_REQUIRED'],
    ['with a short description', { contents: '<p>short</p>' }, 'GOODS_DESCRIPTION_TOO_SHORT'],
    ['without an after-sales text', { goods_shipment: '' }, 'GOODS_SHIPMENT_REQUIRED'],
    ['with a short after-sales text', { goods_shipment: 'key' }, 'GOODS_SHIPMENT_TOO_SHORT'],
    ['with a picture of somebody else', { attach: '0f8fad5b-d9cb-469f-a165-70867728950e' }, 'FILE_NOT_OWN'],
  ])('%s', async (_, change, code, details) => {
    const goods = { ...GOODS_TEXTS, category_id: market.categoryId, ...change }
    const answers = await inBoth((options) => seller.post(`${OWN}/releaseOwnGoods`, goods, options))
    expect(answers).toEqual(refused(code, details))
  })

  it('for visitors, and to strangers who edit, push or switch', async () => {
    const id = await release()
    expect((await visitor.post(`${OWN}/releaseOwnGoods`, GOODS_TEXTS)).status).toBe(401)
    const stranger = await loggedIn((await person(api)).uid)
    for (const [call, params] of [
      ['changeGoodsInfo', { ...GOODS_TEXTS, id }],
      ['changeShipmentInfo', { id, goods_shipment: GOODS_TEXTS.goods_shipment }],
      ['GoodsOffLine', { id, offline: 1 }],
      ['pushGoods', { id }],
    ] as const) {
      expect(await inBoth((options) => stranger.post(`${OWN}/${call}`, params, options))).toEqual(
        refused('GOODS_WRONG_PARTY'),
      )
    }
    for (const call of ['getOwnGoodsInfo', 'getOwnGoodsShipmentInfo']) {
      expect(await inBoth((options) => stranger.get(`${OWN}/${call}`, { id }, options))).toEqual(
        refused('GOODS_WRONG_PARTY'),
      )
    }
  })
})

describe('categories', () => {
  it('are created once, by name, and listed by page and level', async () => {
    const path = 'user.goods.MsGoodsCategory'
    expect(await inBoth((options) => seller.post(`${path}/createGoodsCategory`, { title: '12345' }, options))).toEqual(
      refused('CATEGORY_TITLE_INVALID'),
    )
    const created = await seller.post(`${path}/createGoodsCategory`, { title: '港口海图 Charts' }, { lang: 'zh-cn' })
    expect(created).toMatchObject({ code: 0, msg: '提交成功', data: { id: expect.any(Number) } })
    expect(
      await inBoth((options) => seller.post(`${path}/createGoodsCategory`, { title: '港口海图 CHARTS' }, options)),
    ).toEqual(refused('CATEGORY_EXISTS'))
    const all = (await visitor.get(`${path}/getGoodsCategoryList`, { page: 1, limit: 35, level: 1 })).data
    expect(all.data).toContainEqual({ id: created.data.id, title: '港口海图 Charts', public_comments: 0, level: 1 })
    const second = (await visitor.get(`${path}/getGoodsCategoryList`, { page: 2, limit: 1 })).data
    expect([second.data.length, second.total]).toEqual([1, all.total])
    expect((await visitor.get(`${path}/getGoodsCategoryList`, { page: 1, limit: 61 })).status).toBe(400)
  })

  it('are called what readers of the language call them, wherever goods are', async () => {
    const { id } = await market.seller.client.trpc.categories.create.mutate({ title: '潮汐', translation: 'Tides' })
    const goodsId = await release({ category_id: id })
    for (const [lang, title] of [
      ['en-us', 'Tides'],
      ['zh-cn', '潮汐'],
    ] as const) {
      const category = { id, title, public_comments: 0 }
      const list = await visitor.get('user.goods.MsGoodsCategory/getGoodsCategoryList', { limit: 60 }, { lang })
      expect(list.data.data).toContainEqual({ ...category, level: 1 })
      const goods = await visitor.get(`${GOODS}/getGoodsList`, { category_id: id }, { lang })
      expect(goods.data.data).toMatchObject([{ id: goodsId, category }])
      expect((await visitor.get(`${GOODS}/getGoodsInfo`, { id: goodsId }, { lang })).data.category).toEqual(category)
      const own = await seller.get(`${OWN}/getOwnGoodsList`, { category_id: id }, { lang })
      expect(own.data.data).toMatchObject([{ id: goodsId, category }])
    }
  })
})

/** The HTTP status of an upload for a visitor. */
async function statusOf(file: string): Promise<number> {
  return (await api.client().inject({ method: 'GET', url: `/files/${file}` })).statusCode
}

describe('goods', () => {
  it('carry every field of the specification, and what is sold only for their owner', async () => {
    const id = await release()
    const answers = [
      (await visitor.get(`${GOODS}/getGoodsInfo`, { id })).data,
      (await buyer.get(`${GOODS}/getGoodsInfo`, { id })).data,
    ]
    for (const goods of answers) {
      expect(goods).toMatchObject({
        id,
        user_id: market.seller.uid,
        title: GOODS_TEXTS.title,
        category_id: market.categoryId,
        category: { id: market.categoryId, public_comments: 0 },
        usd_price: '9.50',
        ea: 10_000,
        sells_amount: 0,
        sells_volume: 0,
        attentions: 0,
        status: 1,
        offline: 0,
        tid: id,
        sorts: api.clock.now(),
        create_time: api.clock.now(),
        update_time: api.clock.now(),
        attach: '',
        post: { contents: GOODS_TEXTS.contents },
        postInfo: { contents: GOODS_TEXTS.contents },
        goods_shipment: '',
        attach_sales: '',
        shipmentHistory: [],
      })
      expect(goods.post_id).toBeGreaterThan(0)
      expect(goods.last_online).toBeGreaterThan(0)
    }
    const own = {
      goods_shipment: GOODS_TEXTS.goods_shipment,
      shipmentHistory: [{ goods_shipment: GOODS_TEXTS.goods_shipment }],
    }
    expect((await seller.get(`${GOODS}/getGoodsInfo`, { id })).data).toMatchObject(own)
    expect((await seller.get(`${OWN}/getOwnGoodsInfo`, { id })).data).toMatchObject({ id, usd_price: '9.50', ...own })
    const { data: post } = await visitor.get(`${GOODS}/getGoodsPostInfo`, { post_id: answers[0].post_id, id })
    expect(post.postInfo.contents).toBe(GOODS_TEXTS.contents)
    expect(await inBoth((options) => visitor.get(`${GOODS}/getGoodsInfo`, { id: 999_999 }, options))).toEqual(
      refused('GOODS_NOT_FOUND'),
    )
    expect((await visitor.get(`${GOODS}/getGoodsInfo`, {})).status).toBe(400)
  })

  it('are listed by page, category, seller, id and keyword, in five orders', async () => {
    const { data: category } = await seller.post('user.goods.MsGoodsCategory/createGoodsCategory', {
      title: 'Lighthouses',
    })
    const inCategory = { category_id: category.id }
    const first = await release({ title: 'Lamp of the northern pier', ...inCategory })
    api.clock.advance(3_600)
    const second = await release({ title: '灯塔模型图纸一整套', ...inCategory })
    api.clock.advance(3_600)
    const listed = async (params: Record<string, unknown>) => {
      const { data } = await visitor.get(`${GOODS}/getGoodsList`, params)
      return { ids: data.data.map((row: { id: number }) => row.id), total: data.total }
    }
    expect(await listed({ ...inCategory, sort: 0 })).toEqual({ ids: [second, first], total: 2 })
    expect(await listed({ ...inCategory, sort: 0, order: 'asc' })).toEqual({ ids: [first, second], total: 2 })
    expect(await listed({ ...inCategory, page: 2, limit: 1 })).toEqual({ ids: [first], total: 2 })
    expect((await seller.post(`${OWN}/pushGoods`, { id: first })).code).toBe(0)
    expect((await listed({ ...inCategory, sort: 2 })).ids).toEqual([first, second])
    // Prices differ only with the order's number, because these calls cannot sort by price.
    expect((await listed({ ...inCategory, sort: 5 })).ids).toEqual([second, first])
    for (const sort of [1, 3, 4]) expect((await listed({ ...inCategory, sort })).total).toBe(2)
    expect((await listed({ search: '灯塔' })).ids).toEqual([second])
    expect((await listed({ search: 'northern' })).ids).toEqual([first])
    expect((await listed({ goods_id: second })).ids).toEqual([second])
    expect((await listed({ uid: market.buyer.uid })).total).toBe(0)
    expect((await listed({ uid: market.seller.uid, ...inCategory })).total).toBe(2)
    expect((await visitor.get(`${GOODS}/getGoodsList`, { page: 0 })).status).toBe(400)
    expect(await inBoth((options) => visitor.get(`${GOODS}/getGoodsList`, { uid: 'abc' }, options))).toEqual(
      refused('SEARCH_DIGITS_ONLY'),
    )
    // Any number may be searched for, even if no user has it.
    for (const nobody of ['0', '5', '9999999999999999999'])
      for (const name of ['uid', 'goods_id']) expect((await listed({ [name]: nobody })).total).toBe(0)
  })

  it('are edited, pushed once an hour, and taken off sale and back, told in both languages', async () => {
    const id = await release()
    const edit = {
      id,
      title: 'Tide tables of two bays',
      usd_price: '11',
      contents: '<p>Two bays, every tide of the year.</p>',
    }
    expect(await seller.post(`${OWN}/changeGoodsInfo`, edit, { lang: 'zh-cn' })).toMatchObject({
      code: 0,
      msg: '修改成功',
    })
    const shipment = { id, goods_shipment: '<p>The download code is now PEAR-4420.</p>', title: edit.title }
    api.clock.advance(60)
    expect((await seller.post(`${OWN}/changeShipmentInfo`, shipment)).code).toBe(0)
    expect((await visitor.get(`${GOODS}/getGoodsInfo`, { id })).data).toMatchObject({
      title: edit.title,
      usd_price: '11.00',
    })
    const { data: own } = await seller.get(`${OWN}/getOwnGoodsShipmentInfo`, { id })
    expect(own).toMatchObject({ id, title: edit.title, goods_shipment: shipment.goods_shipment, attach_sales: '' })
    expect(own.shipmentHistory).toMatchObject([
      { goods_shipment: shipment.goods_shipment, create_time: api.clock.now() },
      { goods_shipment: GOODS_TEXTS.goods_shipment },
    ])

    const push = (options: MsOptions) => seller.post(`${OWN}/pushGoods`, { id }, options)
    expect((await push({})).code).toBe(0)
    api.clock.advance(60)
    expect(await inBoth(push)).toEqual(refused('PUSH_TOO_SOON', { secondsLeft: 3_540 }))
    expect((await push({})).msg).toContain('59 min')
    api.clock.advance(3_540)
    expect((await push({})).code).toBe(0)

    expect((await seller.post(`${OWN}/GoodsOffLine`, { id, offline: 1 })).code).toBe(0)
    // The seller asks, so no money is involved.
    expect(await inBoth(push)).toEqual(refused('OWN_GOODS_OFFLINE'))
    expect((await push({})).msg).not.toMatch(/charged/)
    expect((await visitor.get(`${GOODS}/getGoodsList`, { goods_id: id })).data.total).toBe(0)
    expect((await visitor.get(`${GOODS}/getGoodsInfo`, { id })).data).toMatchObject({ offline: 1, status: 1 })
    const { data: mine } = await seller.get(`${OWN}/getOwnGoodsList`, {
      page: 1,
      limit: 10,
      category_id: market.categoryId,
    })
    expect(mine.data).toContainEqual(expect.objectContaining({ id, offline: 1 }))
    expect((await seller.post(`${OWN}/GoodsOffLine`, { id, offline: 0 })).code).toBe(0)
    expect((await visitor.get(`${GOODS}/getGoodsList`, { goods_id: id })).data.total).toBe(1)
  })

  it('show pictures by the id of their upload, and sizes and colours', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2e6f73' } })
      .png()
      .toBuffer()
    const upload = async () => (await seller.upload('user.goods.MsGoodsAttach/uploadGoodsFile', png)).data.id
    const [inText, beside, sold] = [await upload(), await upload(), await upload()]
    const contents = `<p>Drawn <span style="font-size:36px;color:#d63434">by hand</span>, printed once.</p><img src="${inText}">`
    const id = await release({ contents, attach: beside, attach_sales: sold })
    const { data: goods } = await visitor.get(`${GOODS}/getGoodsInfo`, { id })
    expect(goods.attach).toBe(beside)
    const file = { id: beside, folder: 'files', physical_filename: beside, extension: 'png' }
    expect([goods.post.attach, goods.postInfo.attach]).toEqual([[file], [file]])
    const address = `/${file.folder}/${file.physical_filename}.${file.extension}`
    expect((await api.server.inject({ url: address })).headers['content-type']).toBe('image/png')
    expect(goods.post.contents).toContain('<span class="rt-size-36 rt-color-red">by hand</span>')
    expect(goods.post.contents).toContain(`<img src="/files/${inText}"`)
    expect((await seller.get(`${OWN}/getOwnGoodsShipmentInfo`, { id })).data.attach_sales).toBe(sold)
    expect([await statusOf(inText), await statusOf(beside), await statusOf(sold)]).toEqual([200, 200, 404])
  })
})

describe('favourites', () => {
  it('are kept once, count on the goods, and cannot be opened when the goods are off sale', async () => {
    const id = await release({ title: 'Sounding lead and line' })
    expect((await buyer.post(`${FAVORITE}/createGoodsFavorite`, { id })).code).toBe(0)
    expect(await inBoth((options) => buyer.post(`${FAVORITE}/createGoodsFavorite`, { id }, options))).toEqual(
      refused('FAVORITE_EXISTS'),
    )
    expect(await inBoth((options) => seller.post(`${FAVORITE}/createGoodsFavorite`, { id }, options))).toEqual(
      refused('FAVORITE_OWN'),
    )
    await seller.post(`${OWN}/GoodsOffLine`, { id, offline: 1 })
    const { data } = await buyer.get(`${FAVORITE}/getFavoriteList`, { page: 1, limit: 20 })
    expect(data).toMatchObject({
      total: 1,
      data: [
        {
          user_id: market.buyer.uid,
          goods_id: id,
          status: 2,
          create_time: api.clock.now(),
          goods: { title: 'Sounding lead and line', usd_price: '9.50', attentions: 1 },
        },
      ],
    })
    const [{ id: own }] = data.data
    expect((await seller.post(`${FAVORITE}/deleteGoodsFavorite`, { id: own })).code).toBe(3021)
    expect((await buyer.post(`${FAVORITE}/deleteGoodsFavorite`, { id: own })).code).toBe(0)
    await seller.post(`${OWN}/GoodsOffLine`, { id, offline: 0 })
    await buyer.post(`${FAVORITE}/createGoodsFavorite`, { id })
    expect((await buyer.post(`${FAVORITE}/deleteGoodsFavorite`, { id })).code).toBe(0)
    expect(await inBoth((options) => buyer.post(`${FAVORITE}/deleteGoodsFavorite`, { id }, options))).toEqual(
      refused('FAVORITE_NOT_FOUND'),
    )
    expect((await visitor.get(`${FAVORITE}/getFavoriteList`)).status).toBe(401)
  })
})

const eaOf = async (id: number) => {
  const [info, list, own] = [
    (await visitor.get(`${GOODS}/getGoodsInfo`, { id })).data,
    (await visitor.get(`${GOODS}/getGoodsList`, { goods_id: id, page: 1, limit: 1 })).data.data[0],
    (await seller.get(`${OWN}/getOwnGoodsInfo`, { id })).data,
  ]
  return [info, list, own].map((goods: { ea: number }) => goods.ea)
}

describe('`ea` is what one order may take now', () => {
  it.each([
    [3, 3],
    [8, 8],
    [101, 100],
  ])('of %d in stock %d', async (units, ea) => {
    expect(await eaOf(await publishUnits(market, unitKeys(units)))).toEqual([ea, ea, ea])
  })

  it('and nothing when it is sold out; without a stock as much as any order', async () => {
    const { buyer: patron } = await openMarket(api, '5')
    const id = await publishUnits(market, unitKeys(2))
    await buy(patron, id)
    expect(await eaOf(id)).toEqual([1, 1, 1])
    await buy(patron, id)
    expect(await eaOf(id)).toEqual([0, 0, 0])
    expect(await eaOf(await release())).toEqual([10_000, 10_000, 10_000])
  })
})

/** A buyer's units of an order, and how an old client reads them. */
async function bought(volume: number) {
  const place = await openMarket(api, '5')
  const { buyer: patron } = place
  const keys = unitKeys(volume)
  const goodsId = await publishUnits(place, keys)
  const { id } = await buy(patron, goodsId, { volume })
  const read = async (open?: number) =>
    (await (await loggedIn(patron.uid)).get(`${ORDER}/getOrderGoodsInfo`, { order_id: id, open })).data.goods_shipment
  return { id, keys, read, patron }
}

describe('what was bought is shown', () => {
  it('which opens the text for both sides, once and with its source, and no unit', async () => {
    const { id, read, patron } = await bought(2)
    const orders = patron.client.trpc.goodsOrders
    expect((await orders.goods.query({ id })).shipmentHtml).toBe('')
    const shown = await read()
    const { shipmentHtml, openedAt, units } = await orders.goods.query({ id })
    expect(shipmentHtml).not.toBe('')
    expect(openedAt).not.toBeNull()
    expect(units.map((unit) => unit.openedAt)).toEqual([null, null])
    expect(shown).toBe(`${shipmentHtml}<p>1: ••••••••</p><p>2: ••••••••</p>`)
    expect(await read(0)).toBe(shown)
    expect(await orders.info.query({ id })).toMatchObject({ openedAt, unopened: 2 })
    const { data } = await orders.timeline.query({ id })
    expect(data.map(({ note, details }) => [note, details['source'] ?? null])).toEqual([
      ['goodsOrder.placed', null],
      ['goodsOrder.shipmentOpened', 'oldClient'],
    ])
  })

  it('opened where the client asks for it', async () => {
    const { id, keys, read, patron } = await bought(2)
    const opened = await read(1)
    expect(opened).toContain(`<p><code>${keys[0]}</code></p><p><code>${keys[1]}</code></p>`)
    expect(await read()).toBe(opened)
    expect(await patron.client.trpc.goodsOrders.info.query({ id })).toMatchObject({ unopened: 0 })
  })
})

describe('a purchase is refused in both languages', () => {
  it.each<[string, Record<string, unknown>, ErrorCode]>([
    ['of no piece', { volume: 0 }, 'QUANTITY_NOT_POSITIVE'],
    ['of less than nothing', { volume: -1 }, 'QUANTITY_NEGATIVE'],
    ['of a part of a piece', { volume: '1.5' }, 'QUANTITY_NOT_INTEGER'],
    ['of more pieces than anybody buys', { volume: 1e12 }, 'QUANTITY_TOO_LARGE'],
    ['without a quantity', { volume: '' }, 'QUANTITY_REQUIRED'],
    ['in a currency goods are not paid with', { currency_id: 2 }, 'CURRENCY_NOT_ACCEPTED'],
    ['at a price that is stale', { usd_price: '9.00' }, 'PRICE_CHANGED'],
    ['of goods that do not exist', { id: 999_999 }, 'GOODS_NOT_FOUND'],
    ['without a currency', { currency_id: '' }, 'SETTLEMENT_CURRENCY_REQUIRED'],
    ['without a price', { usd_price: '' }, 'SEEN_PRICE_REQUIRED'],
    ['with a price that is none', { usd_price: 'cheap' }, 'GOODS_PRICE_INVALID'],
    ['beyond the balance', { volume: 10_000 }, 'INSUFFICIENT_FUNDS'],
    ['without a verified pay password', { password: '' }, 'PAY_PASSWORD_NOT_VERIFIED'],
  ])('%s', async (_, change, code) => {
    const id = await release()
    const purchase = { currency_id: 3, id, volume: 1, usd_price: '9.50', password: PAY, ...change }
    const { data: before } = await buyer.post('user.user.MsUserInfo/currencyBalance')
    const details: ErrorDetails = code === 'PRICE_CHANGED' ? { price: '$9.50' } : {}
    expect(await inBoth((options) => buyer.post(`${ORDER}/createGoodsOrder`, purchase, options))).toEqual(
      refused(code, details),
    )
    expect((await buyer.post('user.user.MsUserInfo/currencyBalance')).data).toEqual(before)
  })

  it('with a wrong pay password, of own goods, off sale, by visitors', async () => {
    const id = await release()
    const purchase = { currency_id: 3, id, volume: 1, usd_price: '9.50', password: PAY }
    const wrong = await buyer.post(`${ORDER}/createGoodsOrder`, { ...purchase, password: WRONG })
    expect(wrong).toMatchObject({ code: ERRORS.PAY_PASSWORD_WRONG.msCode, data: null })
    // A password in clear text does not count as a try, so the error repeats without locking.
    for (let nth = 0; nth < 6; nth += 1) {
      const clear = await buyer.post(`${ORDER}/createGoodsOrder`, { ...purchase, password: `pay-secret-${nth}` })
      expect(clear.code).toBe(ERRORS.DIGEST_INVALID.msCode)
    }
    expect(await inBoth((options) => seller.post(`${ORDER}/createGoodsOrder`, purchase, options))).toEqual(
      refused('OWN_GOODS'),
    )
    await seller.post(`${OWN}/GoodsOffLine`, { id, offline: 1 })
    expect(await inBoth((options) => buyer.post(`${ORDER}/createGoodsOrder`, purchase, options))).toEqual(
      refused('GOODS_OFFLINE'),
    )
    await api.app.sql`update goods set delisted_at = to_timestamp(${api.clock.now()}) where id = ${id}`
    expect(await inBoth((options) => buyer.post(`${ORDER}/createGoodsOrder`, purchase, options))).toEqual(
      refused('GOODS_DELISTED'),
    )
    expect((await visitor.post(`${ORDER}/createGoodsOrder`, purchase)).status).toBe(401)
  })
})

describe('an order', () => {
  it('of others is not there: to read it or to act on it', async () => {
    const id = await release()
    const { data: order } = await buyer.post(`${ORDER}/createGoodsOrder`, {
      currency_id: 3,
      id,
      volume: 1,
      usd_price: '9.50',
      password: PAY,
    })
    const stranger = await loggedIn((await person(api)).uid)
    await stranger.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })
    for (const call of ['getOrderInfo', 'getOrderGoodsInfo', 'getOrderAction']) {
      expect(await inBoth((options) => stranger.get(`${ORDER}/${call}`, { order_id: order.id }, options))).toEqual(
        refused('ORDER_NOT_FOUND'),
      )
    }
    for (const call of [
      'confirmReceive',
      'handleHold',
      'handleCancelHold',
      'buyerComplaint',
      'cancelBuyerComplaint',
      'sellerComplaint',
      'cancelSellerComplaint',
      'refund',
    ]) {
      expect(await inBoth((options) => stranger.post(`${ORDER}/${call}`, { id: order.id }, options))).toEqual(
        refused('ORDER_NOT_FOUND'),
      )
    }
  })

  it('runs from payment over a dispute to the refund, both lists and the timeline in both languages', async () => {
    const id = await release()
    const { data: order } = await buyer.post(`${ORDER}/createGoodsOrder`, {
      currency_id: 3,
      id,
      volume: 2,
      usd_price: '9.50',
      password: PAY,
    })
    const bought = (await buyer.get(`${ORDER}/getOrderGoodsInfo`, { order_id: order.id })).data
    await seller.post(`${OWN}/changeShipmentInfo`, { id, goods_shipment: '<p>The download code is now FIG-2024.</p>' })
    expect(bought).toMatchObject({
      order_id: order.id,
      id,
      tid: id,
      goods_shipment: GOODS_TEXTS.goods_shipment,
      newer_shipment: 0,
    })
    const later = (await buyer.get(`${ORDER}/getOrderGoodsInfo`, { order_id: order.id })).data
    expect(later).toMatchObject({
      goods_shipment: GOODS_TEXTS.goods_shipment,
      newer_shipment: 1,
      post_id: bought.post_id,
    })

    await seller.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })
    const act = async (client: MsClient, call: string) => (await client.post(`${ORDER}/${call}`, { id: order.id })).code
    expect(await act(buyer, 'handleHold')).toBe(0)
    expect(await inBoth((options) => buyer.post(`${ORDER}/handleHold`, { id: order.id }, options))).toEqual(
      refused('ORDER_ALREADY_HELD'),
    )
    expect(await act(buyer, 'buyerComplaint')).toBe(0)
    expect(await act(buyer, 'sellerComplaint')).toBe(ERRORS.ORDER_WRONG_PARTY.msCode)
    expect(await act(seller, 'sellerComplaint')).toBe(0)
    expect((await buyer.get(`${ORDER}/getOrderInfo`, { order_id: order.id })).data).toMatchObject({
      id: order.id,
      goods_id: id,
      buyer: market.buyer.uid,
      seller: market.seller.uid,
      status: 0,
      hold: 1,
      hold_disable: 0,
      seller_complaint: api.clock.now(),
      buyer_complaint: api.clock.now(),
      confirm_receive: 0,
      volume: 2,
      usd_price: '9.50',
      currency: { id: 3, coin_name: 'LTC' },
      goods: { user_id: market.seller.uid, title: GOODS_TEXTS.title },
      amount: expect.stringMatching(/^0\.\d{8}$/),
      exchange_rate: expect.stringMatching(/^\d+\.\d{8}$/),
      chat_id: expect.any(Number),
      buyer_last_online: expect.any(Number),
      seller_last_online: expect.any(Number),
    })
    expect(await act(seller, 'cancelSellerComplaint')).toBe(0)
    expect(await act(buyer, 'cancelBuyerComplaint')).toBe(0)
    expect(await act(buyer, 'handleCancelHold')).toBe(0)
    expect(await act(buyer, 'handleHold')).toBe(ERRORS.ORDER_HOLD_DISABLED.msCode)
    expect(await act(seller, 'refund')).toBe(0)
    const { chat_id, buyer_last_online, seller_last_online } = (
      await buyer.get(`${ORDER}/getOrderInfo`, { order_id: order.id })
    ).data
    const beside = { chat_id, buyer_last_online, seller_last_online }
    expect(beside).toEqual({
      chat_id: expect.any(Number),
      buyer_last_online: expect.any(Number),
      seller_last_online: expect.any(Number),
    })
    expect((await buyer.get(`${ORDER}/getGoodsOrderList`, { self: 1, page: 1, limit: 20 })).data.data[0]).toMatchObject(
      { id: order.id, status: 1, ...beside },
    )
    expect((await seller.get(`${ORDER}/getGoodsOrderList`, { my: 1, page: 1, limit: 20 })).data.data[0]).toMatchObject({
      id: order.id,
      status: 1,
      ...beside,
    })
    for (const [lang, pattern] of [
      ['en-us', /^[\x20-\x7e’]+$/],
      ['zh-cn', /[\u4e00-\u9fff]/],
    ] as const) {
      const { data: steps } = await buyer.get(`${ORDER}/getOrderAction`, { order_id: order.id, goods_id: id }, { lang })
      expect(steps.length).toBeGreaterThanOrEqual(8)
      for (const step of steps)
        expect(step).toEqual({ create_time: expect.any(Number), text: expect.stringMatching(pattern) })
    }
  })

  it('is settled to the seller by the buyer’s confirmation', async () => {
    const id = await release()
    const { data: order } = await buyer.post(
      `${ORDER}/createGoodsOrder`,
      { currency_id: 3, id, volume: 1, usd_price: '9.50', password: PAY },
      { lang: 'zh-cn' },
    )
    await buyer.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })
    expect((await buyer.post(`${ORDER}/confirmReceive`, { id: order.id }, { lang: 'zh-cn' })).msg).toBe('操作成功')
    expect((await buyer.get(`${ORDER}/getOrderInfo`, { order_id: order.id })).data).toMatchObject({
      status: 2,
      confirm_receive: api.clock.now(),
    })
    expect((await visitor.get(`${GOODS}/getGoodsInfo`, { id })).data).toMatchObject({
      sells_amount: 1,
      sells_volume: 1,
    })
  })
})

describe('a picture is refused in both languages', () => {
  const path = 'user.goods.MsGoodsAttach/uploadGoodsFile'

  it('when it is a text, when it is cut short, when it is too large', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const png = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#2e6f73', noise } })
      .png()
      .toBuffer()
    const answers = [
      await seller.upload(path, Buffer.from('no picture at all')),
      await seller.upload(path, png.subarray(0, png.length / 2)),
      await seller.upload(path, Buffer.alloc(33 * 1024 * 1024, 1)),
    ]
    const codes = ['FILE_NOT_IMAGE', 'FILE_BROKEN', 'FILE_TOO_LARGE'] as const
    expect(answers.map(({ code }) => code)).toEqual(codes.map((code) => ERRORS[code].msCode))
    expect(new Set(answers.map(({ msg }) => msg)).size).toBe(3)
  })
})

const pricing = (id: number, of: object) =>
  market.seller.client.trpc.goods.pricing.set.mutate({ id, pricing: { kind: 'fixed', ...of } })
const sent = (id: number, volume: number, usd_price: string) =>
  buyer.post(`${ORDER}/createGoodsOrder`, { currency_id: 3, id, volume, usd_price, password: PAY })

describe('goods on sale and with prices by quantity', () => {
  it('read at what one piece costs now, to their owner at the price that an edit sends back', async () => {
    const id = await release()
    const sale = { off: { kind: 'percent', percent: 20 }, endsAt: api.clock.now() + 600 }
    await pricing(id, { sale })
    expect((await visitor.get(`${GOODS}/getGoodsInfo`, { id })).data.usd_price).toBe('7.60')
    expect((await seller.get(`${OWN}/getOwnGoodsInfo`, { id })).data.usd_price).toBe('9.50')
    const { data } = (await seller.get(`${OWN}/getOwnGoodsList`, { page: 1, limit: 1 })).data
    expect(data[0].usd_price).toBe('9.50')
    expect((await sent(id, 1, '9.50')).code).toBe(ERRORS.PRICE_CHANGED.msCode)
    const { data: order } = await sent(id, 1, '7.60')
    const info = await buyer.get(`${ORDER}/getOrderInfo`, { order_id: order.id })
    expect(info.data.usd_price).toBe('7.60')
    expect((await buyer.get(`${ORDER}/getOrderGoodsInfo`, { order_id: order.id })).data.usd_price).toBe('7.60')
  })

  it('are bought at the price of the quantity by a client that knows the price of one piece alone', async () => {
    const id = await release()
    await pricing(id, { steps: [{ from: 3, price: '6.00' }] })
    expect((await visitor.get(`${GOODS}/getGoodsInfo`, { id })).data.usd_price).toBe('9.50')
    const { data } = await sent(id, 3, '9.50')
    expect((await buyer.get(`${ORDER}/getOrderInfo`, { order_id: data.id })).data.usd_price).toBe('6.00')
  })

  it('with a named price are bought at their minimum', async () => {
    const id = await release()
    await market.seller.client.trpc.goods.pricing.set.mutate({ id, pricing: { kind: 'named' } })
    expect((await visitor.get(`${GOODS}/getGoodsInfo`, { id })).data.usd_price).toBe('9.50')
    expect((await sent(id, 1, '9.49')).code).toBe(ERRORS.PRICE_BELOW_MINIMUM.msCode)
    expect((await sent(id, 1, '9.50')).code).toBe(0)
  })
})
