import { fail } from '@jindu/domain/errors'
import { usd, usdToCoin } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { addDays } from '@jindu/domain/time'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { fund, fundsOf, newKey } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { LOGIN, PAY, person, verifiedPerson, type Person } from '../../../test/people.ts'
import { adDay } from './tables.ts'

const WEEK = 604_800
const BROWSER = { headers: { 'user-agent': 'Mozilla/5.0 Firefox/150' } }
const contents = { format: 'html', html: '<p>Licence keys for every sampler.</p>' } as const
const reason = 'sells keys that were stolen'

let api: TestApp
let moderator: Person
let categoryId: number
let titles = 0

beforeAll(async () => {
  api = await createTestApp()
  moderator = await staffPerson(api, 'moderator')
  const { client } = await person(api)
  categoryId = (await client.trpc.categories.create.mutate({ title: 'Audio shelf' })).id
})
afterAll(() => api.close())

async function advertiser(
  amount = '100',
  by: Parameters<typeof person>[1] = {},
): Promise<Person & { readonly adId: number }> {
  const someone = await verifiedPerson(api, by)
  await fund(someone, amount)
  titles += 1
  const { id } = await someone.client.trpc.ads.create.mutate({ title: `Sampler_keys_${titles}`, contents, attach: [] })
  return { ...someone, adId: id }
}

type Advertiser = Awaited<ReturnType<typeof advertiser>>

const payHome = ({ client, adId }: Advertiser, weeks = 1, idempotencyKey = newKey()) =>
  client.trpc.ads.payHome.mutate({ adId, weeks, currency: 'LTC', idempotencyKey })

const payCategory = ({ client, adId }: Advertiser, packages = 1, idempotencyKey = newKey()) =>
  client.trpc.ads.payCategory.mutate({ adId, packages, categoryIds: [categoryId], currency: 'LTC', idempotencyKey })

const own = ({ client, adId }: Advertiser) => client.trpc.ads.ownInfo.query({ id: adId })
const visitor = () => api.client(BROWSER).trpc.ads
const onStrip = async (spot: 'home' | number) => (await visitor().strip.query({ spot })).data.map(({ id }) => id)
const cost = (cents: number) => usdToCoin(usd(cents), api.app.rates.rate('LTC'), 'up').units

async function again(someone: Person): Promise<void> {
  await someone.client.trpc.accounts.login.mutate({ uid: someone.uid, password: LOGIN })
  await someone.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
}

const kinds = async ({ client }: Person) =>
  (await client.trpc.messages.list.query({ limit: 20 })).data
    .map(({ message }) => message.kind)
    .filter((kind) => kind !== 'deposit.credited')

/** All ads of the home strip, collected over many rotations. */
async function wholeStrip(): Promise<number[]> {
  const turns = []
  for (let turn = 0; turn < 20; turn += 1) turns.push(...(await onStrip('home')))
  return turns
}

describe('refusals', () => {
  it('a title or a text that is none', async () => {
    const { client } = await person(api)
    const create = (title: string, html: string = contents.html) =>
      refusalCode(client.trpc.ads.create.mutate({ title, contents: { format: 'html', html }, attach: [] }))
    expect(await create('')).toBe('AD_TITLE_REQUIRED')
    expect(await create('ab')).toBe('AD_TITLE_LENGTH')
    expect(await create('1st_offer')).toBe('AD_TITLE_CHARACTERS')
    expect(await create('Spring_offer', '<p> </p>')).toBe('AD_CONTENT_REQUIRED')
    expect(await create('Spring_offer', `<p>${'x'.repeat(3_001)}</p>`)).toBe('TEXT_TOO_LONG')
  })

  it('without the publish right where the site asks for it', async () => {
    const { client } = await person(api)
    await api.app.settings.change({ publishRightRequired: true }, 100_001)
    const refused = await refusalCode(client.trpc.ads.create.mutate({ title: 'Spring_offer', contents, attach: [] }))
    await api.app.settings.change({ publishRightRequired: false }, 100_001)
    expect(refused).toBe('PUBLISH_RIGHT_REQUIRED')
  })

  it('numbers out of bounds, categories that are not there, another price than seen, too little coin', async () => {
    const someone = await advertiser('0.0001')
    expect(await refusalCode(payHome(someone, 5_201))).toBe('AD_WEEKS_INVALID')
    expect(await refusalCode(payCategory(someone, 101))).toBe('AD_PACKAGES_INVALID')
    expect(await refusalCode(payHome(someone))).toBe('INSUFFICIENT_FUNDS')
    const { adId, client } = someone
    const ask = { adId, currency: 'LTC', idempotencyKey: newKey() } as const
    const lost = client.trpc.ads.payCategory.mutate({ ...ask, packages: 1, categoryIds: [999_999] })
    expect(await refusalCode(lost)).toBe('CATEGORY_NOT_FOUND')
    const dearer = client.trpc.ads.payHome.mutate({ ...ask, weeks: 1, price: { asset: 'USD', units: '1' } })
    expect(await refusal(dearer)).toMatchObject({ code: 'PRICE_CHANGED', details: { now: 2_000 } })
    expect(await own(someone)).toMatchObject({ home: null, category: null })
  })
})

describe('a home ad', () => {
  // Twenty dollars a week, 90% from the third week, 80% from the sixth; calculated by hand.
  it.each([
    [1, 2_000],
    [2, 4_000],
    [3, 5_400],
    [5, 9_000],
    [6, 9_600],
    [8, 12_800],
    [52, 83_200],
    [60, 96_000],
  ])('%d weeks cost %d cents, and the quote said so', async (weeks, cents) => {
    const someone = await advertiser()
    const quote = await someone.client.trpc.ads.quote.query({ place: 'home', count: weeks })
    expect(quote.price).toEqual({ asset: 'USD', units: String(cents) })
    expect(quote.factors).toEqual({ double: 9_000, fivefold: 8_000 })
    expect(quote.choices.map(({ count, price }) => [count, price.units])).toEqual([
      [2, '4000'],
      [4, '7200'],
      [8, '12800'],
      [52, '83200'],
    ])
    const before = await fundsOf(someone)
    await payHome(someone, weeks)
    expect(before - (await fundsOf(someone))).toBe(cost(cents))
    const now = api.clock.now()
    expect((await own(someone)).home).toMatchObject({ status: 'shown', startAt: now, stopAt: now + weeks * WEEK })
  })

  it('bought twice at once under one key is bought once', async () => {
    const someone = await advertiser()
    const key = newKey()
    const both = await Promise.all([payHome(someone, 2, key), payHome(someone, 2, key)])
    expect(both[0]).toEqual(both[1])
    expect((await own(someone)).home?.stopAt).toBe(api.clock.now() + 2 * WEEK)
  })

  it('is on the strip while it runs and is not hidden, and leaves it with the second of its end', async () => {
    const someone = await advertiser()
    const { stopAt } = (await payHome(someone), await own(someone)).home ?? { stopAt: 0 }
    await vi.waitFor(async () => expect(api.app.ads.strip('home').some(({ id }) => id === someone.adId)).toBe(true))
    const show = (shown: boolean) => someone.client.trpc.ads.show.mutate({ id: someone.adId, place: 'home', shown })
    await show(false)
    await vi.waitFor(async () => expect(await wholeStrip()).not.toContain(someone.adId))
    expect(await refusalCode(show(false))).toBe('AD_ALREADY_CLOSED')
    await show(true)
    await vi.waitFor(async () => expect(await wholeStrip()).toContain(someone.adId))
    api.clock.advance(stopAt - api.clock.now())
    expect(await wholeStrip()).not.toContain(someone.adId)
    await api.app.jobs.runDue()
    await again(someone)
    expect((await own(someone)).home).toMatchObject({ status: 'closed', closedBy: 'clock' })
    expect(await kinds(someone)).toContain('ad.ended')
    expect(await refusalCode(show(true))).toBe('AD_EXPIRED')
  })
})

it('a coin without a rate is no choice, and the others can be paid with', async () => {
  const someone = await advertiser()
  const known = api.app.rates.all()
  vi.spyOn(api.app.rates, 'rate').mockImplementation((currency) => {
    const rate = currency === 'USDT' ? undefined : known.find((each) => each.currency === currency)
    return rate ?? fail('RATE_UNAVAILABLE')
  })
  const { ads, rights } = someone.client.trpc
  const quote = await ads.quote.query({ place: 'home', count: 1 })
  expect([quote.coins.map(({ total }) => total.asset), quote.unquoted]).toEqual([['LTC', 'BTC'], ['USDT']])
  const months = await rights.quote.query({ right: 'publish', months: 1 })
  expect([months.coins.map(({ total }) => total.asset), months.unquoted]).toEqual([['BTC'], ['USDT']])
  const ask = { adId: someone.adId, weeks: 1, idempotencyKey: newKey() } as const
  expect(await refusalCode(ads.payHome.mutate({ ...ask, currency: 'USDT' }))).toBe('RATE_UNAVAILABLE')
  await payHome(someone)
  vi.restoreAllMocks()
  expect((await own(someone)).home).toMatchObject({ status: 'shown' })
})

/** Click counts per ad at the last check. */
const clicksBefore = new Map<number, number>()

/** How many of these clicks on an ad were counted; the answers do not reveal it. */
async function counted({ adId }: Advertiser, ...clicks: readonly PromiseLike<{ ok: true }>[]): Promise<number> {
  for (const answer of await Promise.all(clicks)) expect(answer).toEqual({ ok: true })
  const { length } = await api.app.sql`select id from ad_click where ad_id = ${adId}`
  const fresh = length - (clicksBefore.get(adId) ?? 0)
  clicksBefore.set(adId, length)
  return fresh
}

describe('clicks on a category ad', () => {
  // Ten dollars per package of a hundred clicks; calculated by hand.
  it.each([
    [1, 1_000],
    [2, 2_000],
    [5, 4_500],
    [10, 8_000],
  ])('%d packages cost %d cents', async (packages, cents) => {
    const someone = await advertiser()
    const before = await fundsOf(someone)
    await payCategory(someone, packages)
    expect(before - (await fundsOf(someone))).toBe(cost(cents))
    expect((await own(someone)).category).toMatchObject({ bought: packages * 100, remaining: packages * 100 })
  })

  it('50 people at once on an ad with 10 left: exactly 10 are counted, and it leaves the strip', async () => {
    await api.app.settings.change({ categoryAdPackageClicks: 10 }, 100_001)
    const someone = await advertiser()
    await payCategory(someone)
    await api.app.settings.change({ categoryAdPackageClicks: 100 }, 100_001)
    await vi.waitFor(async () => expect(await onStrip(categoryId)).not.toEqual([]))
    const clicks = Array.from({ length: 50 }, (_, index) =>
      api
        .client({ address: `198.18.${index + 1}.1`, ...BROWSER })
        .trpc.ads.click.mutate({ spot: categoryId, id: someone.adId }),
    )
    expect(await counted(someone, ...clicks)).toBe(10)
    expect((await own(someone)).category).toMatchObject({ status: 'closed', closedBy: 'lastClick', remaining: 0 })
    await vi.waitFor(async () => {
      for (let turn = 0; turn < 20; turn += 1) expect(await onStrip(categoryId)).not.toContain(someone.adId)
    })
    expect(await kinds(someone)).toEqual(['ad.usedUp'])
  })

  it('of one person count once an hour, also at once; those of the owner and of programs never', async () => {
    const someone = await advertiser()
    await payCategory(someone)
    const click = { spot: categoryId, id: someone.adId }
    expect(await counted(someone, someone.client.trpc.ads.click.mutate(click))).toBe(0)
    const robot = api.client({ headers: { 'user-agent': 'Googlebot/2.1' } }).trpc.ads
    expect(await counted(someone, robot.click.mutate(click))).toBe(0)
    const reader = api.client({ address: '203.0.113.200', ...BROWSER }).trpc.ads
    const sent = Array.from({ length: 8 }, () => reader.click.mutate(click))
    expect(await counted(someone, ...sent)).toBe(1)
    api.clock.advance(rules.ads.click.onceSeconds - 1)
    expect(await counted(someone, reader.click.mutate(click))).toBe(0)
    api.clock.advance(1)
    expect(await counted(someone, reader.click.mutate(click))).toBe(1)
    expect(await counted(someone, visitor().click.mutate({ spot: categoryId + 999, id: someone.adId }))).toBe(0)
    expect((await own(someone)).category).toMatchObject({ remaining: 98 })
    await again(someone)
  })

  it('of the owner’s browser never count, logged in or out', async () => {
    const someone = await advertiser('100', { address: '203.0.113.230', ...BROWSER })
    await payCategory(someone)
    const click = { spot: categoryId, id: someone.adId }
    await someone.client.trpc.accounts.login.mutate({ uid: someone.uid, password: LOGIN })
    await someone.client.trpc.accounts.logout.mutate()
    expect(await counted(someone, someone.client.trpc.ads.click.mutate(click))).toBe(0)
    expect(await counted(someone, visitor().click.mutate(click))).toBe(1)
    await someone.client.trpc.accounts.login.mutate({ uid: someone.uid, password: LOGIN })
    expect((await own(someone)).category).toMatchObject({ remaining: 99 })
  })

  it('from where the owner was online within the day never count: a private window is theirs too', async () => {
    const address = '203.0.113.231'
    const someone = await advertiser('100', { address, ...BROWSER })
    await payCategory(someone)
    const click = { spot: categoryId, id: someone.adId }
    await someone.client.trpc.accounts.logout.mutate()
    const window = api.client({ address, ...BROWSER }).trpc.ads
    expect(await counted(someone, window.click.mutate(click))).toBe(0)
    api.clock.advance(rules.ads.click.ownersAddressSeconds)
    expect(await counted(someone, window.click.mutate(click))).toBe(1)
    const elsewhere = api.client({ address: '203.0.113.232', ...BROWSER }).trpc.ads
    expect(await counted(someone, elsewhere.click.mutate(click))).toBe(1)
  })

  it('from another address of the owner’s network never count either, from the next network they do', async () => {
    const someone = await advertiser('100', { address: '2001:db8:7:1::5', ...BROWSER })
    await payCategory(someone)
    const click = { spot: categoryId, id: someone.adId }
    const from = (address: string) => api.client({ address, ...BROWSER }).trpc.ads.click.mutate(click)
    expect(await counted(someone, from('2001:db8:7:1:a::77'))).toBe(0)
    expect(await counted(someone, from('2001:db8:7:2::5'))).toBe(1)
  })

  it('count in the category that took over the one that was bought', async () => {
    const { client } = await person(api)
    const { id: from } = await client.trpc.categories.create.mutate({ title: 'Loops shelf' })
    const { id: into } = await client.trpc.categories.create.mutate({ title: 'Samples shelf' })
    const someone = await advertiser()
    const { adId } = someone
    const ask = { adId, packages: 1, currency: 'LTC', idempotencyKey: newKey() } as const
    await someone.client.trpc.ads.payCategory.mutate({ ...ask, categoryIds: [from, into] })
    await again(moderator)
    await moderator.client.trpc.goods.mergeCategories.mutate({ from, into })
    await vi.waitFor(async () => expect(await onStrip(into)).toEqual([adId]))
    const reader = (last: number) => api.client({ address: `203.0.113.${last}`, ...BROWSER }).trpc.ads.click
    expect(await counted(someone, reader(210).mutate({ spot: into, id: adId }))).toBe(1)
    expect(await counted(someone, reader(211).mutate({ spot: from, id: adId }))).toBe(1)
    expect(await counted(someone, reader(212).mutate({ spot: categoryId, id: adId }))).toBe(0)
    const { category } = await own(someone)
    expect(category).toMatchObject({ remaining: 98, categories: [{ id: into, title: 'Samples shelf' }] })
  })

  it('of who logs in count as those of the visitor they were', async () => {
    const someone = await advertiser()
    await payCategory(someone)
    const click = { spot: categoryId, id: someone.adId }
    const reader = await person(api, { address: '203.0.113.220', ...BROWSER })
    const before = api.client({ address: '203.0.113.220', ...BROWSER }).trpc.ads
    expect(await counted(someone, before.click.mutate(click))).toBe(1)
    expect(await counted(someone, reader.client.trpc.ads.click.mutate(click))).toBe(0)
    expect((await own(someone)).category).toMatchObject({ remaining: 99 })
  })

  it('of one browser count once, whoever logged in or out between them', async () => {
    const someone = await advertiser()
    await payCategory(someone)
    const click = { spot: categoryId, id: someone.adId }
    const reader = await person(api, { address: '203.0.113.221', ...BROWSER })
    const clickNow = () => reader.client.trpc.ads.click.mutate(click)
    expect(await counted(someone, clickNow())).toBe(1)
    await reader.client.trpc.accounts.logout.mutate()
    expect(await counted(someone, clickNow())).toBe(0)
    const other = await person(api)
    await reader.client.trpc.accounts.login.mutate({ uid: other.uid, password: LOGIN })
    expect(await counted(someone, clickNow())).toBe(0)
    const behind = api.client({ address: '203.0.113.221', ...BROWSER }).trpc.ads.click
    expect(await counted(someone, behind.mutate(click))).toBe(0)
    api.clock.advance(rules.ads.click.onceSeconds)
    expect(await counted(someone, clickNow())).toBe(1)
    expect((await own(someone)).category).toMatchObject({ remaining: 98 })
  })

  it('of a visitor whose address changes within one network count once', async () => {
    const someone = await advertiser()
    await payCategory(someone)
    const click = { spot: categoryId, id: someone.adId }
    const from = (address: string) => api.client({ address, ...BROWSER }).trpc.ads.click.mutate(click)
    expect(await counted(someone, from('2001:db8:8:1::1'))).toBe(1)
    expect(await counted(someone, from('2001:db8:8:1:f00::2'))).toBe(0)
  })

  it('of two people behind one address, each logged in with a browser of their own, count as two', async () => {
    const someone = await advertiser()
    await payCategory(someone)
    for (const address of ['203.0.113.222', '203.0.113.222']) {
      const reader = await person(api, { address, ...BROWSER })
      const click = reader.client.trpc.ads.click.mutate({ spot: categoryId, id: someone.adId })
      expect(await counted(someone, click)).toBe(1)
    }
  })

  it.each([
    [
      'one address under many names of programs',
      (n: number) => ({ address: '198.20.1.9', program: `Mozilla/5.0 Firefox/${n}` }),
    ],
    ['addresses of an IPv4 /24', (n: number) => ({ address: `198.20.2.${n + 1}`, program: 'Mozilla/5.0' })],
    ['addresses of an IPv6 /48', (n: number) => ({ address: `2001:db8:20:${n}::1`, program: 'Mozilla/5.0' })],
  ])(
    'from %s, at once and over days, count up to the network’s bounds; the owner reads the others',
    async (_, from) => {
      const someone = await advertiser()
      await payCategory(someone)
      await vi.waitFor(() => expect(api.app.ads.strip(categoryId).some(({ id }) => id === someone.adId)).toBe(true))
      const clickAs = (n: number) => {
        const { address, program } = from(n)
        const { ads } = api.client({ address, headers: { 'user-agent': program } }).trpc
        return ads.click.mutate({ spot: categoryId, id: someone.adId })
      }
      const sent = Array.from({ length: 20 }, (__, n) => n)
      expect(await counted(someone, ...sent.map(clickAs))).toBe(3)
      for (const expected of [3, 3, 1, 0]) {
        api.clock.advance(3_600)
        expect(await counted(someone, ...sent.slice(0, 5).map(clickAs))).toBe(expected)
      }
      api.clock.advance(86_400)
      expect(await counted(someone, ...sent.slice(0, 5).map(clickAs))).toBe(3)
      await again(someone)
      expect((await own(someone)).category).toMatchObject({ remaining: 87 })
      await api.app.ads.flush()
      const { data } = await someone.client.trpc.ads.days.query({ id: someone.adId })
      expect(data.reduce((sum, { uncounted }) => sum + uncounted, 0)).toBe(45 - 13)
    },
  )

  it('of people who log in from one network do not pass its bound either', async () => {
    const someone = await advertiser()
    await payCategory(someone)
    const readers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => person(api, { address: `198.20.3.${n + 1}`, ...BROWSER })),
    )
    const clicks = readers.map(({ client }) => client.trpc.ads.click.mutate({ spot: categoryId, id: someone.adId }))
    expect(await counted(someone, ...clicks)).toBe(3)
  })

  it('a renewal beside running clicks loses neither', async () => {
    const someone = await advertiser()
    await payCategory(someone)
    const clicks = Array.from({ length: 12 }, (_, index) =>
      api.client({ address: `198.19.${index + 1}.1`, ...BROWSER }).trpc.ads.click.mutate({
        spot: categoryId,
        id: someone.adId,
      }),
    )
    await Promise.all([...clicks, payCategory(someone, 2)])
    expect((await own(someone)).category).toMatchObject({ bought: 300, remaining: 288 })
  })
})

describe('impressions', () => {
  it('are told to the owner by day with clicks and what was paid, and by nobody else', async () => {
    const someone = await advertiser()
    await payHome(someone, 2)
    await vi.waitFor(() => expect(api.app.ads.strip('home').some(({ id }) => id === someone.adId)).toBe(true))
    const reader = api.client({ address: '203.0.113.201', ...BROWSER }).trpc.ads
    await reader.seen.mutate({ spot: 'home', ids: [someone.adId, 999_999] })
    await reader.seen.mutate({ spot: 'home', ids: [someone.adId, someone.adId] })
    await api
      .client({ headers: { 'user-agent': 'curl/8' } })
      .trpc.ads.seen.mutate({ spot: 'home', ids: [someone.adId] })
    for (let time = 0; time < 2; time += 1) await reader.click.mutate({ spot: 'home', id: someone.adId })
    await api.app.ads.flush()
    const { data, to } = await someone.client.trpc.ads.days.query({ id: someone.adId })
    expect(data).toEqual([
      { day: to, place: 'home', impressions: 2, clicks: 1, uncounted: 1, paid: { asset: 'USD', units: '4000' } },
    ])
    expect(await refusalCode(moderator.client.trpc.ads.days.query({ id: someone.adId }))).toBe('AD_WRONG_PARTY')
  })

  it('clicks and payments belong to the day of the reader’s zone, to the minute at which it begins', async () => {
    // Days of Kathmandu begin at 18:15 UTC.
    const { clock } = api
    clock.advance(86_400 - (clock.now() % 86_400) + 18 * 3_600 + 14 * 60)
    const someone = await advertiser()
    await payHome(someone)
    await vi.waitFor(() => expect(api.app.ads.strip('home').some(({ id }) => id === someone.adId)).toBe(true))
    const reader = api.client({ address: '203.0.113.211', ...BROWSER }).trpc.ads
    await reader.seen.mutate({ spot: 'home', ids: [someone.adId] })
    await reader.click.mutate({ spot: 'home', id: someone.adId })
    clock.advance(60)
    await reader.seen.mutate({ spot: 'home', ids: [someone.adId] })
    await api.app.ads.flush()
    const days = async (timeZone?: string) => {
      const { data } = await someone.client.trpc.ads.days.query({ id: someone.adId, timeZone })
      return data.map(({ impressions, clicks, paid }) => [impressions, clicks, paid.units])
    }
    expect(await days()).toEqual([[2, 1, '2000']])
    expect(await days('Asia/Kathmandu')).toEqual([
      [1, 1, '2000'],
      [1, 0, '0'],
    ])
    expect(await refusalCode(days('Moon/Tycho'))).toBe('INPUT_INVALID')
  })

  it('counted as a whole day by an earlier release stand on the day with its noon', async () => {
    const someone = await advertiser()
    const { to } = await someone.client.trpc.ads.days.query({ id: someone.adId })
    await api.app.db.insert(adDay).values({ adId: someone.adId, day: addDays(to, -1), place: 'home', impressions: 7 })
    for (const timeZone of ['UTC', 'Asia/Shanghai', 'America/Los_Angeles'])
      expect((await someone.client.trpc.ads.days.query({ id: someone.adId, timeZone })).data).toMatchObject([
        { day: addDays(to, -1), impressions: 7 },
      ])
  })

  it('of many ads of a place are shared equally', async () => {
    const { ads } = api.app
    const running = new Set<number>()
    for (let turn = 0; turn < 40; turn += 1) for (const { id } of ads.strip('home').slice(0, 3)) running.add(id)
    const shown = new Map<number, number>()
    const turns = running.size * 200
    // Every other screen is a phone, which shows one ad.
    for (let turn = 0; turn < turns; turn += 1) {
      const sideBySide = turn % 2 === 0 ? 3 : 1
      for (const { id } of ads.strip('home', { sideBySide }).slice(0, sideBySide))
        shown.set(id, (shown.get(id) ?? 0) + 1)
    }
    const shares = [...shown.values()]
    expect(shown.size).toBe(running.size)
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
  })
})

describe('an open page', () => {
  it('that reads its strip again keeps its ads where they are, takes no turn, and what is hidden leaves it', async () => {
    const { id: spot } = await (await person(api)).client.trpc.categories.create.mutate({ title: 'Kept strip shelf' })
    const owners: Advertiser[] = []
    for (let one = 0; one < 5; one += 1) {
      const someone = await advertiser()
      const ask = { adId: someone.adId, packages: 1, currency: 'LTC', idempotencyKey: newKey() } as const
      await someone.client.trpc.ads.payCategory.mutate({ ...ask, categoryIds: [spot] })
      owners.push(someone)
    }
    const read = async (had: number[]) => (await visitor().strip.query({ spot, had })).data.map(({ id }) => id)
    await vi.waitFor(() => expect(api.app.ads.strip(spot)).toHaveLength(5))
    const had = await read([])
    expect(await read(had)).toEqual(had)
    const [first, second, third, fourth, last] = had
    const hidden = owners.find(({ adId }) => adId === second)
    await hidden?.client.trpc.ads.show.mutate({ id: hidden.adId, place: 'category', shown: false })
    await vi.waitFor(async () => expect(await read(had)).toEqual([first, last, third, fourth]))
    const next = api.app.ads.strip(spot, { sideBySide: 1 })[0]?.id
    expect(await read(had)).toEqual([first, last, third, fourth])
    expect(api.app.ads.strip(spot, { sideBySide: 1 })[0]?.id).not.toBe(next)
  })
})

describe('staff', () => {
  it('take an ad down: what was not used goes back in the coin it was paid in, and nothing twice', async () => {
    const someone = await advertiser()
    const start = await fundsOf(someone)
    await payHome(someone, 2)
    await payCategory(someone)
    const paid = { home: cost(4_000), category: cost(1_000) }
    await api
      .client({ address: '203.0.113.202', ...BROWSER })
      .trpc.ads.click.mutate({ spot: categoryId, id: someone.adId })
    api.clock.advance(WEEK / 2)
    await again(moderator)
    const staff = moderator.client.trpc.ads
    const [listed] = (await staff.staffList.query({ state: 'all' })).data
    const back = (paid.home * 3n) / 4n + (paid.category * 99n) / 100n
    expect(listed?.refunds.reduce((sum, { units }) => sum + BigInt(units), 0n)).toBe(back)
    const both = await Promise.allSettled([1, 2].map(() => staff.delist.mutate({ id: someone.adId, reason })))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await again(someone)
    expect(start - (await fundsOf(someone))).toBe(paid.home + paid.category - back)
    const mine = await own(someone)
    expect(mine.delisted).toMatchObject({ reason, refunds: [{ asset: 'LTC', units: back.toString() }] })
    expect(await refusalCode(payHome(someone))).toBe('AD_CLOSED_BY_STAFF')
    expect(await refusalCode(visitor().detail.query({ id: someone.adId }))).toBe('AD_NOT_FOUND')
    expect(await kinds(someone)).toEqual(['ad.delisted'])
    await again(moderator)
    await staff.relist.mutate({ id: someone.adId, reason: 'the owner showed the invoices' })
    await payHome(someone)
    expect((await own(someone)).home).toMatchObject({ status: 'shown', stopAt: api.clock.now() + WEEK })
  })

  it('look first where the site asks for it: nothing is shown before, and the weeks begin then', async () => {
    await api.app.settings.change({ adReviewRequired: true }, 100_001)
    const someone = await advertiser()
    await payHome(someone, 2)
    expect(await own(someone)).toMatchObject({ begun: false, waitingSince: api.clock.now() })
    expect(await refusalCode(visitor().detail.query({ id: someone.adId }))).toBe('AD_NOT_FOUND')
    const show = someone.client.trpc.ads.show
    await show.mutate({ id: someone.adId, place: 'home', shown: false })
    expect(await refusalCode(show.mutate({ id: someone.adId, place: 'home', shown: true }))).toBe('AD_UNDER_REVIEW')
    api.clock.advance(3 * WEEK)
    await api.app.jobs.runDue()
    await Promise.all([again(someone), again(moderator)])
    await payHome(someone)
    const staff = moderator.client.trpc.ads
    const waiting = (await staff.staffList.query({})).data.map(({ id }) => id)
    expect(waiting).toContain(someone.adId)
    await staff.approve.mutate({ id: someone.adId })
    expect(await refusalCode(staff.approve.mutate({ id: someone.adId }))).toBe('AD_NOT_UNDER_REVIEW')
    const now = api.clock.now()
    expect((await own(someone)).home).toMatchObject({ status: 'shown', startAt: now, stopAt: now + 3 * WEEK })
    expect(await kinds(someone)).toContain('ad.approved')
    await someone.client.trpc.ads.update.mutate({ id: someone.adId, title: 'Sampler_keys_new', contents, attach: [] })
    expect((await own(someone)).waitingSince).toBe(now)
    await api.app.settings.change({ adReviewRequired: false }, 100_001)
  })

  it('do not judge their own ads', async () => {
    const { id } = await moderator.client.trpc.ads.create.mutate({ title: 'Staff_offer', contents, attach: [] })
    expect(await refusalCode(moderator.client.trpc.ads.delist.mutate({ id, reason }))).toBe('STAFF_OWN_MATTER')
  })
})
