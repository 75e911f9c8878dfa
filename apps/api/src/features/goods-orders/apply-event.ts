import { goodsOrderEntry, next, type GoodsOrderActor, type GoodsOrderEvent } from '@jindu/domain/goods-order'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { effectsOf } from './effects.ts'
import { changedColumns, loadOrder, stateOf, type OrderRow } from './order-row.ts'
import { goodsOrder, goodsOrderAction } from './tables.ts'

/** Who acts: a person in the role that the order gives them, staff, or the clock. */
export type Actor = GoodsOrderActor & { readonly uid: number | null }

/** Finds the role of whoever acts in the order that was loaded; refuses strangers. */
export type ActorOf = (order: OrderRow) => Actor

const AUDIT_KINDS = { buyer: 'user', seller: 'user', arbiter: 'staff', clock: 'clock' } as const satisfies Record<
  GoodsOrderActor['kind'],
  AuditDraft['actor']['kind']
>

/**
 * The only writer of order state. Loads, asks the domain, and commits state, postings, timeline, statistics, audit and
 * notification in one statement; an order that changed meanwhile is loaded and decided again, a bounded number of times.
 * @throws DomainError ORDER_NOT_FOUND, CONCURRENT_CHANGE, and whatever `next` refuses with
 */
export function applyEvent(
  app: App,
  orderId: number,
  event: GoodsOrderEvent,
  actorOf: ActorOf,
  details: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  return runVerb(app, null, async () => {
    const order = await loadOrder(app, orderId)
    const actor = actorOf(order)
    const now = app.clock.now()
    const { state, moves, note } = next(stateOf(order), event, actor, now)
    const entry = goodsOrderEntry(orderId, state, moves)
    const reference = { kind: 'goodsOrder', id: orderId }
    const by = actor.uid === null ? {} : { actorUid: actor.uid }
    const parties = [order.buyerUid, order.sellerUid]
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(goodsOrder)
            .set({ ...changedColumns(state), version: order.version + 1 })
            .where(and(eq(goodsOrder.id, orderId), eq(goodsOrder.version, order.version))),
        },
      ],
      writes: [
        insertRow(goodsOrderAction, {
          orderId,
          note,
          actor: actor.kind,
          actorUid: actor.uid,
          details: { ...details },
          at: now,
        }),
        ...effectsOf(app, order, event, actor, state),
      ],
      entries: entry === null ? [] : [{ entry, reference, ...by }],
      audit: [
        {
          action: `goodsOrder.${event.kind}`,
          actor: { kind: AUDIT_KINDS[actor.kind], ...(actor.uid === null ? {} : { uid: actor.uid }) },
          subject: reference,
          details,
        },
      ],
      outbox: [
        { topic: 'goodsOrder', uids: parties, payload: { id: orderId, event: event.kind } },
        ...(entry === null ? [] : [{ topic: 'wallet', uids: parties, payload: { currency: order.currency } }]),
      ],
    })
  })
}
