import { isDomainError } from '@jindu/domain/errors'
import type { GoodsOrderEvent } from '@jindu/domain/goods-order'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { brokenJournal } from '../../../test/market/broken-books.ts'
import { ACTIONS, type Action } from '../../../test/races/actions.ts'
import { buyerOf, prepareOrders, prepareParties } from '../../../test/races/prepared-orders.ts'
import type { Raced } from '../../../test/races/raced.ts'
import { outcomeText, serialOutcomes, stateText } from '../../../test/races/serial.ts'
import { NOW, STARTS } from '../../../test/races/starts.ts'
import { unlimited } from '../../../test/unlimited.ts'
import type { App } from '../../platform/app.ts'
import { dispute } from '../disputes/tables.ts'
import { applyEvent, type Actor } from './apply-event.ts'
import { openDelivery } from './open-delivery.ts'
import { itsDispute, stateOf, type OrderRow } from './order-row.ts'
import { goodsOrder } from './tables.ts'

/** How often each ordered pair is fired from each state: RACE_ROUNDS=100 for the whole proof, which takes a quiet machine a quarter of an hour. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 2)
const MOST_MILLISECONDS = 240_000 + (ROUNDS - 1) * 60_000
/** Orders that are prepared and raced over at a time. */
const WAVE = 500

let here: TestApp
let there: TestApp
let races = 0

beforeAll(async () => {
  // Half of the time would go into stacks of refusals.
  Error.stackTraceLimit = 0
  here = await createTestApp({ now: NOW, rateLimiter: unlimited })
  there = await createTestApp({ beside: here, rateLimiter: unlimited })
  await prepareParties(here.app.db)
})
afterAll(async () => {
  await there.close()
  await here.close()
})

interface Race {
  readonly first: Action
  readonly second: Action
  /** The outcomes that one after the other has. */
  readonly legal: ReadonlySet<string>
}

const actorIn = (order: OrderRow, { actor }: Action): Actor => {
  if (actor.kind === 'arbiter') return actor
  if (actor.kind === 'clock') return { kind: 'clock', uid: null }
  return { kind: actor.kind, uid: actor.kind === 'buyer' ? order.buyerUid : order.sellerUid }
}

/** What a step says besides itself. */
const says = ({ kind }: GoodsOrderEvent) =>
  kind === 'stateCase' ? () => ({ details: { text: 'As it was.' } }) : undefined

/** Fires an action. @returns '' when it is done, else the refusal */
async function fire(app: App, orderId: number, action: Action): Promise<string> {
  try {
    const { event } = action
    if (event.kind === 'open') await openDelivery(app, { uid: buyerOf(orderId) }, orderId)
    else await applyEvent(app, orderId, event, (order) => actorIn(order, action), says(event))
    return ''
  } catch (error) {
    return isDomainError(error) ? error.code : String(error)
  }
}

async function readStates(ids: readonly number[]) {
  const list = `{${ids.join()}}`
  const { db } = here.app
  const rows = await db
    .select({
      order: goodsOrder,
      dispute,
      notes: sql<
        string[]
      >`array(select a.note from timeline_entry a where a.subject_kind = 'goodsOrder' and a.subject_id = goods_order.id and a.number > 1 order by a.number)`,
      unit: sql<
        Raced['unit']
      >`coalesce((select case when s.opened_at is null then 'sealed' else 'opened' end from goods_secret s where s.order_id = goods_order.id), 'returned')`,
    })
    .from(goodsOrder)
    .leftJoin(dispute, itsDispute)
    .where(sql`${goodsOrder.id} = any(${list}::bigint[])`)
  return new Map(
    rows.map(({ order, dispute: row, notes, unit }) => [
      order.id,
      { notes, state: stateText({ order: stateOf({ order, dispute: row }), unit }) },
    ]),
  )
}

/** Runs races, each over an order of its own. @returns those that ended as no serial order does */
async function runWave(start: Raced, wave: readonly Race[]): Promise<string[]> {
  const ids = await prepareOrders(here.app.db, start, wave.length)
  const told = await Promise.all(
    wave.map(({ first, second }, nth) =>
      Promise.all([fire(here.app, ids[nth] ?? 0, first), fire(there.app, ids[nth] ?? 0, second)]),
    ),
  )
  const after = await readStates(ids)
  races += wave.length
  return wave.flatMap(({ first, second, legal }, nth) => {
    const [one = '', two = ''] = told[nth] ?? []
    const left = after.get(ids[nth] ?? 0) ?? { notes: [], state: '' }
    const outcome = outcomeText({ first: one, second: two, ...left })
    return legal.has(outcome) ? [] : [`${first.name} + ${second.name}: ${outcome}`]
  })
}

/** Runs races that change nothing, over one order. @returns what was told otherwise, or the order when it changed after all */
async function runRefused(start: Raced, refused: readonly Race[]): Promise<string[]> {
  const [id = 0] = await prepareOrders(here.app.db, start, 1)
  const before = await readStates([id])
  const wrong: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let from = 0; from < refused.length; from += WAVE) {
      const wave = refused.slice(from, from + WAVE)
      const told = await Promise.all(
        wave.map(({ first, second }) => Promise.all([fire(here.app, id, first), fire(there.app, id, second)])),
      )
      races += wave.length
      wave.forEach(({ first, second, legal }, nth) => {
        const [one = '', two = ''] = told[nth] ?? []
        const outcome = outcomeText({ first: one, second: two, notes: [], state: stateText(start) })
        if (!legal.has(outcome)) wrong.push(`${first.name} + ${second.name}: ${outcome}`)
      })
    }
  }
  const after = await readStates([id])
  return JSON.stringify([...after]) === JSON.stringify([...before]) ? wrong : [...wrong, 'the order changed']
}

describe('every ordered pair of actions at once', () => {
  it.each(Object.entries(STARTS))(
    'from %s',
    async (_, start) => {
      const pairs = ACTIONS.flatMap((first) => ACTIONS.map((second) => ({ first, second })))
      const all: Race[] = pairs.map(({ first, second }) => ({
        first,
        second,
        legal: new Set(serialOutcomes(start, first, second).map(outcomeText)),
      }))
      const changing = all.filter(({ first, second }) =>
        serialOutcomes(start, first, second).some((outcome) => outcome.notes.length > 0),
      )
      const wrong = await runRefused(
        start,
        all.filter((race) => !changing.includes(race)),
      )
      const rounds = Array.from({ length: ROUNDS }, () => changing).flat()
      for (let from = 0; from < rounds.length; from += WAVE)
        wrong.push(...(await runWave(start, rounds.slice(from, from + WAVE))))
      expect(wrong.slice(0, 10)).toEqual([])
    },
    MOST_MILLISECONDS,
  )

  it('leaves nobody with both the money and the unit, unless it was read before the money went back', async () => {
    const { sql: query } = here.app
    expect(
      await query`select o.id from goods_order o join goods_secret s on s.order_id = o.id
        where o.status = 'revoked' and s.opened_at is null limit 10`,
    ).toEqual([])
    expect(
      await query`select a.subject_id from timeline_entry a join timeline_entry e on e.subject_kind = a.subject_kind and e.subject_id = a.subject_id and e.number < a.number
        where a.note = 'goodsOrder.shipmentOpened' and e.note in ('goodsOrder.refunded', 'goodsOrder.ruled', 'goodsOrder.rulingConfirmed')
          and (select status from goods_order where id = a.subject_id) = 'revoked' limit 10`,
    ).toEqual([])
  })

  it('leaves clean books and whole dossiers', { timeout: MOST_MILLISECONDS }, async () => {
    console.log(
      `${races} races: ${ACTIONS.length} actions, ${ACTIONS.length ** 2} ordered pairs, ${Object.keys(STARTS).length} states, ${ROUNDS} rounds`,
    )
    expect(await brokenJournal(here.app)).toEqual([])
  })
})
