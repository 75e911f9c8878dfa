import * as categoryAd from '@jindu/domain/promotion/category-ads'
import { fail } from '@jindu/domain/errors'
import * as homeAd from '@jindu/domain/promotion/home-ads'
import { entryTemplates } from '@jindu/domain/ledger'
import { money } from '@jindu/domain/money'
import { adRefunds, type AdRefund } from '@jindu/domain/accounts/paid-terms'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { tell } from '../../records/messages/index.ts'
import { settleThing, tellOfQueue, unclaimed, type QueueThing } from '../../trust/moderation/index.ts'
import { changeAd, loadAd } from './load-ad.ts'
import { categoryColumns, categorySlot, homeColumns, homeSlot, type AdRow } from './slots.ts'
import { adPurchase } from './tables.ts'
import { tellOfAd } from './tell-of-ad.ts'
import { tellOfStrips } from './tell-of-strips.ts'

const queued = (id: number): QueueThing => ({ kind: 'ad', id })

async function loadOthers(app: App, staff: Pick<Session, 'uid'>, id: number): Promise<AdRow> {
  const row = await loadAd(app, id)
  return row.ownerUid === staff.uid ? fail('STAFF_OWN_MATTER') : row
}

/**
 * Approves a waiting ad: weeks bought meanwhile start now.
 * @throws DomainError AD_NOT_FOUND, STAFF_OWN_MATTER, MODERATION_CLAIMED, AD_NOT_UNDER_REVIEW
 */
export function approveAd(app: App, staff: Session, id: number): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const row = await loadOthers(app, staff, id)
    if (row.waitingSince === null) return fail('AD_NOT_UNDER_REVIEW')
    const now = app.clock.now()
    const change = { waitingSince: null, approvedAt: row.approvedAt ?? now, ...homeColumns(homeSlot(row, now)) }
    await commitVerb(app, {
      guards: [unclaimed(app, queued(id), staff.uid), changeAd(app, row, change)],
      writes: [
        tell(row.ownerUid, { kind: 'ad.approved', subjectId: id, side: null, facts: {} }, { at: now }),
        ...settleThing(app, queued(id), { uid: staff.uid, outcome: 'done' }),
      ],
      audit: [{ action: 'ad.approved', actor: { kind: 'staff', uid: staff.uid }, subject: { kind: 'ad', id } }],
      outbox: [
        tellOfAd(id, row.ownerUid, 'approved'),
        ...(await tellOfStrips(app.db, id, [{ ...row, ...change }])),
        tellOfQueue(queued(id), 'closed'),
      ],
    })
    return { id }
  })
}

/** The refund per purchase if the ad were taken down now. */
export async function refundsOf({ db }: App, row: AdRow, now: number): Promise<readonly AdRefund[]> {
  const rows = await db
    .select()
    .from(adPurchase)
    .where(and(eq(adPurchase.adId, row.id), isNull(adPurchase.refundedAt)))
  const of = (place: 'home' | 'category', left: number) =>
    adRefunds(
      rows
        .filter((purchase) => purchase.place === place)
        .map(({ id, bought, currency, paidUnits }) => ({ id, bought, paid: money(currency, paidUnits) })),
      left,
    )
  return [...of('home', homeAd.secondsLeft(homeSlot(row, now), now)), ...of('category', row.categoryRemaining)]
}

/** Closes all purchases, including those without a refund, so that each is refunded at most once. */
function closePurchases({ db }: App, row: AdRow, refunds: readonly AdRefund[], now: number) {
  const back = JSON.stringify(refunds.map(({ id, money: { units } }) => ({ id, units: units.toString() })))
  return db
    .update(adPurchase)
    .set({
      refundedAt: now,
      refundedUnits: sql`coalesce((select r.units from jsonb_to_recordset(${back}::jsonb) as r (id bigint, units bigint) where r.id = ${adPurchase.id}), 0)`,
    })
    .where(and(eq(adPurchase.adId, row.id), isNull(adPurchase.refundedAt)))
}

/**
 * Takes an ad down, or rejects a waiting one. It is hidden everywhere, and its unused part is refunded.
 * @throws DomainError AD_NOT_FOUND, STAFF_OWN_MATTER, MODERATION_CLAIMED, AD_ALREADY_CLOSED
 */
export function delistAd(app: App, staff: Session, id: number, reason: string): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const row = await loadOthers(app, staff, id)
    if (row.delistedAt !== null) return fail('AD_ALREADY_CLOSED')
    const now = app.clock.now()
    const uid = row.ownerUid
    const refunds = await refundsOf(app, row, now)
    const currencies = [...new Set(refunds.map(({ money: { asset } }) => asset))]
    await commitVerb(app, {
      guards: [
        unclaimed(app, queued(id), staff.uid),
        changeAd(app, row, {
          delistedAt: now,
          delistReason: reason,
          waitingSince: null,
          ...homeColumns(homeAd.takenDown(homeSlot(row, now), now)),
          ...categoryColumns(categoryAd.takenDown(categorySlot(row))),
        }),
      ],
      writes: [
        closePurchases(app, row, refunds, now),
        tell(uid, { kind: 'ad.delisted', subjectId: id, side: null, facts: { reason } }, { at: now }),
        ...settleThing(app, queued(id), { uid: staff.uid, outcome: 'takenDown' }),
      ],
      entries: refunds.map((refund) => ({
        entry: entryTemplates.adRefund({ uid, money: refund.money }),
        key: `ad-refund:${refund.id}`,
        reference: { kind: 'ad', id },
        actorUid: staff.uid,
        details: { purchase: refund.id },
      })),
      audit: [
        {
          action: 'ad.delisted',
          actor: { kind: 'staff', uid: staff.uid },
          subject: { kind: 'ad', id },
          details: { reason, refunds: refunds.length },
        },
      ],
      outbox: [
        tellOfAd(id, uid, 'delisted'),
        ...(await tellOfStrips(app.db, id, [row])),
        tellOfQueue(queued(id), 'closed'),
        ...currencies.map((currency) => ({ topic: 'wallet' as const, uids: [uid], payload: { currency } })),
      ],
    })
    return { id }
  })
}

/**
 * Restores an ad that staff took down; its owner can buy places for it again.
 * @throws DomainError AD_NOT_FOUND, STAFF_OWN_MATTER, MODERATION_CLAIMED, AD_ALREADY_SHOWN
 */
export function relistAd(app: App, staff: Session, id: number, reason: string): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const row = await loadOthers(app, staff, id)
    if (row.delistedAt === null) return fail('AD_ALREADY_SHOWN')
    const now = app.clock.now()
    const change = {
      delistedAt: null,
      delistReason: null,
      approvedAt: row.approvedAt ?? now,
      ...homeColumns(homeAd.letBack(homeSlot({ ...row, approvedAt: now }, now))),
      ...categoryColumns(categoryAd.letBack(categorySlot(row))),
    }
    await commitVerb(app, {
      guards: [unclaimed(app, queued(id), staff.uid), changeAd(app, row, change)],
      writes: [tell(row.ownerUid, { kind: 'ad.relisted', subjectId: id, side: null, facts: { reason } }, { at: now })],
      audit: [
        {
          action: 'ad.relisted',
          actor: { kind: 'staff', uid: staff.uid },
          subject: { kind: 'ad', id },
          details: { reason },
        },
      ],
      outbox: [tellOfAd(id, row.ownerUid, 'relisted'), ...(await tellOfStrips(app.db, id, [{ ...row, ...change }]))],
    })
    return { id }
  })
}
