import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { openMarket, publish, type Market } from '../../../test/market/market.ts'

// More goods than a search reads: its results are compared with a scan of all goods.
const COUNT = 9_000

interface Row {
  readonly id: number
  readonly title: string
  readonly categoryId: number
  readonly cents: number
  readonly sales: number
  readonly rank: number
  readonly automatic: boolean
  readonly inStock: boolean
  readonly ratedWell: boolean
}

let api: TestApp
let market: Market
let rows: Row[]
let shelves: readonly [number, number]

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '0')
  const other = (await market.seller.client.trpc.categories.create.mutate({ title: 'Second shelf' })).id
  shelves = [market.categoryId, other]
  const model = await publish(market.seller, market.categoryId, 'Model of all the others')
  // Every title has "lantern"; "paper", "velvet", "glow" and 灯笼 are in some, at places that share no pattern; two goods have "comet".
  // "ember" is in goods that never sold, "amber" in the oldest.
  await api.app.sql`
    insert into goods (seller_uid, category_id, version_id, title, price_cents, sales_volume, weighed_sales, hot_score, recommended_score, search_key,
      search_rank, created_at, updated_at, pushed_at, raised_at)
    select seller_uid, case when draw % 5 = 0 then ${other}::bigint else category_id end, version_id, key, 100 + draw % 9000,
      sales, sales * 100, hot_score + draw % 100, draw % 50, key, floor(log(2.0, (sales + 1)::numeric)), created_at, updated_at, pushed_at, raised_at
    from (
      select n, draw, greatest(0, draw % 900 - 400)::int as sales,
        concat_ws(' ', case when n < 4400 then 'amber' end, case when draw % 3 = 0 then 'paper' end, 'lantern',
          case when draw % 7 = 0 then 'velvet' end, case when draw % 11 = 0 then '红色灯笼' end,
          case when n in (17, 18) then 'comet' end, case when draw % 4 = 0 then 'glow' when draw % 13 = 0 then 'afterglow' end,
          case when draw % 900 < 401 then 'ember' end, n::text) as key
      from generate_series(1, ${COUNT}::int) as n cross join lateral (select abs(hashint8(n)) as draw) as d
    ) as made cross join (select * from goods where id = ${model}) as g`
  // A third is automatic, a sixth from stock, a third of that sold out; some of the older ones have reviews, a few good ones.
  await api.app.sql`
    update goods set delivery = case when id % 6 = 0 then 'units' when id % 6 = 1 then 'shared' else 'text' end where title like '%lantern%'`
  await api.app.sql`
    insert into goods_secret (goods_id, key_id, nonce, ciphertext, fingerprint, added_at, order_id, allocated_at)
    select id, 'none', '\\x00', '\\x00', decode(lpad(to_hex(n), 8, '0'), 'hex'), now(), case when n = 2 then null else 1 end,
      case when n = 2 then null else now() end
    from goods cross join generate_series(1, 2) as n where delivery = 'units' and (id % 18 <> 0 or n = 1)`
  await api.app.sql`
    insert into review_tally (subject, subject_id, slot, threes, fours, fives)
    select 'goods', id, slot, (id % 5 = 0)::int * 3, 1, slot from goods cross join generate_series(0, 1) as slot
    where title like '%lantern%' and id % 50 < 8 and id < ${model + 6_000}::bigint`
  const read = await api.app.sql<
    {
      id: bigint
      title: string
      category_id: bigint
      price_cents: bigint
      sales_volume: number
      search_rank: number
    }[]
  >`
    select id, title, category_id, price_cents, sales_volume, search_rank from goods where title like '%lantern%'`
  rows = Array.from(read, (row) => ({
    id: Number(row.id),
    title: row.title,
    categoryId: Number(row.category_id),
    cents: Number(row.price_cents),
    sales: row.sales_volume,
    rank: row.search_rank,
    automatic: Number(row.id) % 6 < 2,
    inStock: Number(row.id) % 18 !== 0,
    ratedWell: Number(row.id) % 50 < 8 && Number(row.id) % 5 !== 0 && Number(row.id) < model + 6_000,
  }))
})
afterAll(() => api.close())

const list = (filter: object) => api.client().trpc.goods.list.query({ page: 1, limit: 20, ...filter })
const isGlow = ({ title }: Row) => title.includes(' glow')
const having = (...words: string[]) => rows.filter(({ title }) => words.every((word) => title.includes(word)))
const bestSold = (found: readonly Row[]) => found.toSorted((a, b) => b.rank - a.rank || b.id - a.id)
const newest = (found: readonly Row[]) => found.toSorted((a, b) => b.id - a.id)
const cheapest = (found: readonly Row[]) => found.toSorted((a, b) => a.cents - b.cents || a.id - b.id)
const idsOf = (found: readonly Row[], page = 1) => found.slice((page - 1) * 20, page * 20).map(({ id }) => id)
const found = async (filter: object) => (await list(filter)).data.map(({ id }) => id)

describe('a word of thousands of goods', () => {
  it.each([1, 2, 7, 50])('is found best sold first, newest first of what sold alike, on page %i', async (page) => {
    const answer = await list({ search: 'lantern', page })
    expect(answer.data.map(({ id }) => id)).toEqual(idsOf(bestSold(rows), page))
    expect(answer).toMatchObject({ total: 1_000, capped: true })
  })

  it.each([1, 3, 50])('is found newest and oldest first, whatever was sold, on page %i', async (page) => {
    const sorted = { search: 'lantern', sort: 'created', page }
    expect(await found(sorted)).toEqual(idsOf(newest(rows), page))
    expect(await found({ ...sorted, order: 'asc' })).toEqual(idsOf(newest(rows).toReversed(), page))
  })

  it('is found in a category, counted by the index', async () => {
    for (const categoryId of shelves) {
      const those = rows.filter((row) => row.categoryId === categoryId)
      expect(await found({ search: 'lantern', categoryId })).toEqual(idsOf(bestSold(those)))
      expect(await found({ search: 'lantern', categoryId, sort: 'created' })).toEqual(idsOf(newest(those)))
      expect(await list({ search: 'lantern', categoryId })).toMatchObject({ total: 1_000, capped: true })
    }
  })

  it('is found within prices, however few have them', async () => {
    for (const [minimumPriceCents, maximumPriceCents] of [
      [500, 2_000],
      [700, 720],
      [5_000, 5_000],
    ] as const) {
      const those = rows.filter(({ cents }) => cents >= minimumPriceCents && cents <= maximumPriceCents)
      const expected = idsOf(bestSold(those))
      const answer = await found({ search: 'lantern', minimumPriceCents, maximumPriceCents })
      // The best-selling goods read are in exact order; goods beyond the limit are not shown while there are results.
      expect(answer).toEqual(expected.slice(0, answer.length))
      expect(answer.length > 0).toBe(expected.length > 0)
      const further = await list({ search: 'lantern', minimumPriceCents, maximumPriceCents, further: true })
      expect(further.data.map(({ id }) => id)).toEqual(expected)
      expect(further.capped).toBe(those.length > 100)
    }
  })

  it('sorted by sales begins with the most sold of all', async () => {
    const most = rows.toSorted((a, b) => b.sales - a.sales || b.id - a.id)
    const answer = (await list({ search: 'lantern', sort: 'sales' })).data
    const ofTop = most.filter(({ rank }) => rank === most[0]?.rank).map(({ id }) => id)
    expect(answer.every(({ id }) => ofTop.includes(id))).toBe(true)
    expect(answer.map(({ salesVolume }) => salesVolume)).toEqual(
      answer.map(({ salesVolume }) => salesVolume).toSorted((a, b) => b - a),
    )
  })
})

describe('by price', () => {
  it.each([1, 2, 40])(
    'all goods are listed from the cheapest and from the dearest, equal prices by age, on page %i',
    async (page) => {
      const range = { minimumPriceCents: 150, maximumPriceCents: 9_050, sort: 'price', page }
      const those = cheapest(rows.filter(({ cents }) => cents >= 150 && cents <= 9_050))
      expect(await found({ ...range, order: 'asc' })).toEqual(idsOf(those, page))
      expect(await found(range)).toEqual(idsOf(those.toReversed(), page))
      const [categoryId] = shelves
      const shelved = those.filter((row) => row.categoryId === categoryId)
      expect(await found({ ...range, categoryId, order: 'asc' })).toEqual(idsOf(shelved, page))
    },
  )

  it('what a word finds is ordered, the same on every page: of a common word the six thousand most sold, and further all', async () => {
    const near = cheapest(bestSold(rows).slice(0, 6_000))
    const by = { search: 'lantern', sort: 'price', order: 'asc' }
    for (const page of [1, 2, 30]) expect(await found({ ...by, page })).toEqual(idsOf(near, page))
    expect(await list(by)).toMatchObject({ total: 1_000, capped: true })
    expect(await found({ ...by, further: true })).toEqual(idsOf(cheapest(rows)))
    expect(await found({ ...by, order: 'desc', further: true })).toEqual(idsOf(cheapest(rows).toReversed()))
    expect(await found({ ...by, search: 'velvet' })).toEqual(idsOf(cheapest(having('velvet'))))
  })

  it('what several words find is ordered', async () => {
    const both = cheapest(having('velvet', 'paper'))
    expect(await found({ search: 'velvet paper', sort: 'price', order: 'asc' })).toEqual(idsOf(both))
    expect(await found({ search: 'velvet paper', sort: 'price' })).toEqual(idsOf(both.toReversed()))
    const many = cheapest(having('paper', 'lantern'))
    expect(many.length).toBeGreaterThan(2_000)
    const by = { search: 'paper lantern', sort: 'price', order: 'asc' }
    for (const page of [1, 2, 50]) expect(await found({ ...by, page })).toEqual(idsOf(many, page))
    expect(await list(by)).toMatchObject({ total: 1_000, capped: true })
    expect(await found({ ...by, order: 'desc' })).toEqual(idsOf(many.toReversed()))
    expect(await found({ ...by, further: true })).toEqual(idsOf(many))
  })
})

describe('goods with traits', () => {
  type Trait = 'automatic' | 'inStock' | 'ratedWell'
  const asked = (...traits: Trait[]) => Object.fromEntries(traits.map((trait) => [trait, true]))
  const those = (...traits: Trait[]) => rows.filter((row) => traits.every((trait) => row[trait]))

  it('are as many of each as the tests below need', () => {
    expect(those('ratedWell').length).toBeGreaterThan(500)
    expect(those('ratedWell').length).toBeLessThan(1_000)
    expect(those('automatic', 'inStock').length).toBeGreaterThan(1_500)
    expect(those('automatic', 'inStock', 'ratedWell').length).toBeGreaterThan(60)
  })

  it.each([['automatic'], ['inStock'], ['automatic', 'inStock']] as const)(
    'that many have (%s %s) are listed as far as lists go',
    async (...traits) => {
      for (const page of [1, 2, 50])
        expect(await found({ ...asked(...traits), page })).toEqual(idsOf(newest(those(...traits)), page))
      expect(await list(asked(...traits))).toMatchObject({ total: 1_000, capped: true })
      const most = those(...traits).toSorted((a, b) => b.sales - a.sales || b.id - a.id)
      expect(await found({ ...asked(...traits), sort: 'sales' })).toEqual(idsOf(most))
      expect(await found({ ...asked(...traits), sort: 'price', order: 'asc' })).toEqual(
        idsOf(cheapest(those(...traits))),
      )
    },
  )

  it.each([['ratedWell'], ['automatic', 'inStock', 'ratedWell']] as const)(
    'that few have (%s %s %s), and none of the newest, are all found and counted',
    async (...traits) => {
      const all = those(...traits)
      for (const page of [1, 2, 50])
        expect(await found({ ...asked(...traits), page })).toEqual(idsOf(newest(all), page))
      expect(await found({ ...asked(...traits), sort: 'price', order: 'asc' })).toEqual(idsOf(cheapest(all)))
      expect(await found({ ...asked(...traits), sort: 'price' })).toEqual(idsOf(cheapest(all).toReversed()))
      for (const page of [1, 51])
        expect(await list({ ...asked(...traits), page })).toMatchObject({ total: all.length, capped: false })
      const facets = await api.client().trpc.goods.facets.query(asked(...traits))
      expect(facets.capped).toBe(false)
      expect(facets.prices.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
      expect(facets.categories.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
        shelves.map((id) => all.filter(({ categoryId }) => categoryId === id).length).toSorted((a, b) => a - b),
      )
    },
  )

  it('found whole, but more than lists count, are said to be more', async () => {
    const range = { minimumPriceCents: 100, maximumPriceCents: 4_600 }
    const priced = those('automatic').filter(({ cents }) => cents <= 4_600)
    expect(priced.length).toBeGreaterThan(1_000)
    expect(priced.length).toBeLessThan(4_000)
    for (const page of [1, 51]) {
      expect(await list({ ...asked('automatic'), ...range, page })).toMatchObject({ total: 1_000, capped: true })
    }
    const facets = await api.client().trpc.goods.facets.query({ ...asked('ratedWell'), ...range })
    expect(facets.capped).toBe(false)
  })

  it.each([
    ['of all', {}],
    ['of one seller', { sellerUid: 0 }],
  ] as const)('whose prices are counted in part say so, though the categories %s are whole', async (_, of) => {
    const sellers = 'sellerUid' in of ? { sellerUid: market.seller.uid } : of
    const range = { minimumPriceCents: 3_000, maximumPriceCents: 3_020 }
    const facets = await api.client().trpc.goods.facets.query({ ...asked('automatic'), ...sellers, ...range })
    expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(
      those('automatic').filter(({ cents }) => cents >= 3_000 && cents <= 3_020).length,
    )
    expect(facets.capped).toBe(true)
  })

  it('are narrowed by category and price besides', async () => {
    const [, categoryId] = shelves
    const shelved = those('automatic', 'ratedWell').filter((row) => row.categoryId === categoryId)
    const both = asked('automatic', 'ratedWell')
    expect(await found({ ...both, categoryId })).toEqual(idsOf(newest(shelved)))
    expect(await list({ ...both, categoryId })).toMatchObject({ total: shelved.length, capped: false })
    const range = { minimumPriceCents: 3_000, maximumPriceCents: 3_400 }
    const priced = those('automatic', 'inStock').filter(({ cents }) => cents >= 3_000 && cents <= 3_400)
    expect(priced.length).toBeGreaterThan(40)
    for (const sort of [{}, { sort: 'sales' }]) {
      expect(await list({ ...asked('automatic', 'inStock'), ...range, ...sort })).toMatchObject({
        total: priced.length,
        capped: false,
      })
    }
    expect(await found({ ...asked('automatic', 'inStock'), ...range })).toEqual(idsOf(newest(priced)))
    const facets = await api.client().trpc.goods.facets.query({ ...asked('ratedWell'), ...range })
    expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(
      those('ratedWell').filter(({ cents }) => cents >= 3_000 && cents <= 3_400).length,
    )
  })

  it('are found by words, best sold first, however few there are', async () => {
    expect(await found({ search: 'lantern', ...asked('automatic', 'inStock') })).toEqual(
      idsOf(bestSold(those('automatic', 'inStock'))),
    )
    const rated = having('ember').filter((row) => row.ratedWell && row.automatic)
    const answer = await found({ search: 'ember', ...asked('ratedWell', 'automatic') })
    expect(answer).toEqual(idsOf(bestSold(rated)).slice(0, answer.length))
    expect(answer.length).toBeGreaterThan(0)
    const both = having('velvet', 'paper').filter((row) => row.ratedWell)
    expect(await found({ search: 'velvet paper', ...asked('ratedWell') })).toEqual(idsOf(bestSold(both)))
    expect(await found({ search: 'velvet paper', ...asked('ratedWell'), sort: 'price', order: 'asc' })).toEqual(
      idsOf(cheapest(both)),
    )
    const facets = await api.client().trpc.goods.facets.query({ search: 'velvet paper', ...asked('ratedWell') })
    const counted = facets.prices.reduce((sum, { count }) => sum + count, 0)
    expect(counted).toBeGreaterThan(0)
    expect(counted).toBeLessThanOrEqual(both.length)
  })

  it('that only one of a common word has, which never sold, is found', async () => {
    const last = bestSold(having('ember', 'amber')).at(-1)
    await api.app.sql`delete from review_tally where subject = 'goods'`
    expect(await list({ search: 'lantern', ...asked('ratedWell') })).toMatchObject({ total: 0, capped: false })
    await api.app
      .sql`insert into review_tally (subject, subject_id, slot, fours) values ('goods', ${last?.id ?? 0}, 3, 1)`
    expect(await found({ search: 'lantern', ...asked('ratedWell') })).toEqual([last?.id])
    expect(await list({ search: 'lantern velvet', ...asked('ratedWell') })).toMatchObject({
      total: last?.title.includes('velvet') === true ? 1 : 0,
    })
    expect(await found(asked('ratedWell'))).toEqual([last?.id])
  })
})

describe('several words', () => {
  it.each([
    ['paper lantern', ['paper', 'lantern']],
    ['velvet paper', ['velvet', 'paper']],
    ['velvet lantern paper', ['velvet', 'lantern', 'paper']],
    ['灯笼 velvet', ['灯笼', 'velvet']],
    ['红色灯笼paper', ['红色灯笼', 'paper']],
  ])('of many goods, %s, are found exactly, best sold first', async (search, words) => {
    const expected = having(...words)
    const answer = await list({ search })
    const inWords = answer.data.map(({ id }) => id)
    expect(inWords).toHaveLength(20)
    expect(inWords.every((id) => expected.some((row) => row.id === id))).toBe(true)
    // Titles with the phrase come first among the best; both groups keep their order.
    const apart = answer.data.filter(({ title }) => !title.includes(search)).map(({ id }) => id)
    expect(apart).toEqual(
      idsOf(bestSold(expected.filter(({ title }) => !title.includes(search)))).slice(0, apart.length),
    )
    expect(await found({ search, sort: 'created' })).toEqual(idsOf(newest(expected)))
    for (const categoryId of shelves) {
      const those = expected.filter((row) => row.categoryId === categoryId)
      const all = await found({ search, categoryId })
      expect(all).toHaveLength(Math.min(20, those.length))
      expect(all.every((id) => those.some((row) => row.id === id))).toBe(true)
    }
  })

  it('that stand together only far down the list of the rarer one are found', async () => {
    const ember = bestSold(having('ember'))
    const expected = ember.filter(({ title }) => title.includes('amber'))
    expect(having('amber').length).toBeGreaterThan(ember.length)
    expect(ember.slice(0, 2_000)).not.toContain(expected[0])
    expect(await found({ search: 'ember amber' })).toEqual(idsOf(expected))
  })

  it('of which one is inside others too: the word itself fills the pages, and without enough of it the others are found', async () => {
    const together = await list({ search: 'glow paper' })
    expect(together).toMatchObject({ capped: true })
    expect(together.data.map(({ id }) => id)).toEqual(idsOf(bestSold(having('glow', 'paper').filter(isGlow))))
    const few = having('glow').filter(({ cents }) => cents >= 700 && cents <= 760)
    const [words, parts] = [few.filter(isGlow), few.filter((row) => !isGlow(row))]
    expect(words.length).toBeLessThan(20)
    expect(parts.length).toBeGreaterThan(0)
    expect(await found({ search: 'glow', minimumPriceCents: 700, maximumPriceCents: 760 })).toEqual(
      idsOf([...bestSold(words), ...bestSold(parts)]),
    )
  })

  it('are all found, in the order of sales or of age, when asked to look further than the first answer', async () => {
    const both = { search: 'ember lantern', minimumPriceCents: 1_100, maximumPriceCents: 1_130 }
    const expected = having('ember', 'lantern').filter(({ cents }) => cents >= 1_100 && cents <= 1_130)
    const near = await list({ ...both, limit: 60 })
    expect(near.data.length).toBeLessThan(expected.length)
    expect(near.capped).toBe(true)
    expect((await list({ ...both, limit: 60, further: true })).data.map(({ id }) => id)).toEqual(
      bestSold(expected).map(({ id }) => id),
    )
    expect(await found({ ...both, limit: 60, further: true, sort: 'created' })).toEqual(
      newest(expected).map(({ id }) => id),
    )
  })

  it('written twice are found like written once', async () => {
    expect(await found({ search: '红色灯笼 红色灯笼 红色' })).toEqual(await found({ search: '红色灯笼' }))
  })

  it('of which one is rare are found, though the others are in thousands', async () => {
    const expected = newest(having('comet')).map(({ id }) => id)
    expect((await found({ search: 'lantern comet' })).toSorted((a, b) => b - a)).toEqual(expected)
    expect(await list({ search: 'lantern comet' })).toMatchObject({ total: 2, capped: false })
  })

  it('of characters that many goods have apart are found where they stand together', async () => {
    const [{ id } = { id: 0n }] = await api.app.sql<{ id: bigint }[]>`
      insert into goods (seller_uid, category_id, version_id, title, price_cents, sales_volume, weighed_sales, hot_score, recommended_score, search_key,
        search_rank, created_at, updated_at, pushed_at, raised_at)
      select seller_uid, category_id, version_id, key, 100, n, (2 ^ n - 1) * 100, 0, 0, key, n, created_at, updated_at, pushed_at, raised_at
      from (select case when n = 0 then '微程序' else '微程 程序 ' || n end as key, least(n, 5) as n from generate_series(0, 500) as n) as made
        cross join (select * from goods where title like '%comet%' limit 1) as g
      returning id`
    expect(await found({ search: '微程序' })).toEqual([Number(id)])
  })

  it('that no goods have together find nothing, and those of few find all of them', async () => {
    await api.app
      .sql`update goods set search_key = replace(search_key, 'lantern', 'torch'), title = replace(title, 'lantern', 'torch')
      where id % 2 = 0 and title not like '%velvet%'`
    const together = await api.app.sql<{ id: bigint }[]>`
      select id from goods where title like '%torch%' and title like '%velvet%' and listed`
    expect(together).toHaveLength(0)
    expect(await list({ search: 'torch velvet' })).toMatchObject({ data: [], total: 0 })
    const [last] = await api.app.sql<{ id: bigint }[]>`
      update goods set search_key = search_key || ' torch', title = title || ' torch'
      where id = (select id from goods where title like '%velvet%' and title not like '%torch%' order by search_rank, id limit 1) returning id`
    expect(await found({ search: 'torch velvet' })).toEqual([Number(last?.id)])
  })
})
