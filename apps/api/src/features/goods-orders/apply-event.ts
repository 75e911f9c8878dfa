import { goodsOrderEntry, next, type GoodsOrderActor, type GoodsOrderEvent } from '@jindu/domain/goods-order'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import { commitVerb, updateRow } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { appendEntry, type TimelineFile } from '../timeline/index.ts'
import { effectsOf } from './effects.ts'
import { factsOf, type Facts } from './facts.ts'
import { tellParties } from './message-subject.ts'
import { changedColumns, loadOrder, stateOf, type OrderRow } from './order-row.ts'
import { goodsOrder } from './tables.ts'

/** Who acts: a person in the role that the order gives them, staff, or the clock. */
export type Actor = GoodsOrderActor & { readonly uid: number | null }

/** Finds the role of whoever acts in the order that was loaded; refuses strangers. */
export type ActorOf = (order: OrderRow) => Actor

/** What the timeline and the dossier keep of a step besides the step itself. */
export interface Recorded {
  readonly details: Facts
  readonly files?: readonly TimelineFile[]
}

const AUDIT_KINDS = { buyer: 'user', seller: 'user', arbiter: 'staff', clock: 'clock' } as const satisfies Record<
  GoodsOrderActor['kind'],
  AuditDraft['actor']['kind']
>

/**
 * The only writer of order state. Loads, asks the domain, and commits state, postings, timeline, statistics, messages, audit
 * and notification in one statement; an order that changed meanwhile is loaded and decided again, a bounded number of times.
 * @param record what the step says besides itself; asked after the domain allowed the step, and again on every new try
 * @throws DomainError ORDER_NOT_FOUND, CONCURRENT_CHANGE, and whatever `next` and `record` refuse with
 */
export function applyEvent(
  app: App,
  orderId: number,
  event: GoodsOrderEvent,
  actorOf: ActorOf,
  record: (order: OrderRow) => Recorded | Promise<Recorded> = () => ({ details: {} }),
): Promise<void> {
  return runVerb(app, null, async () => {
    const order = await loadOrder(app, orderId)
    const actor = actorOf(order)
    const now = app.clock.now()
    const before = stateOf(order)
    const step = next(before, event, actor, now)
    const { state, moves, note } = step
    const { details, files } = await record(order)
    const entry = goodsOrderEntry(orderId, state, moves)
    const reference = { kind: 'goodsOrder', id: orderId } as const
    const by = actor.uid === null ? {} : { actorUid: actor.uid }
    const parties = [order.buyerUid, order.sellerUid]
    const facts = { ...factsOf(before, event, moves), ...details }
    const story = { note, actor: actor.kind, actorUid: actor.uid, details: facts, files, at: now }
    const told = appendEntry(reference, order, story)
    const { text: _statement, ...audited } = facts
    await commitVerb(app, {
      guards: [
        {
          change: updateRow(
            goodsOrder,
            { ...changedColumns(state), ...told.end, version: order.version + 1 },
            { id: orderId, version: order.version },
          ),
        },
      ],
      writes: [
        told.write,
        ...tellParties(order, { note, by: actor.uid, at: now }),
        ...effectsOf(app, order, event, actor, state),
      ],
      entries: entry === null ? [] : [{ entry, reference, ...by }],
      audit: [
        {
          action: `goodsOrder.${event.kind}`,
          actor: { kind: AUDIT_KINDS[actor.kind], ...(actor.uid === null ? {} : { uid: actor.uid }) },
          subject: reference,
          details: audited,
        },
      ],
      outbox: [
        { topic: 'goodsOrder', uids: parties, payload: { id: orderId, event: event.kind } },
        ...(entry === null ? [] : [{ topic: 'wallet', uids: parties, payload: { currency: order.currency } }]),
      ],
    })
  })
}
