import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { openMarket, publish, type Market } from '../../../test/market/market.ts'
import { RECOVERY, verifiedPerson } from '../../../test/people.ts'

let api: TestApp
let market: Market

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '0')
})
afterAll(() => api.close())

const visitors = () => api.client().trpc.goods
const search = (query: string, more: object = {}) =>
  visitors().list.query({ page: 1, limit: 20, search: query, ...more })
const titles = async (query: string, more: object = {}) => (await search(query, more)).data.map(({ title }) => title)
const put = (title: string, price?: string) => publish(market.seller, market.categoryId, title, price)
const setSales = (id: number, volume: number) =>
  api.app
    .sql`update goods set sales_volume = ${volume}, weighed_sales = ${volume * 100}, search_rank = floor(log(2.0, (${volume} + 1)::numeric)) where id = ${id}`
const shelf = async (title: string) => (await market.seller.client.trpc.categories.create.mutate({ title })).id
const countOf = async (id: number) => (await api.client().trpc.categories.get.query({ id })).goodsCount

const findable = async (id: number, categoryId: number) => ({
  listed: (await visitors().list.query({ page: 1, limit: 60, categoryId })).data.some((card) => card.id === id),
  found: (await search('quokka')).data.some((card) => card.id === id),
  suggested: (await visitors().suggest.query({ prefix: 'quok' })).goods.some((card) => card.id === id),
  counted: await countOf(categoryId),
})

const retried = async (act: () => Promise<unknown>) => {
  for (let tries = 0; tries < 20; tries += 1) {
    if (
      await act().then(
        () => true,
        () => false,
      )
    )
      return
  }
}

describe('a search is refused', () => {
  it.each([
    ['a keyword of 61 characters', { search: 'x'.repeat(61) }, 'TEXT_TOO_LONG'],
    ['a price below nothing', { minimumPriceCents: -1 }, 'GOODS_PRICE_INVALID'],
    ['half a cent', { maximumPriceCents: 1.5 }, 'GOODS_PRICE_INVALID'],
    ['a price beyond the bound', { maximumPriceCents: 100_000_001 }, 'GOODS_PRICE_INVALID'],
    ['a lowest price above the highest', { minimumPriceCents: 2, maximumPriceCents: 1 }, 'SEARCH_PRICE_RANGE'],
    ['a category of no number', { categoryId: 0 }, 'CATEGORY_REQUIRED'],
  ])('with %s', async (_, filter, code) => {
    expect(await refusalCode(visitors().list.query({ page: 1, limit: 20, ...filter }))).toBe(code)
    expect(await refusalCode(visitors().facets.query(filter))).toBe(code)
  })

  it('beyond the rows that lists are paged to', async () => {
    expect(await refusalCode(visitors().list.query({ page: 10_001, limit: 10 }))).toBe('PAGE_INVALID')
    expect(await visitors().list.query({ page: 10_000, limit: 10 })).toMatchObject({ data: [] })
  })

  it('without a beginning to suggest from, or with too long a one', async () => {
    expect(await refusalCode(visitors().suggest.query({ prefix: '  ' }))).toBe('INPUT_INVALID')
    expect(await refusalCode(visitors().suggest.query({ prefix: 'x'.repeat(61) }))).toBe('TEXT_TOO_LONG')
  })
})

describe('goods are found', () => {
  it('with all that a list says of them, in whatever order', async () => {
    const id = await put('Narwhal tusk 独角鲸', '123.45')
    await setSales(id, 7)
    const listed = (await visitors().list.query({ page: 1, limit: 20, goodsId: id })).data
    expect(listed).toMatchObject([{ id, price: { units: '12345' }, salesVolume: 7 }])
    for (const query of ['narwhal', '独角鲸', 'narwhal 独角鲸']) {
      expect((await search(query)).data).toEqual(listed)
      expect((await search(query, { sort: 'sales', order: 'asc' })).data).toEqual(listed)
    }
  })

  beforeAll(async () => {
    for (const title of [
      '低多边形江南小镇三维模型包',
      '极简电商 Figma 组件库第4版',
      '激活码 Office 专业版',
      'Ｗindows 系统激活'.normalize('NFKC'),
    ]) {
      await put(title)
    }
    await put('foo_bar_2024 keyring')
  })

  it.each([
    ['江南小镇', '低多边形江南小镇三维模型包'],
    ['南小', '低多边形江南小镇三维模型包'],
    ['三维江南', '低多边形江南小镇三维模型包'],
    ['镇', '低多边形江南小镇三维模型包'],
    ['figma组件库', '极简电商 Figma 组件库第4版'],
    ['组件 FIGMA', '极简电商 Figma 组件库第4版'],
    ['ｆｉｇｍａ　电商', '极简电商 Figma 组件库第4版'],
    ['激活码', '激活码 Office 专业版'],
    ['我想要激活码的', '激活码 Office 专业版'],
    ['江南小镇号', '低多边形江南小镇三维模型包'],
    ['bar_20', 'foo_bar_2024 keyring'],
    ['yrin', 'foo_bar_2024 keyring'],
    ['keyr fo', 'foo_bar_2024 keyring'],
  ])('by %s', async (query, title) => {
    expect(await titles(query)).toEqual([title])
  })

  it.each(['江北小镇', '激活游戏', 'bar_20 figma', '%', "' or 1=1", '!!! ...', '_'])('not by %s', async (query) => {
    expect(await search(query)).toMatchObject({ data: [], total: 0, capped: false, corrected: null })
  })

  it('by words typed wrongly, and the answer says which were meant', async () => {
    await put('Netflix premium yearly')
    await put('Photoshop brushes bundle')
    for (const [typed, meant, title] of [
      ['netlfix', 'netflix', 'Netflix premium yearly'],
      ['premum netflix', 'premium netflix', 'Netflix premium yearly'],
      ['Phtooshpo', 'photoshop', 'Photoshop brushes bundle'],
      ['hpotoshop brushs', 'photoshop brushes', 'Photoshop brushes bundle'],
    ] as const) {
      expect(await search(typed)).toMatchObject({ total: 1, data: [{ title }], corrected: meant, meant: null })
      expect(await search(typed, { literal: true })).toMatchObject({ total: 0, data: [], corrected: null })
      expect(await search(typed, { sort: 'created' })).toMatchObject({ total: 1, data: [{ title }] })
      expect(await search(typed, { sellerUid: market.seller.uid })).toMatchObject({ total: 1, data: [{ title }] })
    }
    expect(await search('netflux premiom nowhere')).toMatchObject({ total: 0, corrected: null })
    expect(await search('nxtflxx')).toMatchObject({ total: 0 })
  })

  it('by other forms, spellings and names of their words, the very word first', async () => {
    const pricing = await put('Pricing Handbook for shops')
    const price = await put('Handbook of a fair price')
    await setSales(pricing, 500)
    expect((await search('price handbook')).data.map(({ id }) => id)).toEqual([price, pricing])
    expect((await search('Pricing')).data.map(({ id }) => id)).toEqual([pricing, price])
    await put('Painted quail on paper')
    for (const [typed, title] of [
      ['handbooks of prices', 'Handbook of a fair price'],
      ['quails painting', 'Painted quail on paper'],
      ['paint quail', 'Painted quail on paper'],
    ] as const) {
      expect(await titles(typed)).toContain(title)
      expect(await titles(typed, { sellerUid: market.seller.uid })).toContain(title)
    }
    await put('Software licence for life')
    await put('License keys of a suite')
    await put('Colour grading explained')
    await put('Organiser for desks')
    await put('Coupon for two dinners')
    await put('旧帐号转让与找回')
    await put('软件注册码 一年有效')
    expect((await titles('licence')).toSorted()).toEqual(['License keys of a suite', 'Software licence for life'])
    expect((await titles('licenses'))[0]).toBe('License keys of a suite')
    expect(await titles('color grade')).toEqual(['Colour grading explained'])
    expect(await titles('organizers')).toEqual(['Organiser for desks'])
    expect(await titles('vouchers')).toEqual(['Coupon for two dinners'])
    expect(await titles('账号找回')).toEqual(['旧帐号转让与找回'])
    expect(await titles('软件序列号')).toEqual(['软件注册码 一年有效'])
    expect(await search('prices handbook', { literal: true })).toMatchObject({ total: 0 })
    const facets = await visitors().facets.query({ search: 'price handbook' })
    expect(facets.categories.map(({ count }) => count)).toEqual([2])
  })

  it('in traditional characters, of titles and of what is typed', async () => {
    await put('中文字體設計入門課程')
    await put('灯谜谜面大全合订本')
    for (const typed of ['字體設計', '字体设计']) expect(await titles(typed)).toEqual(['中文字體設計入門課程'])
    expect(await titles('燈謎')).toEqual(['灯谜谜面大全合订本'])
  })

  it('by how Chinese sounds: other characters typed, or letters, once the clock has been round', async () => {
    await put('微信小程序商城源码包')
    await put('答辩演示模板二十套')
    expect(await search('moban')).toMatchObject({ total: 0 })
    await api.app.jobs.runDue()
    for (const [typed, meant, title] of [
      ['moban', '模板', '答辩演示模板二十套'],
      ['muban', '模板', '答辩演示模板二十套'],
      ['演示魔板', '演示模板', '答辩演示模板二十套'],
      ['小城序', '小程序', '微信小程序商城源码包'],
      ['xiaochengxu', '小程序', '微信小程序商城源码包'],
      ['微新小程序', '微信小程序', '微信小程序商城源码包'],
      ['ziti', '字体', '中文字體設計入門課程'],
      ['ziti设计', '字体设计', '中文字體設計入門課程'],
    ] as const) {
      expect(await search(typed)).toMatchObject({ total: 1, data: [{ title }], corrected: meant, meant: null })
      expect(await search(typed, { literal: true })).toMatchObject({ total: 0, corrected: null })
      expect((await visitors().suggest.query({ prefix: typed })).goods).toMatchObject([{ title }])
    }
    expect(await search('xiaochengfu')).toMatchObject({ total: 0, corrected: null })
    const read = await api.app.sql`select term from search_term where readings is null and term !~ '^[a-z0-9]'`
    expect(read).toHaveLength(0)
  })

  it('as typed, with the far more used word offered beside', async () => {
    for (let n = 0; n < 21; n += 1) await put(`Template number ${n}`)
    await put('Templete of one seller')
    expect(await search('templete')).toMatchObject({ total: 1, corrected: null, meant: 'template' })
    expect(await search('templete', { literal: true })).toMatchObject({ total: 1, meant: null })
    expect(await search('template', { limit: 1 })).toMatchObject({ total: 21, corrected: null, meant: null })
  })
})

describe('a keyword without an order sorts by', () => {
  it('title, word, beginning, part, then what sold most, then the newest', async () => {
    const part = await put('Antiorchid blend for sale')
    const beginning = await put('Orchids of the valley')
    const word = await put('Wild Orchid sample pack')
    const sold = await put('Rare Orchid sample pack')
    const newest = await put('Blue Orchid sample pack')
    await setSales(sold, 100)
    await setSales(part, 5_000)
    const found = (await search('orchid')).data.map(({ id }) => id)
    expect(found).toEqual([sold, newest, word, beginning, part])
    const [first] = (await search('wild orchid sample pack')).data
    expect(first?.id).toBe(word)
    expect((await search('orchid', { sort: 'created' })).data.map(({ id }) => id)).toEqual([
      newest,
      sold,
      word,
      beginning,
      part,
    ])
    expect((await search('orchid', { sort: 'created', order: 'asc' })).data[0]?.id).toBe(part)
    expect((await search('orchid', { sort: 'sales' })).data[0]?.id).toBe(part)
    expect((await search('orchid', { page: 2, limit: 2 })).data.map(({ id }) => id)).toEqual([word, beginning])
    expect(await search('orchid', { page: 9, limit: 20 })).toMatchObject({ data: [], total: 5 })
  })

  it('words that stand together before the same words apart', async () => {
    const apart = await put('Lantern with a paper moon')
    const together = await put('A paper lantern with moon')
    await setSales(apart, 900)
    expect((await search('paper lantern')).data.map(({ id }) => id)).toEqual([together, apart])
  })

  it('sales weighed since, once the clock has been round', async () => {
    const less = await put('Meadow loop of the morning')
    const more = await put('Meadow loop of the evening')
    expect((await search('meadow')).data[0]?.id).toBe(more)
    await api.app.sql`update goods set weighed_sales = 4_000 where id = ${less}`
    await api.app.jobs.runDue()
    expect((await search('meadow')).data[0]?.id).toBe(less)
  })
})

describe('a search is narrowed', () => {
  it('by category and price together, and the facets count what else there is', async () => {
    const [books, films] = [await shelf('Search books'), await shelf('Search films')]
    await publish(market.seller, books, 'Compass guide volume one', '4.99')
    await publish(market.seller, books, 'Compass guide volume two', '5.00')
    await publish(market.seller, films, 'Compass documentary part 1', '20')
    await publish(market.seller, films, 'Compass documentary part 2', '600')
    const ofBooks = { categoryId: books, minimumPriceCents: 500, maximumPriceCents: 1_000 }
    for (const more of [{}, { sort: 'created' }, { sellerUid: market.seller.uid }]) {
      expect(await titles('compass', { ...ofBooks, ...more })).toEqual(['Compass guide volume two'])
    }
    expect(await search('compass', { minimumPriceCents: 500 })).toMatchObject({ total: 3 })
    const byWord = await visitors().facets.query({ search: 'compass', ...ofBooks })
    expect(byWord.categories).toEqual([{ id: books, title: 'Search books', count: 1 }])
    expect(byWord.prices.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 0])
    const all = await visitors().facets.query({ search: 'compas' })
    expect(all).toMatchObject({ capped: false, categories: [{ count: 2 }, { count: 2 }] })
    expect(all.prices).toEqual([
      { fromCents: 0, toCents: 499, count: 1 },
      { fromCents: 500, toCents: 1_999, count: 1 },
      { fromCents: 2_000, toCents: 4_999, count: 1 },
      { fromCents: 5_000, toCents: 9_999, count: 0 },
      { fromCents: 10_000, toCents: 49_999, count: 0 },
      { fromCents: 50_000, toCents: null, count: 1 },
    ])
    const plain = await visitors().facets.query({ categoryId: films })
    expect(plain.categories).toContainEqual({ id: films, title: 'Search films', count: 2 })
    expect(plain.prices.map(({ count }) => count)).toEqual([0, 0, 1, 0, 0, 1])
    const priced = await visitors().facets.query({ minimumPriceCents: 50_000 })
    expect(priced.categories).toEqual([{ id: films, title: 'Search films', count: 1 }])
    const ofSeller = await visitors().facets.query({ sellerUid: market.seller.uid, search: 'compass' })
    expect(ofSeller.categories).toHaveLength(2)
    expect(await visitors().facets.query({ search: 'qqqqqq' })).toMatchObject({ categories: [], capped: false })
    expect(await visitors().list.query({ page: 1, limit: 20, minimumPriceCents: 50_000 })).toMatchObject({ total: 1 })
  })
})

describe('suggestions', () => {
  it('finish the last word, and name goods and categories', async () => {
    const id = await shelf('Zither tunes')
    await publish(market.seller, id, 'Zither melody in winter')
    await publish(market.seller, id, '古筝独奏曲谱精选集')
    expect(await visitors().suggest.query({ prefix: 'Zith' })).toEqual({
      words: ['zither'],
      goods: [{ id: expect.any(Number), title: 'Zither melody in winter' }],
      categories: [{ id, title: 'Zither tunes', goodsCount: 2 }],
      corrected: null,
    })
    expect((await visitors().suggest.query({ prefix: 'zither mel' })).words).toEqual(['zither melody'])
    expect(await visitors().suggest.query({ prefix: '古筝曲谱' })).toMatchObject({
      words: [],
      goods: [{ title: '古筝独奏曲谱精选集' }],
    })
    expect(await visitors().suggest.query({ prefix: 'zihter' })).toMatchObject({
      goods: [{ title: 'Zither melody in winter' }],
      corrected: 'zither',
    })
    expect(await visitors().suggest.query({ prefix: '???' })).toEqual({
      words: [],
      goods: [],
      categories: [],
      corrected: null,
    })
  })
})

describe('goods that are off sale', () => {
  const ON = { listed: true, found: true, suggested: true, counted: 1 }
  const OFF = { listed: false, found: false, suggested: false, counted: 0 }

  it('are found by nobody: offline, delisted, of a frozen seller, each and all of them', async () => {
    const seller = await verifiedPerson(api)
    const categoryId = await shelf('Quiet shelf')
    const id = await publish(seller, categoryId, 'Quokka photographs')
    const { trpc } = api.client()
    const frozen = { uid: seller.uid, recoveryPassword: RECOVERY }
    expect(await findable(id, categoryId)).toEqual(ON)
    await seller.client.trpc.goods.setOffline.mutate({ id, offline: true })
    expect(await findable(id, categoryId)).toEqual(OFF)
    await seller.client.trpc.goods.setOffline.mutate({ id, offline: false })
    expect(await findable(id, categoryId)).toEqual(ON)
    await api.app.sql`update goods set delisted_at = now() where id = ${id}`
    expect(await findable(id, categoryId)).toEqual(OFF)
    await trpc.accounts.freeze.mutate(frozen)
    await api.app.sql`update goods set delisted_at = null where id = ${id}`
    expect(await findable(id, categoryId)).toEqual(OFF)
    expect((await visitors().seller.query({ uid: seller.uid })).goodsCount).toBe(0)
    expect(await visitors().detail.query({ id })).toMatchObject({ notBuyable: 'SELLER_FROZEN' })
    await trpc.accounts.unfreeze.mutate(frozen)
    expect(await findable(id, categoryId)).toEqual(ON)
  })

  it('are found by their new title, price and category after an edit, and no more by the old', async () => {
    const id = await put('Wombat drawings in ink', '10')
    const other = await shelf('Other shelf')
    const own = market.seller.client.trpc.goods
    const { contents } = await own.ownInfo.query({ id })
    await own.editInfo.mutate({ id, title: 'Numbat drawings in ink', price: '30', contents })
    expect(await titles('wombat', { literal: true })).toEqual([])
    expect(await titles('numbat')).toEqual(['Numbat drawings in ink'])
    expect(await titles('numbat', { maximumPriceCents: 2_999 })).toEqual([])
    await api.app.sql`update goods set category_id = ${other} where id = ${id}`
    expect(await titles('numbat', { categoryId: other })).toEqual(['Numbat drawings in ink'])
    expect(await countOf(other)).toBe(1)
  })
})

describe('the counters', () => {
  it('equal the goods after everything happened at once', async () => {
    const seller = await verifiedPerson(api)
    const shelves = [await shelf('Busy shelf one'), await shelf('Busy shelf two')]
    const ids = await Promise.all(
      Array.from({ length: 16 }, (_, n) => publish(seller, shelves[n % 2] ?? 0, `Busy goods number ${n}`)),
    )
    const own = seller.client.trpc.goods
    const [one = 0, two = 0] = shelves
    await Promise.all(
      [
        ...ids.slice(0, 8).map((id) => own.setOffline.mutate({ id, offline: true })),
        ...ids.slice(4, 12).map((id) => api.app.sql`update goods set delisted_at = now() where id = ${id}`),
        ...ids.slice(6, 9).map((id) => api.app.sql`update goods set delisted_at = null where id = ${id}`),
        retried(() => api.app.sql`update goods set category_id = ${two} where category_id = ${one}`),
        api.client().trpc.accounts.freeze.mutate({ uid: seller.uid, recoveryPassword: RECOVERY }),
        ...Array.from({ length: 8 }, (_, n) => publish(seller, one, `Late goods number ${n}`).catch(() => null)),
      ].map((each) => each.catch(() => null)),
    )
    const exact = async () => {
      const wrong = await api.app.sql`
        select c.id from goods_category c where c.goods_count <> (select count(*) from goods g where g.category_id = c.id and g.listed)`
      const wrongTerms = await api.app.sql`
        select t.term from search_term t where t.goods_count <> (select count(*) from goods_term p where p.term_id = t.id)`
      const stray = await api.app.sql`
        select g.id from goods g where cardinality(case when g.listed then search_terms(g.search_key) else '{}' end)
          <> (select count(*) from goods_term p where p.goods_id = g.id and p.rank = g.search_rank and p.category_id = g.category_id and p.price_cents = g.price_cents)`
      const missigned = await api.app.sql`
        select p.goods_id from goods_term p join goods g on g.id = p.goods_id cross join lateral search_signature(g.search_key) as s
        where (p.signature_low, p.signature_high) <> (s.low, s.high)`
      expect([wrong, wrongTerms, stray, missigned].map((rows) => Array.from(rows))).toEqual([[], [], [], []])
    }
    await exact()
    expect(await api.app.sql`select 1 from goods where seller_uid = ${seller.uid} and listed`).toHaveLength(0)
    await api.client().trpc.accounts.unfreeze.mutate({ uid: seller.uid, recoveryPassword: RECOVERY })
    await exact()
    const sum = await api.app.sql<{ total: number }[]>`select count(*)::int as total from goods where listed`
    expect((await visitors().list.query({ page: 1, limit: 1 })).total).toBe(sum[0]?.total)
  })
})
