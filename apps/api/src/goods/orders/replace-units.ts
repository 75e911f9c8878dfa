import { fail } from '@jindu/domain/errors'
import { checkSecrets } from '@jindu/domain/goods/goods'
import { whyNotReplaceable } from '@jindu/domain/goods/orders'
import type { replacementInput } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import type { Locale } from '@jindu/i18n'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { commitVerb, metRows, updateRow, type Guard } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { appendEntry } from '../../records/timeline/index.ts'
import {
  allocateReplacements,
  countUnsold,
  insertUnits,
  knownLines,
  markReplaced,
  tellOfGoods,
  tellStock,
  type Replacement,
} from '../goods/index.ts'
import { goods } from '../goods/tables.ts'
import { deliveredUnits, type DeliveredUnits, type Unit } from './delivered-units.ts'
import { goodsAsBoughtOf } from './goods-as-bought.ts'
import { loadAsBought } from './load-as-bought.ts'
import { tellParties } from '../../records/messages/index.ts'
import { loadOrder } from './order-row.ts'
import { actingParty } from './party.ts'
import { goodsOrder } from './tables.ts'

export type ReplaceInput = z.output<typeof replacementInput>

const taken = metRows('units_taken', 'id')

/** From this attempt on, wait for units that concurrent purchases have locked. */
const PATIENT_FROM = 3

/**
 * The seller replaces faulty units: by the oldest of the stock, or by typed ones. Replaced units stay with the order, marked, and never
 * return to stock; replacements are sealed until the buyer opens them. The timeline records it and both parties are notified. It raises the
 * order's version, which serialises it with openings and refunds.
 * @throws DomainError ORDER_NOT_FOUND, ORDER_WRONG_PARTY, STOCK_NOT_UNITS, ORDER_NOT_OPEN, DELIVERY_UNIT_NOT_FOUND, DELIVERY_UNIT_REPLACED,
 *   DELIVERY_REPLACED_OFTEN, REPLACEMENT_STOCK_LOW (left), STOCK_SECRET_KNOWN (line)
 */
export async function replaceUnits(app: App, session: Session, input: ReplaceInput, locale: Locale) {
  const { id: orderId, reason, remark } = input
  let attempts = 0
  await runVerb(app, null, async () => {
    attempts += 1
    // Read the units before the order, so that a refund in between shows in the order's status.
    const found = await deliveredUnits(app, orderId)
    const { order } = await loadOrder(app, orderId)
    const { kind: role } = actingParty(session)(order)
    const refusal = whyNotReplaceable({ ...order, role })
    if (refusal !== null) fail(refusal, { id: orderId })
    const wanted = wantedUnits(found, input.units)
    const most = rules.goods.stock.maximumReplacedAnOrder
    if (found.replaced.length + wanted.length > most) fail('DELIVERY_REPLACED_OFTEN')
    const now = app.clock.now()
    const replacement = { goodsId: order.goodsId, orderId, units: wanted.map(({ id }) => id), now }
    const byHand = order.delivery === 'manual'
    const { guard, lowStock } = await newUnits(app, replacement, input.secrets, {
      patient: attempts >= PATIENT_FROM,
      byHand,
    })
    const note = 'goodsOrder.unitsReplaced'
    const details = {
      units: wanted.map(({ number }) => number).join(', '),
      of: order.volume,
      from: input.secrets === undefined ? 'stock' : 'typed',
      replacement: reason,
      ...(remark !== '' && { remark }),
    }
    const reference = { kind: 'goodsOrder', id: orderId } as const
    const told = appendEntry(reference, order, { note, actor: 'seller', actorUid: session.uid, details, at: now })
    const changed = { ...told.end, version: order.version + 1 }
    await commitVerb(app, {
      guards: [
        { change: updateRow(goodsOrder, changed, { id: orderId, version: order.version }) },
        { change: markReplaced(replacement, { reason, remark }), rows: wanted.length },
        guard,
      ],
      writes: [
        told.write,
        ...tellParties(order, { note, by: session.uid, at: now }),
        ...(lowStock === null
          ? []
          : [tellStock({ goodsId: order.goodsId, sellerUid: order.sellerUid, lowStock, taken, now })]),
      ],
      audit: [
        {
          action: 'goodsOrder.replaceUnits',
          actor: { kind: 'user', uid: session.uid },
          subject: reference,
          details,
        },
      ],
      outbox: [
        {
          topic: 'goodsOrder',
          uids: [order.buyerUid, order.sellerUid],
          payload: { id: orderId, event: 'unitsReplaced' },
        },
        ...(lowStock === null ? [] : [tellOfGoods(order.goodsId, order.sellerUid, 'stock')]),
      ],
    })
  })
  return goodsAsBoughtOf(app, await loadAsBought(app, orderId), 'seller', locale)
}

/** The units with these ids, ordered by number. */
function wantedUnits({ units, replaced }: DeliveredUnits, ids: readonly number[]): readonly Unit[] {
  for (const id of ids) {
    if (replaced.some((one) => one.id === id)) fail('DELIVERY_UNIT_REPLACED')
    if (!units.some((one) => one.id === id)) fail('DELIVERY_UNIT_NOT_FOUND', { unit: id })
  }
  return units.filter(({ id }) => ids.includes(id))
}

/** The guarded statement that adds the replacements; `lowStock` is the threshold of the stock that they come from. */
async function newUnits(
  app: App,
  replacement: Replacement,
  typed: readonly string[] | undefined,
  { patient, byHand }: { readonly patient: boolean; readonly byHand: boolean },
): Promise<{ guard: Guard; lowStock: number | null }> {
  const { goodsId, orderId, units } = replacement
  const rows = units.length
  if (typed !== undefined) {
    const checked = checkSecrets(typed)
    const [known] = await knownLines(app, goodsId, checked, byHand ? orderId : null)
    if (known !== undefined) fail('STOCK_SECRET_KNOWN', { line: known.line })
    const secrets = checked.secrets.map(({ secret }) => secret)
    return {
      guard: { change: insertUnits(app, goodsId, secrets, { to: { orderId, replaces: units, byHand } }), rows },
      lowStock: null,
    }
  }
  const [[stock], left] = await Promise.all([
    app.db.select({ lowStock: goods.lowStock }).from(goods).where(eq(goods.id, goodsId)),
    countUnsold(app, goodsId),
  ])
  if (left < rows) fail('REPLACEMENT_STOCK_LOW', { left })
  return {
    guard: { change: allocateReplacements(replacement, patient), rows, met: taken },
    lowStock: stock?.lowStock ?? 0,
  }
}
