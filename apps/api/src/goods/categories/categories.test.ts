import type { Locale } from '@jindu/i18n'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { publish } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { type Person, verifiedPerson } from '../../../test/people.ts'
import { unlimited } from '../../../test/unlimited.ts'

let api: TestApp
let moderator: Person

beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
  moderator = await staffPerson(api, 'moderator')
})
afterAll(() => api.close())

const categories = () => moderator.client.trpc.categories
const create = async (title: string) => (await categories().create.mutate({ title })).id

async function order(): Promise<number[]> {
  const { data } = await categories().list.query({ limit: 60 })
  return data.filter(({ position }) => position < 1_000).map(({ id }) => id)
}

const asked = (locale: Locale) => api.client({ headers: { 'app-lang': locale } }).trpc

describe('refusals', () => {
  it('a title that another category has, also in another case', async () => {
    await create('Shaders')
    const id = await create('Brushes')
    expect(await refusalCode(categories().rename.mutate({ id, title: 'shaders' }))).toBe('CATEGORY_EXISTS')
    expect(await refusalCode(categories().rename.mutate({ id, title: '12345' }))).toBe('CATEGORY_TITLE_INVALID')
  })

  it('a category that is not there, and a place that is not there', async () => {
    expect(await refusalCode(categories().rename.mutate({ id: 999_999, title: 'Nothing' }))).toBe('CATEGORY_NOT_FOUND')
    expect(await refusalCode(categories().arrange.mutate({ id: 999_999, place: 1 }))).toBe('CATEGORY_NOT_FOUND')
    const id = await create('Far away')
    const place = (await order()).length + 2
    expect(await refusalCode(categories().arrange.mutate({ id, place }))).toBe('CATEGORY_PLACE_INVALID')
    expect(await refusalCode(categories().arrange.mutate({ id, place: 0 }))).toBe('INPUT_INVALID')
    expect(await refusalCode(categories().arrange.mutate({ id, place: 101 }))).toBe('INPUT_INVALID')
  })
})

it('a renamed category keeps its id, in its own case too', async () => {
  const id = await create('Old name')
  await categories().rename.mutate({ id, title: 'OLD NAME' })
  expect((await categories().get.query({ id })).title).toBe('OLD NAME')
})

it('comments are hidden and shown again', async () => {
  const id = await create('Quiet shelf')
  await categories().hideComments.mutate({ id, hidden: true })
  expect((await categories().get.query({ id })).publicCommentsHidden).toBe(true)
  await categories().hideComments.mutate({ id, hidden: false })
  expect((await categories().get.query({ id })).publicCommentsHidden).toBe(false)
})

describe('names in two languages', () => {
  it('are refused when one language has both, or another category has one of them', async () => {
    await create('Stage plots')
    await categories().create.mutate({ title: '舞台图', translation: 'Lighting plots' })
    for (const [names, code] of [
      [{ title: '灯光图', translation: '布光图' }, 'CATEGORY_NAMES_LANGUAGE'],
      [{ title: 'Rigs', translation: 'Rigging' }, 'CATEGORY_NAMES_LANGUAGE'],
      [{ title: '舞台图', translation: 'Anything else' }, 'CATEGORY_EXISTS'],
      [{ title: '别的图', translation: 'lighting PLOTS' }, 'CATEGORY_EXISTS'],
      [{ title: 'Lighting plots' }, 'CATEGORY_EXISTS'],
      [{ title: '舞台图' }, 'CATEGORY_EXISTS'],
      [{ title: '另一图', translation: 'Stage plots' }, 'CATEGORY_EXISTS'],
    ] as const) {
      expect(await refusalCode(categories().create.mutate(names))).toBe(code)
    }
    const id = await create('Rigging')
    expect(await refusalCode(categories().rename.mutate({ id, title: '索具', translation: 'Stage plots' }))).toBe(
      'CATEGORY_EXISTS',
    )
    expect(await refusalCode(categories().rename.mutate({ id, title: 'Rigs', translation: 'x#' }))).toBe(
      'CATEGORY_TITLE_INVALID',
    )
  })

  it('are each told to the readers of their language, on every surface that lists goods', async () => {
    const seller = await verifiedPerson(api)
    const { id } = await categories().create.mutate({ title: 'Sea shanties', translation: '船歌' })
    const goodsId = await publish(seller, id, 'Windlass songs of Ningbo')
    for (const [locale, title] of [
      ['en', 'Sea shanties'],
      ['zh-CN', '船歌'],
    ] as const) {
      const trpc = asked(locale)
      const category = { id, title, about: '船歌 Sea shanties', publicCommentsHidden: false }
      expect(await trpc.categories.get.query({ id })).toMatchObject({
        title,
        names: { zh: '船歌', en: 'Sea shanties' },
      })
      expect((await trpc.categories.list.query({ limit: 60 })).data.find((row) => row.id === id)?.title).toBe(title)
      expect((await trpc.goods.detail.query({ id: goodsId })).category).toEqual(category)
      expect((await trpc.goods.list.query({ categoryId: id })).data[0]?.category).toEqual(category)
      expect((await trpc.goods.list.query({ search: 'windlass' })).data[0]?.category).toEqual(category)
      expect((await trpc.goods.facets.query({ search: 'windlass' })).categories).toEqual([{ id, title, count: 1 }])
      expect((await trpc.goods.facets.query({})).categories.find((row) => row.id === id)?.title).toBe(title)
      for (const named of ['船歌', 'shanties']) {
        expect((await trpc.goods.named.query({ keyword: named })).categories).toEqual([
          { id, title, goodsCount: 1, whole: true },
        ])
        expect((await trpc.goods.suggest.query({ prefix: named })).categories[0]).toMatchObject({ id, title })
      }
    }
    await categories().rename.mutate({ id, title: '号子', translation: 'Work songs' })
    expect((await asked('zh-CN').goods.detail.query({ id: goodsId })).category.title).toBe('号子')
    expect((await asked('en').goods.detail.query({ id: goodsId })).category.title).toBe('Work songs')
  })
})

describe('the order', () => {
  it('is that of the places; a released category falls back behind it', async () => {
    const [a, b, c] = [await create('Order a'), await create('Order b'), await create('Order c')]
    await categories().arrange.mutate({ id: a, place: 1 })
    await categories().arrange.mutate({ id: b, place: 2 })
    await categories().arrange.mutate({ id: c, place: 1 })
    expect(await order()).toEqual([c, a, b])
    await categories().arrange.mutate({ id: c, place: 3 })
    expect(await order()).toEqual([a, b, c])
    await categories().arrange.mutate({ id: b, place: null })
    expect(await order()).toEqual([a, c])
  })

  it('stays whole when many move at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, (_, nth) => create(`Crowd ${nth}`)))
    await Promise.all(ids.map((id) => categories().arrange.mutate({ id, place: 1 })))
    const after = await order()
    expect(ids.filter((id) => !after.includes(id))).toEqual([])
    expect(new Set(after).size).toBe(after.length)
  })

  it('is bounded', async () => {
    const free = 100 - (await order()).length
    const ids = await Promise.all(Array.from({ length: free + 1 }, (_, nth) => create(`Bounded ${nth}`)))
    for (const id of ids.slice(0, free)) await categories().arrange.mutate({ id, place: 1 })
    expect(await refusalCode(categories().arrange.mutate({ id: ids[free] ?? 0, place: 1 }))).toBe('CATEGORY_ORDER_FULL')
  })
})
