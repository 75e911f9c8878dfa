import { channelName } from '@jindu/domain/events'
import { fail } from '@jindu/domain/errors'
import { isViewRecorded, whyNoPayees, type OtcOrderTimelineNote } from '@jindu/domain/otc/orders'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, updateRow } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { appendEntry, lastAtOf } from '../../records/timeline/index.ts'
import { openKept, type PayeeShown } from './kept-payees.ts'
import { loadOrder, type OrderRow } from './order-row.ts'
import { readingParty } from './party.ts'
import { otcOrder, otcOrderPayees } from './tables.ts'

/** How each viewer's access is recorded; the seller's is not, because the accounts are theirs. */
const VIEWS = {
  buyer: { note: 'otcOrder.payeesViewed', actor: 'buyer', audited: 'user' },
  staff: { note: 'otcOrder.payeesViewedByStaff', actor: 'arbiter', audited: 'staff' },
} as const satisfies Record<
  string,
  { readonly note: OtcOrderTimelineNote; readonly actor: string; readonly audited: string }
>

/**
 * The receiving accounts of an order, as they were on taking. Only while the order is open, for its buyer, its seller,
 * and staff with the case. A viewer's first access is recorded in the timeline, later ones at most once an hour
 * (`isViewRecorded`). The entry increments the order's version, so that no access is recorded after the end.
 * @returns an empty list if the seller named none
 * @throws DomainError OTC_ORDER_NOT_FOUND for strangers, STAFF_NOT_DISPUTED, STAFF_CASE_OVER, OTC_ORDER_NOT_OPEN
 */
export function viewPayees(app: App, session: Session, orderId: number): Promise<readonly PayeeShown[]> {
  return runVerb(app, null, async () => {
    const { order } = await loadOrder(app, orderId)
    const role = await readingParty(app, session, order)
    const refusal = whyNoPayees(order.status)
    if (refusal !== null) return fail(refusal, { id: orderId })
    const [row] = await app.db.select().from(otcOrderPayees).where(eq(otcOrderPayees.orderId, orderId))
    if (row === undefined) return []
    if (role !== 'seller') await recordView(app, session.uid, order, VIEWS[role])
    return openKept(app, row)
  })
}

async function recordView(app: App, uid: number, order: OrderRow, view: (typeof VIEWS)[keyof typeof VIEWS]) {
  const { id, version } = order
  const { note, actor, audited } = view
  const reference = { kind: 'otcOrder', id } as const
  const now = app.clock.now()
  if (!isViewRecorded(await lastAtOf(app, reference, { note, actorUid: uid }), now)) return
  const told = appendEntry(reference, order, { note, actor, actorUid: uid, details: {}, at: now })
  await commitVerb(app, {
    guards: [{ change: updateRow(otcOrder, { ...told.end, version: version + 1 }, { id, version }) }],
    writes: [told.write],
    audit: [{ action: 'otcOrder.viewPayees', actor: { kind: audited, uid }, subject: reference }],
    outbox: [
      {
        topic: 'otcOrder',
        uids: [order.buyerUid, order.sellerUid],
        channels: [channelName('otcOrder', id)],
        payload: { id, event: 'payeesViewed' },
      },
    ],
  })
}
