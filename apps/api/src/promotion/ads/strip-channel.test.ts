import { adStripChannel } from '@jindu/domain/events'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { follow, liveUrl, type Follower } from '../../../test/live/follow.ts'
import { fund, logInAgain, newKey } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { verifiedPerson, type Person } from '../../../test/people.ts'

const BROWSER = { headers: { 'user-agent': 'Mozilla/5.0 Firefox/150' } }
const contents = { format: 'html', html: '<p>Licence keys for every sampler.</p>' } as const
const reason = 'sells keys that were stolen'

let api: TestApp
let owner: Person
let moderator: Person
let home: Follower
let shelf: Follower
let books: Follower
let categories: { readonly shelf: number; readonly books: number }

beforeAll(async () => {
  api = await createTestApp()
  moderator = await staffPerson(api, 'moderator')
  owner = await verifiedPerson(api)
  await fund(owner, '100')
  const category = async (title: string) => (await owner.client.trpc.categories.create.mutate({ title })).id
  categories = { shelf: await category('Audio shelf'), books: await category('Book shelf') }
  const url = await liveUrl(api)
  const visitor = (spot: 'home' | number) => follow(url, { token: null, channel: adStripChannel(spot) })
  ;[home, shelf, books] = [visitor('home'), visitor(categories.shelf), visitor(categories.books)]
  for (const each of [home, shelf, books]) await vi.waitUntil(() => each.topics()[0] === 'hello')
})
afterAll(async () => {
  for (const follower of [home, shelf, books]) await follower.close()
  await api.close()
})

interface Page {
  readonly follower: Follower
  readonly spot: 'home' | number
  shows: readonly number[]
}
const pageOf = (follower: Follower, spot: Page['spot']): Page => ({ follower, spot, shows: [] })

const ads = () => owner.client.trpc.ads
const create = async () => (await ads().create.mutate({ title: 'Sampler_keys', contents, attach: [] })).id
const payHome = (adId: number) => ads().payHome.mutate({ adId, weeks: 1, currency: 'LTC', idempotencyKey: newKey() })
const payCategory = (adId: number, ...categoryIds: readonly number[]) =>
  ads().payCategory.mutate({
    adId,
    packages: 1,
    categoryIds: [...categoryIds],
    currency: 'LTC',
    idempotencyKey: newKey(),
  })
const told = ({ events }: Follower, id: number) =>
  events.filter((event) => event.topic === 'adStrip' && event.payload.id === id).length

/** An open page, which reads again with what it has. @returns what it shows then */
async function read(page: Page): Promise<readonly number[]> {
  const { data } = await api.client(BROWSER).trpc.ads.strip.query({ spot: page.spot, had: [...page.shows] })
  page.shows = data.map((ad) => ad.id)
  return page.shows
}

/** After the step whoever follows the strip is told. @returns whether the ad stands in it when the page reads it again at once */
async function standsAfter(step: () => Promise<unknown>, id: number, page: Page) {
  const before = told(page.follower, id)
  await step()
  await expect.poll(() => told(page.follower, id), { interval: 5, timeout: 5_000 }).toBeGreaterThan(before)
  return (await read(page)).includes(id)
}

// A week passes in one of them.
beforeEach(async () => {
  await logInAgain(owner)
  await logInAgain(moderator)
})

describe('an open strip is told at once', () => {
  it('of what joins the home page, is hidden, shown, written otherwise and over; the strips of categories are not', async () => {
    const page = pageOf(home, 'home')
    const id = await create()
    const show = (shown: boolean) => ads().show.mutate({ id, place: 'home', shown })
    expect(await standsAfter(() => payHome(id), id, page)).toBe(true)
    expect(await standsAfter(() => show(false), id, page)).toBe(false)
    expect(await standsAfter(() => show(true), id, page)).toBe(true)
    const write = () => ads().update.mutate({ id, title: 'Sampler_keys_new', contents, attach: [] })
    expect(await standsAfter(write, id, page)).toBe(true)
    const next = await create()
    // A page keeps its ads: new ones appear only on the next page.
    expect(await standsAfter(() => payHome(next), next, page)).toBe(false)
    expect(page.shows).toEqual([id])
    const { home: slot } = await ads().ownInfo.query({ id })
    api.clock.advance((slot?.stopAt ?? 0) - api.clock.now())
    expect(await standsAfter(() => api.app.jobs.runDue(), id, page)).toBe(false)
    expect([told(shelf, id), told(books, id)]).toEqual([0, 0])
  })

  it('of the last click, in every category that the ad stood in', async () => {
    await api.app.settings.change({ categoryAdPackageClicks: 1 }, 100_001)
    const id = await create()
    const page = pageOf(shelf, categories.shelf)
    expect(await standsAfter(() => payCategory(id, categories.shelf, categories.books), id, page)).toBe(true)
    const click = () => api.client(BROWSER).trpc.ads.click.mutate({ id, spot: categories.shelf })
    const before = told(books, id)
    expect(await standsAfter(click, id, page)).toBe(false)
    await expect.poll(() => told(books, id)).toBe(before + 1)
    expect(told(home, id)).toBe(0)
  })

  it('of what staff take down', async () => {
    const page = pageOf(home, 'home')
    const id = await create()
    expect(await standsAfter(() => payHome(id), id, page)).toBe(true)
    expect(await standsAfter(() => moderator.client.trpc.ads.delist.mutate({ id, reason }), id, page)).toBe(false)
  })

  it('and shows what is true where the page was told before this process was', async () => {
    const page = pageOf(home, 'home')
    const id = await create()
    await payHome(id)
    await api.app.sql`alter table ad disable trigger user`
    await api.app.sql`update ad set home_kind = 'hidden' where id = ${id}`
    await api.app.sql`alter table ad enable trigger user`
    const shown = await Promise.all([read(page), read(page), read(page)])
    expect(shown.flat()).not.toContain(id)
  })

  it('of categories that another one took over', async () => {
    const old = (await owner.client.trpc.categories.create.mutate({ title: 'Old books' })).id
    await api.app.sql`update goods_category set merged_into = ${categories.books} where id = ${old}`
    const id = await create()
    await api.app
      .sql`update ad set category_kind = 'shown', category_ids = ${[old]}, category_bought = 9, category_remaining = 9 where id = ${id}`
    const page = pageOf(books, categories.books)
    await expect.poll(() => read(page)).toEqual([id])
    const hide = () => ads().show.mutate({ id, place: 'category', shown: false })
    expect(await standsAfter(hide, id, page)).toBe(false)
  })
})
