import { channelName } from '@jindu/domain/events'
import {
  goodsOrderEntry,
  goodsWaitStep,
  next,
  type GoodsOrderActor,
  type GoodsOrderEvent,
} from '@jindu/domain/goods/orders'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import { commitVerb, updateRow } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { assertNoWait } from '../../accounts/accounts/index.ts'
import { writeDispute, type CaseFile, type RecordStep } from '../../trust/disputes/index.ts'
import { appendEntry } from '../../records/timeline/index.ts'
import { returnCode } from '../discounts/index.ts'
import { disputedOrder } from './disputed-order.ts'
import { effectsOf } from './effects.ts'
import { factsOf } from './facts.ts'
import { tellParties } from '../../records/messages/index.ts'
import { changedColumns, loadOrder, stateOf, type OrderRow, type StoredOrder } from './order-row.ts'
import { goodsOrder } from './tables.ts'

/** The actor of an event: a party of the order, staff, or the clock. */
export type Actor = GoodsOrderActor & { readonly uid: number | null }

/** Determines the caller's role in the loaded order; refuses strangers. */
export type ActorOf = (order: OrderRow) => Actor

const AUDIT_KINDS = { buyer: 'user', seller: 'user', arbiter: 'staff', clock: 'clock' } as const satisfies Record<
  GoodsOrderActor['kind'],
  AuditDraft['actor']['kind']
>

/** The loaded order that a step was decided on, and the stored result. */
export interface Stepped<Loaded> extends StoredOrder {
  readonly loaded: Loaded
  /** Entries that the step added to the dispute's file. */
  readonly added: CaseFile
  /** Unix seconds. */
  readonly at: number
}

/** A step of an order by its number. @throws DomainError ORDER_NOT_FOUND, and what `applyTo` refuses with */
export async function applyEvent(
  app: App,
  orderId: number,
  event: GoodsOrderEvent,
  actorOf: ActorOf,
  record?: RecordStep,
): Promise<void> {
  await applyTo(app, () => loadOrder(app, orderId), event, actorOf, record)
}

/**
 * The only writer of order state. Loads the order, asks the domain, and commits all changes in one statement. If the
 * order changed meanwhile, it reloads and retries, a bounded number of times.
 * @throws DomainError CONCURRENT_CHANGE, SECURITY_WAIT, and whatever `load`, `next` and `record` refuse with
 */
export function applyTo<Loaded extends StoredOrder>(
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
    const before = stateOf(loaded)
    const step = next(before, event, actor, now)
    if (actor.uid !== null) await assertNoWait(app, actor.uid, goodsWaitStep(actor.kind, event.kind))
    const { state, moves, note } = step
    const { details, files, guards = [], audit = [] } = await record()
    const entry = goodsOrderEntry(orderId, state, moves)
    const reference = { kind: 'goodsOrder', id: orderId } as const
    const by = actor.uid === null ? {} : { actorUid: actor.uid }
    const parties = [order.buyerUid, order.sellerUid]
    const facts = { ...factsOf(before, event, moves), ...details }
    const story = { note, actor: actor.kind, actorUid: actor.uid, details: facts, files, at: now }
    const told = appendEntry(reference, order, story)
    const changed = { ...changedColumns(state), ...told.end, version: order.version + 1 }
    const after = { ...order, ...changed }
    const known = { row: loaded.dispute, state: before }
    const disputed = writeDispute(known, disputedOrder(after, state), { event, entry: told.entry })
    const { text: _statement, ...audited } = facts
    await commitVerb(app, {
      guards: [
        {
          change: updateRow(goodsOrder, changed, { id: orderId, version: order.version }),
        },
        ...guards,
        ...(state.kind === 'revoked' && order.discountCode !== null ? returnCode(orderId, now) : []),
      ],
      writes: [
        told.write,
        ...disputed.writes,
        ...tellParties(order, { note, by: actor.uid, at: now }),
        ...effectsOf(app, order, event, actor, state),
      ],
      entries: entry === null ? [] : [{ entry, reference, ...by }],
      audit: [
        ...audit,
        {
          action: `goodsOrder.${event.kind}`,
          actor: { kind: AUDIT_KINDS[actor.kind], ...(actor.uid === null ? {} : { uid: actor.uid }) },
          subject: reference,
          details: audited,
        },
      ],
      outbox: [
        {
          topic: 'goodsOrder',
          uids: parties,
          channels: [channelName('goodsOrder', orderId)],
          payload: { id: orderId, event: event.kind },
        },
        ...(entry === null ? [] : [{ topic: 'wallet' as const, uids: parties, payload: { currency: order.currency } }]),
      ],
    })
    return { loaded, order: after, dispute: disputed.row, added: disputed.added, at: now }
  })
}
