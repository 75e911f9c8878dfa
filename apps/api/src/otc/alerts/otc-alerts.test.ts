import { rules } from '@jindu/domain/rules'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { dollars, marketOfTwo, price, publishOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'
import { userMessage } from '../../records/messages/tables.ts'
import { AGAIN_SECONDS, PAUSE_SECONDS } from './tell-alerts.ts'
import { createSandboxRates, STEP_SECONDS } from '../../platform/rates/sandbox-rates.ts'

let api: TestApp
let other: Person

beforeAll(async () => {
  ;({ api, other } = await marketOfTwo('0', '0'))
})
afterAll(() => api.close())

const { maximumAlerts: maximum } = rules.otc
const alertsOf = ({ client }: Person) => client.trpc.otcAlerts
const selling = { about: 'offers', currency: 'LTC', side: 'sell' } as const

/** The messages of a user's alerts, the latest first. */
async function told({ uid }: Person) {
  await api.app.jobs.runDue()
  const { kind, facts, subjectKind, id } = userMessage
  const rows = await api.app.db
    .select({ kind, facts })
    .from(userMessage)
    .where(and(eq(userMessage.uid, uid), eq(subjectKind, 'otcAlert')))
    .orderBy(desc(id))
  return rows.map((row) => ({ kind: row.kind, ...row.facts }))
}

describe('an alert of offers', () => {
  it('tells of a new offer that fits, not of those that were there, nor of others, and each only once', async () => {
    const [reader, maker] = await Promise.all([trader(api, '0'), trader(api, '1000')])
    await publishOffer(maker)
    await alertsOf(reader).create.mutate({ ...selling, amount: dollars('100'), method: 'alipay', price: price('95') })
    expect(await told(reader)).toEqual([])
    await publishOffer(maker, { unitPrice: '96', methods: ['alipay'] })
    await publishOffer(maker, { unitPrice: '94', methods: ['paypal'] })
    await publishOffer(maker, { unitPrice: '94', methods: ['alipay'], maximum: '99' })
    await publishOffer(maker, { unitPrice: '94', methods: ['alipay'], requirements: { otcTradeAmount: 3 } })
    expect(await told(reader)).toEqual([])
    await publishOffer(maker, { unitPrice: '95', methods: ['alipay', 'paypal'] })
    const first = { kind: 'otcAlert.offers', found: 1, price: '$95.00' }
    expect(await told(reader)).toEqual([first])
    expect(await told(reader)).toEqual([first])

    await publishOffer(maker, { unitPrice: '93.5', methods: ['alipay'] })
    await publishOffer(maker, { unitPrice: '94', methods: ['alipay'] })
    expect(await told(reader)).toEqual([first])
    api.clock.advance(PAUSE_SECONDS)
    const second = { kind: 'otcAlert.offers', found: 2, price: '$93.50' }
    expect(await told(reader)).toEqual([second, first])
    api.clock.advance(PAUSE_SECONDS)
    expect(await told(reader)).toEqual([second, first])
    const [listed] = (await alertsOf(reader).list.query({})).data
    expect(listed).toMatchObject({
      toldAt: api.clock.now() - PAUSE_SECONDS,
      price: { currency: 'LTC', usdE8: price('95') },
    })
  })

  it('tells of an offer whose price was lowered, of its currency and its trader alone', async () => {
    const [reader, maker, followed] = await Promise.all([trader(api, '0'), trader(api, '100'), trader(api, '100')])
    const id = await publishOffer(maker, { unitPrice: '99', fiat: 'EUR' })
    await alertsOf(reader).create.mutate({ ...selling, fiat: 'EUR', price: price('90') })
    await alertsOf(reader).create.mutate({ ...selling, ownerUid: followed.uid })
    await maker.client.trpc.otcOffers.edit.mutate({ id, unitPrice: price('89') })
    expect(await told(reader)).toEqual([])
    api.clock.advance(AGAIN_SECONDS)
    const lowered = { kind: 'otcAlert.offers', found: 1, price: '$89.00' }
    expect(await told(reader)).toEqual([lowered])
    await publishOffer(followed, { unitPrice: '130' })
    expect(await told(reader)).toEqual([{ ...lowered, price: '$130.00' }, lowered])
  })

  it('says nothing of the reader’s own offers, nor of those of whom they blocked; webhooks hear the best offer', async () => {
    const [reader, maker, third] = await Promise.all([trader(api, '100'), trader(api, '100'), trader(api, '100')])
    await alertsOf(reader).create.mutate({ ...selling, price: price('80') })
    await publishOffer(reader, { unitPrice: '79' })
    await reader.client.trpc.people.block.mutate({ uid: maker.uid, blocked: true })
    await publishOffer(maker, { unitPrice: '79' })
    expect(await told(reader)).toEqual([])
    const id = await publishOffer(third, { unitPrice: '78' })
    expect(await told(reader)).toEqual([{ kind: 'otcAlert.offers', found: 1, price: '$78.00' }])
    const [event] = await api.app
      .sql`select topic, payload from outbox where uid = ${reader.uid} and payload ->> 'event' = 'alerted'`
    expect(event).toEqual({ topic: 'otcOffer', payload: { id, event: 'alerted' } })
  })
})

describe('an alert of a price', () => {
  it('tells once, when the market is there, and is refused where it is already', async () => {
    const reader = await trader(api, '0')
    const start = api.clock.now()
    const rateIn = (steps: number) => createSandboxRates({ now: () => start + steps * STEP_SECONDS }).rate('LTC').usdE8
    const now = rateIn(0)
    const steps = Array.from({ length: 2_000 }, (_, i) => i + 1)
    const later = steps.find((i) => rateIn(i) !== now) ?? 0
    const direction = rateIn(later) > now ? ('atLeast' as const) : ('atMost' as const)
    const reached = String(rateIn(later))
    const create = (input: { direction: 'atLeast' | 'atMost'; price: string }) =>
      alertsOf(reader).create.mutate({ about: 'price', currency: 'LTC', ...input })
    for (const way of ['atLeast', 'atMost'] as const) {
      expect(await refusalCode(create({ direction: way, price: String(now) }))).toBe('OFFER_TRIGGER_REACHED')
    }
    await create({ direction, price: reached })
    expect(await told(reader)).toEqual([])
    api.clock.advance(later * STEP_SECONDS)
    const [message, ...more] = await told(reader)
    expect(more).toEqual([])
    expect(message).toMatchObject({ kind: 'otcAlert.price', coin: 'LTC' })
    api.clock.advance(10 * STEP_SECONDS)
    expect(await told(reader)).toHaveLength(1)
  })
})

it('there are as many as the bound, however many are made at once; another’s is not removed', async () => {
  const reader = await trader(api, '0')
  const made = await Promise.allSettled(
    Array.from({ length: maximum + 5 }, (_, i) =>
      alertsOf(reader).create.mutate({ ...selling, price: String(1_000_000_000 + i) }),
    ),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(maximum)
  expect(await refusalCode(alertsOf(reader).create.mutate(selling))).toBe('ALERT_TOO_MANY')
  const id = (await alertsOf(reader).list.query({})).data[0]?.id ?? 0
  expect(await refusalCode(alertsOf(other).remove.mutate({ id }))).toBe('NOT_FOUND')
  await alertsOf(reader).remove.mutate({ id })
  expect(await refusalCode(alertsOf(reader).remove.mutate({ id }))).toBe('NOT_FOUND')
  expect((await alertsOf(reader).list.query({})).data).toHaveLength(maximum - 1)
})
