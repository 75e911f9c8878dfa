import { isDomainError } from '@jindu/domain/errors'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { brokenJournal } from '../../../test/market/broken-books.ts'
import { fireRaces, MOST_MILLISECONDS, ROUNDS, type Field } from '../../../test/races/fire-races.ts'
import { OTC_ACTIONS, type OtcAction } from '../../../test/races/otc-actions.ts'
import { otcSerialOutcomes, otcStateText } from '../../../test/races/otc-serial.ts'
import { OTC_STARTS } from '../../../test/races/otc-starts.ts'
import { prepareOffers, prepareOtcOrders } from '../../../test/races/prepared-otc-orders.ts'
import { NOW } from '../../../test/races/starts.ts'
import { unlimited } from '../../../test/unlimited.ts'
import type { OtcOrder } from '@jindu/domain/otc/orders'
import type { App } from '../../platform/app.ts'
import { dispute } from '../../trust/disputes/tables.ts'
import { applyEvent } from './apply-event.ts'
import { itsDispute, stateOf, type OrderRow } from './order-row.ts'
import type { Actor } from './party.ts'
import { otcOrder } from './tables.ts'

let here: TestApp
let there: TestApp
let firstOffer: number
let races = 0
const { stackTraceLimit } = Error

beforeAll(async () => {
  // Capturing stack traces of refusals would take half of the time.
  Error.stackTraceLimit = 0
  here = await createTestApp({ now: NOW, rateLimiter: unlimited })
  there = await createTestApp({ beside: here, rateLimiter: unlimited })
  firstOffer = await prepareOffers(here.app.db)
})
afterAll(async () => {
  Error.stackTraceLimit = stackTraceLimit
  await there.close()
  await here.close()
})

const actorIn = (order: OrderRow, { actor }: OtcAction): Actor => {
  if (actor.kind === 'arbiter') return actor
  if (actor.kind === 'clock') return { kind: 'clock', uid: null }
  return { kind: actor.kind, uid: actor.kind === 'buyer' ? order.buyerUid : order.sellerUid }
}

/** The details and columns that the event requires. */
function kept({ event }: OtcAction) {
  if (event.kind === 'stateCase') return { details: { text: 'As it was.' } }
  const states = event.kind === 'giveEvidence' || (event.kind === 'pay' && event.stated === true)
  return { details: {}, ...(states && { columns: { payerName: 'P. Ayer' } }) }
}

/** Runs an action. @returns '' on success, else the error code */
async function fire(app: App, orderId: number, action: OtcAction): Promise<string> {
  try {
    await applyEvent(
      app,
      orderId,
      () => action.event,
      (order) => actorIn(order, action),
      () => kept(action),
    )
    return ''
  } catch (error) {
    return isDomainError(error) ? error.code : String(error)
  }
}

const field: Field<OtcOrder, OtcAction> = {
  actions: OTC_ACTIONS,
  textOf: otcStateText,
  serialOutcomes: otcSerialOutcomes,
  prepare: (start, count) => prepareOtcOrders(here.app.db, firstOffer, start, count),
  fireHere: (id, action) => fire(here.app, id, action),
  fireThere: (id, action) => fire(there.app, id, action),
  // Pairs refused in either order are half of all: run them once in the usual two rounds.
  refusedRounds: Math.ceil(ROUNDS / 2),
  read: async (ids) => {
    const rows = await here.app.db
      .select({
        order: otcOrder,
        dispute,
        notes: sql<
          string[]
        >`array(select a.note from timeline_entry a where a.subject_kind = 'otcOrder' and a.subject_id = otc_order.id and a.number > 1 order by a.number)`,
      })
      .from(otcOrder)
      .leftJoin(dispute, itsDispute)
      .where(sql`${otcOrder.id} = any(${`{${ids.join()}}`}::bigint[])`)
    return new Map(
      rows.map(({ order, dispute: row, notes }) => [
        order.id,
        { notes, state: otcStateText(stateOf({ order, dispute: row })) },
      ]),
    )
  },
}

describe('every ordered pair of actions on an OTC order at once', () => {
  it.each(Object.entries(OTC_STARTS))(
    'from %s',
    async (_, { order, about }) => {
      const isMeant = (first: OtcAction, second: OtcAction) =>
        about === undefined || ROUNDS > 2 || [first, second].some(({ event }) => about.includes(event.kind))
      const fired = await fireRaces(field, order, isMeant)
      races += fired.races
      expect(fired.wrong.slice(0, 10)).toEqual([])
    },
    MOST_MILLISECONDS,
  )

  it('leaves clean books and whole dossiers', { timeout: MOST_MILLISECONDS }, async () => {
    console.log(
      `${races} races: ${OTC_ACTIONS.length} actions, ${Object.keys(OTC_STARTS).length} states, ${ROUNDS} rounds`,
    )
    expect(await brokenJournal(here.app)).toEqual([])
  })
})
