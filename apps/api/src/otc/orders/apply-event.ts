import { channelName } from '@jindu/domain/events'
import {
  boughtBy,
  isOpen,
  next,
  nextWarning,
  orderEndedEvent,
  otcOrderEntry,
  otcWaitStep,
  type OtcOrder,
  type OtcOrderActor,
  type OtcOrderEvent,
} from '@jindu/domain/otc/orders'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import { commitVerb, updateRow, type CountedLimit } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { assertNoWait } from '../../accounts/accounts/index.ts'
import { writeDispute, type RecordStep } from '../../trust/disputes/index.ts'
import { endVolume, tellOfOffer } from '../offers/index.ts'
import { appendEntry } from '../../records/timeline/index.ts'
import { disputedOrder } from './disputed-order.ts'
import { effectsOf } from './effects.ts'
import { factsOf } from './facts.ts'
import { tellParties } from '../../records/messages/index.ts'
import { changedColumns, loadOrder, stateOf, type OrderRow } from './order-row.ts'
import type { Actor } from './party.ts'
import { otcOrder } from './tables.ts'

/** A step's record beyond its event: details, files, its own columns, and counted limits. */
type Recorded = Awaited<ReturnType<RecordStep>> & {
  readonly columns?: Partial<typeof otcOrder.$inferInsert>
  readonly limits?: readonly CountedLimit[]
}

const AUDIT_KINDS = { buyer: 'user', seller: 'user', arbiter: 'staff', clock: 'clock' } as const satisfies Record<
  OtcOrderActor['kind'],
  AuditDraft['actor']['kind']
>

/** An event chosen by the order's state: used by calls that withdraw one's own mark. */
export type EventOf = (state: OtcOrder, actor: Actor) => OtcOrderEvent

/**
 * The only writer of order state. Loads order and offer, asks both machines, and commits all changes in one statement.
 * If either changed meanwhile, it reloads and retries, a bounded number of times. A security wait refuses what
 * gives the seller's coin away (`duringWait`).
 * @throws DomainError OTC_ORDER_NOT_FOUND, CONCURRENT_CHANGE, SECURITY_WAIT, and whatever `next` and `record` refuse with
 */
export function applyEvent(
  app: App,
  orderId: number,
  eventOf: EventOf,
  actorOf: (order: OrderRow) => Actor,
  record: (order: OrderRow) => Recorded | Promise<Recorded> = () => ({ details: {} }),
): Promise<void> {
  return runVerb(app, null, async () => {
    const loaded = await loadOrder(app, orderId)
    const { order, offer } = loaded
    const actor = actorOf(order)
    const now = app.clock.now()
    const before = stateOf(loaded)
    const event = eventOf(before, actor)
    const { state, moves, note } = next(before, event, actor, now)
    if (actor.uid !== null) await assertNoWait(app, actor.uid, otcWaitStep(actor.kind, event.kind))
    const { details, files, columns = {}, guards = [], limits = [], audit = [] } = await record(order)
    const ended = isOpen(state) ? null : state
    const bought = ended === null ? {} : { boughtUnits: boughtBy(ended).units }
    const volume = ended === null ? null : endVolume(app, offer, orderEndedEvent(ended), now)
    const ongoing = volume?.ongoing ?? offer.status === 'ongoing'
    const entry = otcOrderEntry(orderId, state, { id: offer.id, ongoing }, moves)
    const rest = volume?.rest ?? null
    const byUid = actor.uid === null ? {} : { actorUid: actor.uid }
    const reference = { kind: 'otcOrder', id: orderId } as const
    const parties = [order.buyerUid, order.sellerUid]
    const facts = { ...factsOf(before, event, moves), ...details }
    const told = appendEntry(reference, order, {
      note,
      actor: actor.kind,
      actorUid: actor.uid,
      details: facts,
      files,
      at: now,
    })
    const warningAt = nextWarning(state, order.warned)?.at ?? null
    const changed = {
      ...changedColumns(state),
      ...columns,
      ...bought,
      ...told.end,
      warningAt,
      version: order.version + 1,
    }
    const known = { row: loaded.dispute, state: before }
    const disputed = writeDispute(
      known,
      disputedOrder({ ...order, ...told.end, ...changedColumns(state), version: order.version + 1 }, state),
      { event, entry: told.entry },
    )
    const { text: _statement, ...audited } = facts
    await commitVerb(app, {
      limits,
      guards: [
        { change: updateRow(otcOrder, changed, { id: orderId, version: order.version }) },
        ...(volume === null ? [] : [volume.guard]),
        ...guards,
      ],
      writes: [
        told.write,
        ...disputed.writes,
        ...tellParties(order, { note, by: actor.uid, at: now }),
        ...(ended === null ? [] : effectsOf(app, orderId, ended)),
        ...(volume?.told ?? []),
      ],
      entries: [
        ...(entry === null ? [] : [{ entry, reference, ...byUid }]),
        ...(rest === null ? [] : [{ entry: rest, reference: { kind: 'otcOffer' as const, id: offer.id }, ...byUid }]),
      ],
      audit: [
        ...audit,
        {
          action: `otcOrder.${event.kind}`,
          actor: { kind: AUDIT_KINDS[actor.kind], ...(actor.uid === null ? {} : { uid: actor.uid }) },
          subject: reference,
          details: audited,
        },
      ],
      outbox: [
        {
          topic: 'otcOrder',
          uids: parties,
          channels: [channelName('otcOrder', orderId)],
          payload: { id: orderId, event: event.kind },
        },
        ...(ended === null ? [] : [tellOfOffer(offer, 'orderEnded')]),
        ...(entry === null ? [] : [{ topic: 'wallet' as const, uids: parties, payload: { currency: order.currency } }]),
      ],
    })
  })
}
