import { usdToCoin, usd, type CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, TEST_START, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { fund, fundsOf, newKey, openMarket, publish } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { LOGIN, PAY, person, verifiedPerson, type Person } from '../../../test/people.ts'
import { auditEvent } from '../../platform/audit/tables.ts'
import { journalEntry, ledgerAccount } from '../../platform/ledger/tables.ts'
import { and, eq } from 'drizzle-orm'

const MONTH = 2_592_000
const DAY = 86_400

let api: TestApp
let moderator: Person
let administrator: Person

beforeAll(async () => {
  api = await createTestApp()
  moderator = await staffPerson(api, 'moderator')
  administrator = await staffPerson(api, 'administrator')
})
afterAll(() => api.close())

interface Buying {
  readonly right?: 'publish' | 'reply'
  readonly months?: number
  readonly currency?: 'BTC' | 'USDT'
  readonly idempotencyKey?: string
}

const buy = ({ client }: Person, { right = 'publish', months = 1, currency = 'USDT', idempotencyKey }: Buying = {}) =>
  client.trpc.rights.buy.mutate({ right, months, currency, idempotencyKey: idempotencyKey ?? newKey() })

const rightsOf = async ({ client }: Person) => (await client.trpc.accounts.me.query())?.rights

async function rich(currency: CurrencyCode = 'USDT', amount = '1000'): Promise<Person> {
  const someone = await verifiedPerson(api)
  await fund(someone, amount, currency)
  return someone
}

async function messagesOf({ client }: Person): Promise<string[]> {
  return (await client.trpc.messages.list.query({ limit: 20 })).data
    .map(({ message }) => message.kind)
    .filter((kind) => kind !== 'deposit.credited' && kind !== 'account.newDevice')
}

const staff = () => moderator.client.trpc.rights
const reason = 'posted the same advert forty times'

async function again(someone: Person): Promise<void> {
  await someone.client.trpc.accounts.login.mutate({ uid: someone.uid, password: LOGIN })
  await someone.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
}

describe('refusals', () => {
  it('without the pay password', async () => {
    expect(await refusalCode(buy(await person(api)))).toBe('PAY_PASSWORD_NOT_VERIFIED')
  })

  it('months out of bounds, and a coin that pays for no rights', async () => {
    const someone = await verifiedPerson(api)
    for (const months of [0, 61, 1.5]) expect(await refusalCode(buy(someone, { months }))).toBe('RIGHT_MONTHS_INVALID')
    const litecoin = someone.client.trpc.rights.buy.mutate({
      right: 'publish',
      months: 1,
      // @ts-expect-error -- what a client of another version might send
      currency: 'LTC',
      idempotencyKey: newKey(),
    })
    expect(await refusalCode(litecoin)).toBe('CURRENCY_NOT_ACCEPTED')
  })

  it('without the money: nothing is bought', async () => {
    const poor = await verifiedPerson(api)
    expect(await refusalCode(buy(poor))).toBe('INSUFFICIENT_FUNDS')
    expect(await rightsOf(poor)).toMatchObject({ publishUntil: null })
  })

  it('at a price or a total that is not the one seen', async () => {
    const someone = await rich()
    const ask = { right: 'publish', months: 1, currency: 'USDT' } as const
    const dearer = someone.client.trpc.rights.buy.mutate({
      ...ask,
      monthPrice: { asset: 'USD', units: '900' },
      idempotencyKey: newKey(),
    })
    expect(await refusal(dearer)).toMatchObject({ code: 'PRICE_CHANGED', details: { now: 1_000 } })
    const cheaper = someone.client.trpc.rights.buy.mutate({
      ...ask,
      total: { asset: 'USDT', units: '1' },
      idempotencyKey: newKey(),
    })
    expect(await refusalCode(cheaper)).toBe('RATE_CHANGED')
    expect(await fundsOf(someone, 'USDT')).toBe(1_000_000_000n)
  })

  it('a key that was used for another right', async () => {
    const someone = await rich()
    const idempotencyKey = newKey()
    await buy(someone, { idempotencyKey })
    expect(await refusalCode(buy(someone, { right: 'reply', idempotencyKey }))).toBe('IDEMPOTENCY_MISMATCH')
  })
})

describe('a purchase', () => {
  it('takes what the quote said, in each coin, into the revenue from that user', async () => {
    for (const currency of ['BTC', 'USDT'] as const) {
      const someone = await rich(currency)
      const quote = await someone.client.trpc.rights.quote.query({ right: 'publish', months: 3 })
      expect(quote.totalUsd).toEqual({ asset: 'USD', units: '3000' })
      const coin = quote.coins.find(({ total }) => total.asset === currency)
      const before = await fundsOf(someone, currency)
      const { id, until } = await buy(someone, { months: 3, currency })
      expect(until).toBe(quote.until)
      const paid = before - (await fundsOf(someone, currency))
      expect(paid).toBe(usdToCoin(usd(3_000), api.app.rates.rate(currency), 'up').units)
      expect(paid).toBe(BigInt(coin?.total.units ?? 0))
      const [revenue] = await api.app.db
        .select()
        .from(ledgerAccount)
        .where(and(eq(ledgerAccount.kind, 'revenue_rights'), eq(ledgerAccount.owner, String(someone.uid))))
      expect(revenue).toMatchObject({ currency, balance: paid })
      const [entry] = await api.app.db
        .select()
        .from(journalEntry)
        .where(and(eq(journalEntry.referenceKind, 'right'), eq(journalEntry.referenceId, id)))
      expect(entry).toMatchObject({ kind: 'rights_purchase', actorUid: someone.uid })
    }
  })

  it('twice at once under one key happens once', async () => {
    const someone = await rich()
    const idempotencyKey = newKey()
    const both = await Promise.all([1, 2, 3, 4].map(() => buy(someone, { idempotencyKey })))
    expect(new Set(both.map(({ id }) => id)).size).toBe(1)
    expect(await rightsOf(someone)).toMatchObject({ publishUntil: api.clock.now() + MONTH })
    expect(await api.app.sql`select id from right_purchase where uid = ${someone.uid}`).toHaveLength(1)
  })

  it('by several keys at once loses none of the months', async () => {
    const someone = await rich()
    await Promise.all(Array.from({ length: 5 }, () => buy(someone, { months: 2 })))
    expect(await rightsOf(someone)).toMatchObject({ publishUntil: api.clock.now() + 10 * MONTH })
    const paid = 1_000_000_000n - (await fundsOf(someone, 'USDT'))
    expect(paid).toBe(5n * usdToCoin(usd(2_000), api.app.rates.rate('USDT'), 'up').units)
  })

  it('goes on from the end to the second, and begins now from the second of the end on', async () => {
    const someone = await rich()
    const { until } = await buy(someone, { right: 'reply' })
    api.clock.advance(until - 1 - api.clock.now())
    await again(someone)
    expect((await buy(someone, { right: 'reply' })).until).toBe(until + MONTH)
    api.clock.advance(until + MONTH - api.clock.now())
    await again(someone)
    expect((await buy(someone, { right: 'reply' })).until).toBe(api.clock.now() + MONTH)
    api.clock.advance(0)
    expect(api.clock.now()).toBeGreaterThan(TEST_START)
  })
})

describe('what the site asks for', () => {
  it('counts after the grace time, which staff see before with how many it shuts out', async () => {
    const [site, [, without]] = [await rich(), await Promise.all([1, 2].map(() => openMarket(api, '0')))]
    await again(administrator)
    const { sellers, countsFrom } = await administrator.client.trpc.rights.shutOut.query({ right: 'publish' })
    expect(sellers).toBe(2)
    expect(countsFrom).toBe(api.clock.now() + rules.rights.graceSeconds)
    const settings = await administrator.client.trpc.site.changeSettings.mutate({
      change: { publishRightRequired: true },
      seen: { publishRightRequired: false },
    })
    expect(settings).toMatchObject({ publishRightRequired: true, publishRightRequiredFrom: countsFrom })
    const { seller, categoryId } = without ?? (await openMarket(api, '0'))
    await publish(seller, categoryId, 'Another Steam code')
    api.clock.advance(rules.rights.graceSeconds)
    await again(seller)
    expect(await refusalCode(publish(seller, categoryId, 'A third Steam code'))).toBe('PUBLISH_RIGHT_REQUIRED')
    await again(site)
    await fund(seller, '100', 'USDT')
    await buy(seller)
    await publish(seller, categoryId, 'A third Steam code')
    await again(administrator)
    expect((await administrator.client.trpc.rights.shutOut.query({ right: 'publish' })).sellers).toBe(1)
    await administrator.client.trpc.site.changeSettings.mutate({ change: { publishRightRequired: false }, seen: {} })
  })
})

describe('staff', () => {
  it('do not judge themselves, nor who is not there, nor without a reason or a term', async () => {
    await again(moderator)
    const { uid } = await person(api)
    const right = 'reply' as const
    const withdraw = (change: object) =>
      refusalCode(staff().withdraw.mutate({ uid, right, days: 3, reason, ...change }))
    expect(await withdraw({ uid: moderator.uid })).toBe('STAFF_OWN_MATTER')
    expect(await withdraw({ uid: 999_999 })).toBe('USER_NOT_FOUND')
    expect(await withdraw({ reason: 'no' })).toBe('STAFF_REASON_LENGTH')
    expect(await withdraw({ days: 0 })).toBe('RIGHT_TERM_INVALID')
    expect(await refusalCode(staff().restore.mutate({ uid, right, reason }))).toBe('RIGHT_NOT_WITHDRAWN')
  })

  it('withdraw one right for a term: it is refused, cannot be bought before any money moves, and comes back by itself', async () => {
    const someone = await rich()
    const { id: categoryId } = await someone.client.trpc.categories.create.mutate({ title: 'Withdrawn shelf' })
    await buy(someone, { months: 2 })
    const before = await fundsOf(someone, 'USDT')
    await again(moderator)
    await staff().withdraw.mutate({ uid: someone.uid, right: 'publish', days: 3, reason })
    const until = api.clock.now() + 3 * DAY
    expect(await rightsOf(someone)).toMatchObject({ publishWithdrawn: { until, reason }, replyWithdrawn: null })
    expect(await refusalCode(publish(someone, categoryId))).toBe('RIGHT_WITHDRAWN')
    expect(await refusalCode(buy(someone))).toBe('RIGHT_WITHDRAWN')
    expect(await fundsOf(someone, 'USDT')).toBe(before)
    await buy(someone, { right: 'reply' })
    expect(await messagesOf(someone)).toContain('right.publishWithdrawn')
    api.clock.advance(3 * DAY)
    await again(someone)
    await publish(someone, categoryId)
    expect(await rightsOf(someone)).toMatchObject({ publishWithdrawn: null })
  })

  it('mark spam: both rights without end, told and audited, until they give them back', async () => {
    const someone = await rich()
    await again(moderator)
    await staff().markSpam.mutate({ uid: someone.uid, reason })
    expect(await rightsOf(someone)).toMatchObject({
      publishWithdrawn: { until: null, reason },
      replyWithdrawn: { until: null },
    })
    api.clock.advance(400 * DAY)
    await Promise.all([again(someone), again(moderator)])
    expect(await refusalCode(buy(someone, { right: 'reply' }))).toBe('RIGHT_WITHDRAWN')
    await staff().restore.mutate({ uid: someone.uid, right: 'reply', reason: 'it was a mistake of ours' })
    await buy(someone, { right: 'reply' })
    expect(await refusalCode(buy(someone))).toBe('RIGHT_WITHDRAWN')
    expect((await messagesOf(someone)).toSorted()).toEqual(['account.markedSpam', 'right.replyRestored'])
    const rows = await api.app.db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.subjectId, someone.uid), eq(auditEvent.actorKind, 'staff')))
      .orderBy(auditEvent.id)
    expect(rows.map(({ action, actorUid }) => [action, actorUid])).toEqual([
      ['right.markedSpam', moderator.uid],
      ['right.restored', moderator.uid],
    ])
  })
})

describe('reminders', () => {
  it('come 7 days and 1 day before the end, each once, and again for what was renewed', async () => {
    const someone = await rich()
    const { until } = await buy(someone)
    const count = async () => (await messagesOf(someone)).filter((kind) => kind === 'right.publishEnds').length
    api.clock.advance(until - 7 * DAY - 1 - api.clock.now())
    await api.app.jobs.runDue()
    await again(someone)
    expect(await count()).toBe(0)
    api.clock.advance(1)
    await api.app.jobs.runDue()
    await api.app.jobs.runDue()
    expect(await count()).toBe(1)
    api.clock.advance(6 * DAY)
    await api.app.jobs.runDue()
    await again(someone)
    expect(await count()).toBe(2)
    const renewed = await buy(someone)
    api.clock.advance(renewed.until - 7 * DAY - api.clock.now())
    await api.app.jobs.runDue()
    await again(someone)
    expect(await count()).toBe(3)
  })

  it('skip the first one after a downtime, and whoever may not renew', async () => {
    const [late, kept] = await Promise.all([rich(), rich()])
    const { until } = await buy(late)
    await buy(kept)
    await again(moderator)
    await staff().withdraw.mutate({ uid: kept.uid, right: 'publish', days: null, reason })
    api.clock.advance(until - DAY / 2 - api.clock.now())
    await api.app.jobs.runDue()
    await Promise.all([again(late), again(kept)])
    expect(await messagesOf(late)).toEqual(['right.publishEnds'])
    expect(await messagesOf(kept)).toEqual(['right.publishWithdrawn'])
  })
})
