import { isDomainError } from '@jindu/domain/errors'
import type { GoodsOrderEvent } from '@jindu/domain/goods/orders'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { brokenJournal } from '../../../test/market/broken-books.ts'
import { ACTIONS, type Action } from '../../../test/races/actions.ts'
import { fireRaces, MOST_MILLISECONDS, ROUNDS, type Field } from '../../../test/races/fire-races.ts'
import { buyerOf, prepareOrders, prepareParties } from '../../../test/races/prepared-orders.ts'
import type { Raced } from '../../../test/races/raced.ts'
import { serialOutcomes, stateText } from '../../../test/races/serial.ts'
import { NOW, STARTS } from '../../../test/races/starts.ts'
import { unlimited } from '../../../test/unlimited.ts'
import type { App } from '../../platform/app.ts'
import { dispute } from '../../trust/disputes/tables.ts'
import { applyEvent, type Actor } from './apply-event.ts'
import { openDelivery } from './open-delivery.ts'
import { itsDispute, stateOf, type OrderRow } from './order-row.ts'
import { goodsOrder } from './tables.ts'

let here: TestApp
let there: TestApp
let races = 0
const { stackTraceLimit } = Error

beforeAll(async () => {
  // Capturing stack traces of refusals would take half of the time.
  Error.stackTraceLimit = 0
  here = await createTestApp({ now: NOW, rateLimiter: unlimited })
  there = await createTestApp({ beside: here, rateLimiter: unlimited })
  await prepareParties(here.app.db)
})
afterAll(async () => {
  Error.stackTraceLimit = stackTraceLimit
  await there.close()
  await here.close()
})

const actorIn = (order: OrderRow, { actor }: Action): Actor => {
  if (actor.kind === 'arbiter') return actor
  if (actor.kind === 'clock') return { kind: 'clock', uid: null }
  return { kind: actor.kind, uid: actor.kind === 'buyer' ? order.buyerUid : order.sellerUid }
}

/** The details that the event requires. */
const says = ({ kind }: GoodsOrderEvent) =>
  kind === 'stateCase' ? () => ({ details: { text: 'As it was.' } }) : undefined

/** Runs an action. @returns '' on success, else the error code */
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
      >`case when goods_order.delivery = 'manual' then case when goods_order.opened_at is null then 'unread' else 'read' end else coalesce((select case when s.opened_at is null then 'sealed' else 'opened' end from goods_secret s where s.order_id = goods_order.id), 'returned') end`,
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

const field: Field<Raced, Action> = {
  actions: ACTIONS,
  textOf: stateText,
  serialOutcomes,
  prepare: (start, count) => prepareOrders(here.app.db, start, count),
  fireHere: (id, action) => fire(here.app, id, action),
  fireThere: (id, action) => fire(there.app, id, action),
  refusedRounds: ROUNDS,
  read: readStates,
}

describe('every ordered pair of actions at once', () => {
  it.each(Object.entries(STARTS))(
    'from %s',
    async (_, start) => {
      const fired = await fireRaces(field, start)
      races += fired.races
      expect(fired.wrong.slice(0, 10)).toEqual([])
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
