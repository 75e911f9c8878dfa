import { fail } from '@jindu/domain/errors'
import { isUndelivered } from '@jindu/domain/goods/orders'
import type { App } from '../../platform/app.ts'
import { commitVerb, updateRow } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { openUnits } from '../goods/index.ts'
import { appendEntry } from '../../records/timeline/index.ts'
import { deliveredUnits, type Unit } from './delivered-units.ts'
import { tellParties } from '../../records/messages/index.ts'
import { loadOrder, type OrderRow } from './order-row.ts'
import { actingParty } from './party.ts'
import { goodsOrder } from './tables.ts'

interface Deliverable {
  readonly order: OrderRow
  readonly units: readonly Unit[]
}

/** Units to open: one counted from 1, all, or none where a text alone is read; and the client that reads as it opens, for the timeline. */
interface Opening {
  readonly units: number | 'all' | 'none'
  readonly source?: 'oldClient'
}

/**
 * The buyer opens the delivery: the text, and one or all sealed units. Each opening is evidence: it goes into timeline
 * and audit, and both sides are notified of the first. It increments the order's version, so that opening and refund
 * cannot both happen.
 * @returns the loaded order after the opening
 * @throws DomainError ORDER_WRONG_PARTY, ORDER_UNDELIVERED, DELIVERY_RETURNED, DELIVERY_UNIT_NOT_FOUND, and what `load` refuses with
 */
export function openDeliveryOf<Loaded extends Deliverable>(
  app: App,
  session: Pick<Session, 'uid'>,
  load: () => Promise<Loaded>,
  { units: asked, source }: Opening,
): Promise<Loaded> {
  return runVerb(app, null, async () => {
    const loaded = await load()
    const { order, units } = loaded
    const { id: orderId } = order
    if (actingParty(session)(order).kind !== 'buyer') return fail('ORDER_WRONG_PARTY', { id: orderId })
    if (isUndelivered(order)) return fail('ORDER_UNDELIVERED', { id: orderId })
    const wanted = unitsOf(units, asked)
    const sealed = wanted.filter((one) => one.openedAt === null)
    if (order.openedAt !== null && sealed.length === 0) return loaded
    if (order.status === 'revoked') return fail('DELIVERY_RETURNED', { id: orderId })
    const now = app.clock.now()
    const note = 'goodsOrder.shipmentOpened'
    const details = {
      ...(asked === 'none' ? {} : openedDetails(asked, sealed.length, units.length)),
      ...(source === undefined ? {} : { source }),
    }
    const reference = { kind: 'goodsOrder', id: orderId } as const
    const told = appendEntry(reference, order, { note, actor: 'buyer', actorUid: session.uid, details, at: now })
    const changed = { openedAt: order.openedAt ?? now, ...told.end, version: order.version + 1 }
    await commitVerb(app, {
      guards: [
        { change: updateRow(goodsOrder, changed, { id: orderId, version: order.version }) },
        ...(sealed.length === 0
          ? []
          : [
              {
                change: openUnits(
                  orderId,
                  sealed.map(({ id }) => id),
                  now,
                ),
                rows: sealed.length,
              },
            ]),
      ],
      // A hundred units opened one by one are one step to be told of.
      writes: [told.write, ...(order.openedAt === null ? tellParties(order, { note, by: session.uid, at: now }) : [])],
      audit: [
        {
          action: 'goodsOrder.open',
          actor: { kind: 'user', uid: session.uid },
          subject: reference,
          details,
        },
      ],
      outbox: [
        {
          topic: 'goodsOrder',
          uids: [order.buyerUid, order.sellerUid],
          payload: { id: orderId, event: 'shipmentOpened' },
        },
      ],
    })
    const opened = units.map((one) => (sealed.includes(one) ? { ...one, openedAt: now } : one))
    return { ...loaded, order: { ...order, ...changed }, units: opened }
  })
}

/** As `openDeliveryOf`, by the order's number. @throws DomainError ORDER_NOT_FOUND too */
export async function openDelivery(
  app: App,
  session: Pick<Session, 'uid'>,
  orderId: number,
  unit?: number,
): Promise<void> {
  const load = async () => {
    const [{ order }, { units }] = await Promise.all([loadOrder(app, orderId), deliveredUnits(app, orderId)])
    return { order, units }
  }
  await openDeliveryOf(app, session, load, { units: unit ?? 'all' })
}

function unitsOf(units: readonly Unit[], asked: Opening['units']): readonly Unit[] {
  if (asked === 'none') return []
  if (asked === 'all') return units
  return [units[asked - 1] ?? fail('DELIVERY_UNIT_NOT_FOUND', { unit: asked })]
}

function openedDetails(unit: number | 'all', opened: number, of: number): Record<string, number> {
  if (of === 0) return {}
  if (of === 1) return { unit: 1, of }
  return unit === 'all' ? { opened, of } : { unit, of }
}
