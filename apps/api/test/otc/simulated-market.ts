import { isDomainError } from '@jindu/domain/errors'
import { money, usd } from '@jindu/domain/money'
import { eq, sql } from 'drizzle-orm'
import { sessionOf } from '../../src/sandbox-data/stage.ts'
import { changeOwnOffer, editOffer } from '../../src/otc/offers/change-offer.ts'
import { publishOffer } from '../../src/otc/offers/index.ts'
import { otcOffer } from '../../src/otc/offers/tables.ts'
import { applyEvent } from '../../src/otc/orders/apply-event.ts'
import { markPaid, releaseCoin, takeOrder } from '../../src/otc/orders/index.ts'
import { actingParty } from '../../src/otc/orders/party.ts'
import { otcOrder } from '../../src/otc/orders/tables.ts'
import type { TestApp } from '../app.ts'
import type { Seeded } from '../fuzz/random.ts'

const LTC = 100_000_000n
const PAYER = { name: '张伟', account: '6222 0210', reference: 'SIM', files: [] }
const LONGEST_PAUSE = 2 * 3_600
/** The clock's jobs run after this many actions of traders. */
const CLOCK_EVERY = 25
const NEXT_OFFERS = 3

interface Party {
  readonly id: number
  readonly buyerUid: number
  readonly sellerUid: number
}

/** Counts of each action, and of refusals by error code. */
export type Tally = Map<string, number>

/** Traders who act at random, one action at a time, while the clock moves. Deterministic for a seed. */
export function simulateMarket(api: TestApp, traders: readonly number[], random: Seeded) {
  const { app, clock } = api
  const tally: Tally = new Map()
  const offers: { readonly id: number; readonly ownerUid: number }[] = []
  const open: Party[] = []
  const taken = { orders: 0 }
  let acts = 0

  const count = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1)
  const someone = (): number => random.pick(traders)
  const key = (verb: string): string => `simulated-${verb}-${acts}`

  /** A refusal is a valid result; any other error fails the simulation. */
  async function attempt<T>(what: string, act: () => Promise<T>): Promise<T | undefined> {
    acts += 1
    try {
      const done = await act()
      count(what)
      return done
    } catch (error) {
      if (!isDomainError(error) || error.code === 'STATE_CORRUPT' || error.code === 'INTERNAL') throw error
      count(`${what}: ${error.code}`)
      return undefined
    }
  }

  async function publish(): Promise<void> {
    const ownerUid = someone()
    const price = random.below(2) === 0 ? { unitPrice: 9_000_000_000n + BigInt(random.below(2_000_000_000)) } : follow()
    const made = await attempt('publish', () =>
      publishOffer(app, ownerUid, {
        side: random.pick(['buy', 'sell']),
        total: money('LTC', LTC * BigInt(1 + random.below(5))),
        ...price,
        minimum: usd(1_000),
        maximum: usd(1_000 + random.below(7_000)),
        requirements: { registerDays: 0, goodsTrade: 0, otcTradeAmount: 0, otcMaliciousTimes: null },
        remark: '',
        hours: null,
        methods: ['other'],
        idempotencyKey: key('publish'),
      }),
    )
    if (made !== undefined) offers.push({ id: made.id, ownerUid })
  }

  const follow = () => ({ margin: { basisPoints: random.below(1_000) - 500, floor: null, ceiling: null } })

  async function take(): Promise<void> {
    const offer = random.pick(offers)
    const takerUid = someone()
    const [row] = await app.db.select().from(otcOffer).where(eq(otcOffer.id, offer.id))
    if (row === undefined) throw new Error('an offer that was published is gone')
    const unitPrice =
      row.marginBasisPoints === null
        ? row.unitPriceE8
        : (app.rates.rate('LTC').usdE8 * BigInt(10_000 + row.marginBasisPoints) + 9_999n) / 10_000n
    const volume = money('LTC', BigInt(1 + random.below(70_000_000)))
    const idempotencyKey = key('take')
    const made = await attempt('take', () =>
      takeOrder(app, takerUid, { id: offer.id, volume, unitPrice, idempotencyKey }),
    )
    if (made === undefined) return
    taken.orders += 1
    const selling = row.side === 'sell'
    const [sellerUid, buyerUid] = selling ? [row.ownerUid, takerUid] : [takerUid, row.ownerUid]
    open.push({ id: made.id, buyerUid, sellerUid })
  }

  const event = (
    order: Party,
    uid: number,
    kind:
      | 'cancel'
      | 'requireSettle'
      | 'requireCancel'
      | 'hold'
      | 'cancelHold'
      | 'complain'
      | 'cancelComplaint'
      | 'proposeReturn'
      | 'acceptReturn',
  ) => attempt(kind, () => applyEvent(app, order.id, () => ({ kind }), actingParty(sessionOf(uid))))
  const pay = ({ id, buyerUid }: Party) => attempt('pay', () => markPaid(app, sessionOf(buyerUid), id, PAYER))
  const release = ({ id, sellerUid }: Party) =>
    attempt('release', () => releaseCoin(app, sessionOf(sellerUid), id, true))

  const steps: readonly ((order: Party) => Promise<unknown>)[] = [
    pay,
    pay,
    pay,
    release,
    release,
    (order) => event(order, order.buyerUid, 'cancel'),
    (order) => event(order, order.buyerUid, 'requireSettle'),
    (order) => event(order, order.sellerUid, 'requireCancel'),
    (order) => event(order, order.sellerUid, 'hold'),
    (order) => event(order, order.sellerUid, 'cancelHold'),
    (order) => event(order, random.pick([order.buyerUid, order.sellerUid]), 'complain'),
    (order) => event(order, random.pick([order.buyerUid, order.sellerUid]), 'cancelComplaint'),
    (order) => event(order, random.pick([order.buyerUid, order.sellerUid]), 'proposeReturn'),
    (order) => event(order, random.pick([order.buyerUid, order.sellerUid]), 'acceptReturn'),
  ]

  async function actOnOrder(): Promise<void> {
    const order = random.pick(open)
    await random.pick(steps)(order)
    await dropEnded()
  }

  async function dropEnded(): Promise<void> {
    const rows = await app.db.select({ id: otcOrder.id }).from(otcOrder).where(eq(otcOrder.status, 'open'))
    const running = new Set(rows.map(({ id }) => id))
    open.splice(0, open.length, ...open.filter(({ id }) => running.has(id)))
  }

  async function changeOffer(): Promise<void> {
    const { id, ownerUid } = random.pick(offers)
    const kind = random.pick(['takeDown', 'putUp', 'putUp', 'withdraw', 'resize', 'resize'] as const)
    const total = money('LTC', BigInt(1 + random.below(600_000_000)))
    await attempt(kind, () =>
      kind === 'resize' ? editOffer(app, ownerUid, id, { total }) : changeOwnOffer(app, ownerUid, { id }, kind),
    )
  }

  async function wait(seconds: number): Promise<void> {
    clock.advance(seconds)
    await app.jobs.runDue()
    await dropEnded()
  }

  /** One action of a trader, or of the clock. */
  async function act(): Promise<void> {
    if (acts % CLOCK_EVERY === 0) {
      acts += 1
      await wait(random.below(LONGEST_PAUSE))
      return
    }
    const chance = random.below(100)
    if (offers.length < NEXT_OFFERS || chance < 12) await publish()
    else if (open.length === 0 || chance < 40) await take()
    else if (chance < 44) await changeOffer()
    else await actOnOrder()
  }

  /** Ends every order: withdraws marks, releases paid ones and cancels unpaid ones. */
  async function settle(): Promise<void> {
    for (const order of open) {
      await event(order, order.buyerUid, 'cancelComplaint')
      await event(order, order.sellerUid, 'cancelComplaint')
      await event(order, order.sellerUid, 'cancelHold')
      await release(order)
      await event(order, order.buyerUid, 'cancel')
    }
    await wait(LONGEST_PAUSE)
  }

  return {
    /** Runs until `wanted` orders were taken, then until none is open, with a limit on rounds of the clock. */
    async run(wanted: number): Promise<{ readonly tally: Tally; readonly open: number; readonly outcomes: Tally }> {
      while (taken.orders < wanted) await act()
      for (let round = 0; round < 20 && open.length > 0; round += 1) await settle()
      const rows = await app.db
        .select({ outcome: otcOrder.outcome, orders: sql<number>`count(*)::int` })
        .from(otcOrder)
        .groupBy(otcOrder.outcome)
      const outcomes: Tally = new Map(rows.map((row) => [row.outcome ?? 'open', row.orders]))
      return { tally, open: open.length, outcomes }
    },
  }
}
