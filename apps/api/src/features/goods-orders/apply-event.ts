import { goodsOrderEntry, next, type GoodsOrderActor, type GoodsOrderEvent } from '@jindu/domain/goods-order'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import { commitVerb, updateRow, type Guard } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { appendEntry, type Entry, type TimelineFile } from '../timeline/index.ts'
import { effectsOf } from './effects.ts'
import { factsOf, type Facts } from './facts.ts'
import { tellParties } from './message-subject.ts'
import { changedColumns, loadOrder, saidOf, stateOf, type OrderRow } from './order-row.ts'
import { loadSaid } from './said.ts'
import { goodsOrder } from './tables.ts'

/** Who acts: a person in the role that the order gives them, staff, or the clock. */
export type Actor = GoodsOrderActor & { readonly uid: number | null }

/** Finds the role of whoever acts in the order that was loaded; refuses strangers. */
export type ActorOf = (order: OrderRow) => Actor

/** What the timeline and the dossier keep of a step besides the step itself. */
export interface Recorded {
  readonly details: Facts
  readonly files?: readonly TimelineFile[]
  /** What must hold besides the order's version. */
  readonly guards?: readonly Guard[]
}

/** What each side may do so many times and no more. */
const SPEAKS: ReadonlySet<GoodsOrderEvent['kind']> = new Set(['complain', 'stateCase', 'proposeSplit'])

const AUDIT_KINDS = { buyer: 'user', seller: 'user', arbiter: 'staff', clock: 'clock' } as const satisfies Record<
  GoodsOrderActor['kind'],
  AuditDraft['actor']['kind']
>

/** What the step says besides itself; asked after the domain allowed the step, and again on every new try. */
export type RecordStep = (order: OrderRow) => Recorded | Promise<Recorded>

/** What a step was decided on, and what it wrote. */
export interface Stepped<Loaded> {
  readonly loaded: Loaded
  readonly order: OrderRow
  readonly entry: Entry
}

/** A step of an order by its number. @throws DomainError ORDER_NOT_FOUND, and what `applyTo` refuses with */
export async function applyEvent(
  app: App,
  orderId: number,
  event: GoodsOrderEvent,
  actorOf: ActorOf,
  record?: RecordStep,
): Promise<void> {
  const load = async () => {
    const order = await loadOrder(app, orderId)
    return { order: SPEAKS.has(event.kind) ? { ...order, ...(await loadSaid(app, orderId)) } : order }
  }
  await applyTo(app, load, event, actorOf, record)
}

/**
 * The only writer of order state. Loads, asks the domain, and commits state, postings, timeline, statistics, messages, audit
 * and notification in one statement; an order that changed meanwhile is loaded and decided again, a bounded number of times.
 * @throws DomainError CONCURRENT_CHANGE, and whatever `load`, `next` and `record` refuse with
 */
export function applyTo<Loaded extends { readonly order: OrderRow }>(
  app: App,
  load: () => Promise<Loaded>,
  event: GoodsOrderEvent,
  actorOf: ActorOf,
  record: RecordStep = () => ({ details: {} }),
): Promise<Stepped<Loaded>> {
  return runVerb(app, null, async () => {
    const loaded = await load()
    const { order } = loaded
    const { id: orderId } = order
    const actor = actorOf(order)
    const now = app.clock.now()
    const before = stateOf(order)
    const step = next(before, event, actor, now)
    const { state, moves, note } = step
    const { details, files, guards = [] } = await record(order)
    const entry = goodsOrderEntry(orderId, state, moves)
    const reference = { kind: 'goodsOrder', id: orderId } as const
    const by = actor.uid === null ? {} : { actorUid: actor.uid }
    const parties = [order.buyerUid, order.sellerUid]
    const facts = { ...factsOf(before, event, moves), ...details }
    const story = { note, actor: actor.kind, actorUid: actor.uid, details: facts, files, at: now }
    const told = appendEntry(reference, order, story)
    const changed = { ...changedColumns(state), ...told.end, version: order.version + 1 }
    const { text: _statement, ...audited } = facts
    await commitVerb(app, {
      guards: [
        {
          change: updateRow(goodsOrder, changed, { id: orderId, version: order.version }),
        },
        ...guards,
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
        ...(entry === null ? [] : [{ topic: 'wallet' as const, uids: parties, payload: { currency: order.currency } }]),
      ],
    })
    return { loaded, order: { ...order, ...changed, ...saidOf(state) }, entry: told.entry }
  })
}
