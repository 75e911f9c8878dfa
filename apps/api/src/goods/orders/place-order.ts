import { needsSecondArbiter } from '@jindu/domain/trust/disputes'
import { fail } from '@jindu/domain/errors'
import { unitPrice, whyNotPrice, type UnitPrice } from '@jindu/domain/goods/goods'
import { goodsOrderEntry, nextPromiseWarning, openGoodsOrder } from '@jindu/domain/goods/orders'
import type { PurchaseInput } from '@jindu/domain/input'
import { formatUsd, usd } from '@jindu/domain/money'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { assertOpen } from '../../platform/chain/index.ts'
import { commitVerb, insertRow, metRows, prepareOnce } from '../../platform/db/index.ts'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'
import { once, runVerb } from '../../platform/idempotency/index.ts'
import { quoteAsSeen } from '../../platform/rates/quote.ts'
import { appUser } from '../../accounts/accounts/tables.ts'
import { openConversation } from '../../trust/conversations/index.ts'
import { conversation } from '../../trust/conversations/tables.ts'
import { loadCode, useCode } from '../discounts/index.ts'
import {
  allocateUnits,
  assertInStock,
  pricingOf,
  tellOfGoods,
  tellStock,
  unsoldUpTo,
  whyNotBuyable,
} from '../goods/index.ts'
import { goods } from '../goods/tables.ts'
import { appendEntry, NO_ENTRIES } from '../../records/timeline/index.ts'
import { tellParties } from '../../records/messages/index.ts'
import { columnsOf } from './order-row.ts'
import { quoteTotal } from './quote.ts'
import { assertMaySpend, maySpend } from './spend-while-waiting.ts'
import { goodsOrder } from './tables.ts'

const goodsToBuy = prepareOnce((db) =>
  db
    .select({
      orderId: sql`nextval('goods_order_id_seq')`.mapWith(Number),
      knownChatId: conversation.id,
      chatId: sql`coalesce(${conversation.id}, nextval('conversation_id_seq'))`.mapWith(Number),
      sellerUid: goods.sellerUid,
      versionId: goods.versionId,
      title: goods.title,
      coverFileId: goods.coverFileId,
      priceCents: goods.priceCents,
      pricing: goods.pricing,
      offline: goods.offline,
      delistedAt: goods.delistedAt,
      delivery: goods.delivery,
      promisedHours: goods.promisedHours,
      sharedSecretId: goods.sharedSecretId,
      lowStock: goods.lowStock,
      // As many as tell whether the purchase leaves few.
      unsold: unsoldUpTo(sql`${goods.lowStock} + 1 + ${sql.placeholder('volume')}::int`),
      frozenAt: appUser.frozenAt,
    })
    .from(goods)
    .innerJoin(appUser, eq(appUser.uid, goods.sellerUid))
    .leftJoin(
      conversation,
      and(
        eq(conversation.subjectKind, 'goods'),
        eq(conversation.subjectId, goods.id),
        eq(conversation.askerUid, sql.placeholder('uid')),
      ),
    )
    .where(eq(goods.id, sql.placeholder('goodsId')))
    .prepare('goods_to_buy'),
)

type GoodsToBuy = Awaited<ReturnType<typeof loadGoods>>

const taken = metRows('units_taken', 'id')

const HOUR_SECONDS = 3_600

/** A purchase that others went ahead of this often waits for the units they are taking. */
const PATIENT_FROM = 3

function leavesFew({ unsold, lowStock }: GoodsToBuy, volume: number): boolean {
  return unsold !== null && unsold - volume <= lowStock
}

/** The seller's and the visitors' open pages read again when little is left. */
function stockEvents(found: GoodsToBuy, id: number, volume: number): OutboxDraft[] {
  if (!leavesFew(found, volume)) return []
  return [tellOfGoods(id, found.sellerUid, found.unsold === volume ? 'soldOut' : 'stockLow')]
}

async function loadGoods({ db }: App, goodsId: number, volume: number, uid: number) {
  const [row] = await goodsToBuy(db).execute({ goodsId, volume, uid })
  return row ?? fail('GOODS_NOT_FOUND', { id: goodsId })
}

/** The price of one piece now. @throws DomainError PRICE_CHANGED, PRICE_BELOW_MINIMUM, GOODS_PRICE_TOO_HIGH */
function unitNow(found: GoodsToBuy, { price, volume }: PurchaseInput, now: number): UnitPrice {
  const facts = { list: usd(found.priceCents), pricing: pricingOf(found.pricing), volume, now }
  const unit = unitPrice({ ...facts, named: price })
  const refusal = whyNotPrice(facts, price)
  if (refusal === null) return unit
  if (refusal !== 'PRICE_CHANGED') return fail(refusal, { minimum: formatUsd(unit.list) })
  return fail(refusal, { seen: Number(price.units), now: Number(unit.price.units), price: formatUsd(unit.price) })
}

/**
 * Buys goods: the total goes from the buyer's fund balance into the order's own escrow (product.md "Goods orders").
 * One round trip reads, two with a code, one writes; the same key again returns the first order.
 * Units of the stock are given to the order in the same commit: nothing is reserved before, nothing is left reserved after.
 * The caller has made sure of the pay password.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_SOLD_OUT, STOCK_TOO_LOW, OWN_GOODS, GOODS_OFFLINE, GOODS_DELISTED, SELLER_FROZEN, PRICE_CHANGED, PRICE_BELOW_MINIMUM, GOODS_PRICE_TOO_HIGH,
 *   CURRENCY_NOT_ACCEPTED, RATE_CHANGED, RATE_UNAVAILABLE, INSUFFICIENT_FUNDS, COIN_HELD, DISCOUNT_NOT_FOUND, DISCOUNT_ENDED, DISCOUNT_NOT_STARTED,
 *   DISCOUNT_NOT_FOR_GOODS, DISCOUNT_USED, DISCOUNT_FIRST_ONLY, DISCOUNT_USED_UP, DISCOUNT_MINIMUM, SECURITY_WAIT, IDEMPOTENCY_MISMATCH
 */
export function placeOrder(app: App, uid: number, input: PurchaseInput): Promise<{ id: number }> {
  const { goodsId, volume, currency, price, code, idempotencyKey } = input
  const seen = input.total
  // The seen total is no part of it: a page that asks again after a lost answer may have read a newer rate.
  const request = { goodsId, volume, currency, price: price.units, ...(code === undefined ? {} : { code }) }
  const key = once(uid, idempotencyKey, 'goodsOrders.place', request)

  let attempts = 0
  return runVerb(app, key, async () => {
    attempts += 1
    const found = await loadGoods(app, goodsId, volume, uid)
    const refusal = whyNotBuyable(found, uid)
    if (refusal !== null) return fail(refusal, { id: goodsId })
    assertInStock(found.unsold, volume)
    const now = app.clock.now()
    const unit = unitNow(found, input, now)
    const { price: current } = unit

    assertOpen(app, 'goods', currency)
    const settings = app.settings.current()
    const bought = { price: current, volume }
    const discount =
      code === undefined ? null : await loadCode(app, uid, { ...bought, code, sellerUid: found.sellerUid, goodsId })
    const newest = quoteTotal(app, { ...bought, off: discount?.off ?? null }, currency)
    const { totalUsd, total, rate } = seen === undefined ? newest : quoteAsSeen(app, newest, seen)
    // Read only where it may be too much, which the commit knows: of most purchases it is not.
    if (attempts > 1 || totalUsd.units > BigInt(settings.waitPurchaseCents)) await assertMaySpend(app, uid, totalUsd)
    const step = openGoodsOrder({
      buyerUid: uid,
      sellerUid: found.sellerUid,
      escrow: total,
      feeBasisPoints: settings.goodsFeeBasisPoints,
      protectionSeconds: settings.protectionSeconds,
      disputeTerms: {
        responseSeconds: settings.disputeResponseSeconds,
        needsSecondArbiter: needsSecondArbiter(totalUsd, settings.secondArbiterCents),
      },
      paidAt: now,
      promisedUntil: found.promisedHours === null ? null : now + found.promisedHours * HOUR_SECONDS,
    })
    const { promisedUntil } = step.state
    const id = found.orderId
    const { chatId } = found
    const talk = { subjectId: goodsId, ownerUid: found.sellerUid, askerUid: uid }
    const entry = goodsOrderEntry(id, step.state, step.moves)
    // Serialise purchases of the last units, so that the stock notice never depends on a purchase that fails.
    const patient = attempts >= PATIENT_FROM || leavesFew(found, volume)
    const order = { id, goodsId, buyerUid: uid, sellerUid: found.sellerUid }
    const reference = { kind: 'goodsOrder', id } as const
    const told = appendEntry(reference, NO_ENTRIES, {
      note: step.note,
      actor: 'buyer',
      actorUid: uid,
      details: {
        goods: goodsId,
        goodsVersion: found.versionId,
        seller: found.sellerUid,
        volume,
        priceCents: current.units.toString(),
        ...(unit.reason === 'list' ? {} : { listCents: unit.list.units.toString(), priceReason: unit.reason }),
        currency,
        toEscrow: total.units.toString(),
        usdE8: rate.usdE8.toString(),
        ...(promisedUntil === null ? {} : { promisedUntil }),
        ...(discount === null ? {} : { code: discount.code, offCents: newest.off.units.toString() }),
      },
      at: now,
    })
    await commitVerb(app, {
      once: key,
      response: { id },
      limits: maySpend(app, uid, totalUsd),
      guards: [
        ...(found.unsold === null
          ? []
          : [{ change: allocateUnits({ goodsId, orderId: id, volume, now, patient }), rows: volume, met: taken }]),
        ...(discount === null ? [] : useCode(discount, { orderId: id, buyerUid: uid, now })),
        // Fails if a concurrent purchase created the conversation; the retry finds it.
        ...(found.knownChatId === null ? [{ change: openConversation(app, chatId, 'goods', talk, now) }] : []),
      ],
      writes: [
        insertRow(goodsOrder, {
          ...columnsOf(step.state),
          id,
          goodsId,
          versionId: found.versionId,
          title: found.title,
          coverFileId: found.coverFileId,
          volume,
          priceCents: current.units,
          totalCents: totalUsd.units,
          offCents: newest.off.units,
          discountCode: discount?.code ?? null,
          ...(unit.reason === 'list' ? {} : { listCents: unit.list.units, priceReason: unit.reason }),
          rateE8: rate.usdE8,
          rateAt: rate.quotedAt,
          delivery: found.delivery,
          promiseWarningAt: nextPromiseWarning(step.state, now)?.at ?? null,
          sharedSecretId: found.sharedSecretId,
          chatId,
          ...told.end,
        }),
        told.write,
        ...tellParties(order, { note: step.note, by: uid, at: now }),
        ...(found.unsold === null
          ? []
          : [tellStock({ goodsId, sellerUid: found.sellerUid, lowStock: found.lowStock, taken, now })]),
      ],
      entries: entry === null ? [] : [{ entry, reference, actorUid: uid }],
      audit: [{ action: 'goodsOrder.place', actor: { kind: 'user', uid }, subject: reference }],
      outbox: [
        { topic: 'goodsOrder', uids: [uid, found.sellerUid], payload: { id, event: 'placed' } },
        { topic: 'wallet', uids: [uid], payload: { currency } },
        ...stockEvents(found, goodsId, volume),
      ],
    })
    return { id }
  })
}
