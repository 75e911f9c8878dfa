import { fail } from '@jindu/domain/errors'
import {
  digestField,
  idempotencyKeyField,
  idField,
  pageInput,
  pageOutput,
  purchaseCurrencyField,
  usdMoney,
  volumeField,
} from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import {
  moneyProcedure,
  router,
  staffProcedure,
  userProcedure,
  verifiedProcedure,
  visitorProcedure,
} from '../../trpc/init.ts'
import { cancelComplaint } from './cancel-complaint.ts'
import { cancelHold } from './cancel-hold.ts'
import { complain } from './complain.ts'
import { confirmReceipt } from './confirm-receipt.ts'
import { readGoodsAsBought, readOpenedGoods } from './goods-as-bought.ts'
import { holdOrder } from './hold-order.ts'
import { LIST_STATES, listOrders } from './list-orders.ts'
import { actionRow, delivered, goodsAsBought, orderInfo, orderRow, publicOrderRow, quoteOutput } from './output.ts'
import { inspectDelivery } from './inspect-delivery.ts'
import { openDelivery } from './open-delivery.ts'
import { placeOrder } from './place-order.ts'
import { readQuote } from './quote.ts'
import { listOrdersOfGoods, readActions, readOrder } from './reads.ts'
import { refundOrder } from './refund-order.ts'
import { ruleOrder } from './rule-order.ts'

const byId = z.object({ id: idField })

/** `as`: the side that the caller says to be, where a call names it. */
const asParty = byId.extend({ as: z.enum(['buyer', 'seller']).optional() })

async function requireRole(app: App, session: Session, orderId: number, role: 'buyer' | 'seller'): Promise<void> {
  if ((await readOrder(app, session, orderId)).role !== role) fail('ORDER_WRONG_PARTY', { id: orderId })
}

type PartyVerb = (app: App, session: Session, orderId: number) => Promise<void>

/** An event of a party that leaves the money in escrow: acts, then answers with the order as it is now. */
const partyEvent = (verb: PartyVerb) =>
  moneyProcedure
    .input(asParty)
    .output(orderInfo)
    .mutation(async ({ ctx, input }) => {
      if (input.as !== undefined) await requireRole(ctx.app, ctx.session, input.id, input.as)
      await verb(ctx.app, ctx.session, input.id)
      return readOrder(ctx.app, ctx.session, input.id)
    })

/** An event of a party that moves the escrow: only with the pay password (marketplace.md §6). */
const payingEvent = (verb: PartyVerb) =>
  verifiedProcedure
    .input(byId.extend({ payPassword: digestField.optional() }))
    .output(orderInfo)
    .mutation(async ({ ctx, input }) => {
      await verb(ctx.app, ctx.session, input.id)
      return readOrder(ctx.app, ctx.session, input.id)
    })

const ruling = z.discriminatedUnion('to', [
  z.object({ to: z.literal('buyer') }),
  z.object({ to: z.literal('seller') }),
  z.object({ to: z.literal('split'), buyerBasisPoints: z.int() }),
])

export const goodsOrdersRouter = router({
  quote: visitorProcedure
    .input(z.object({ goodsId: idField, volume: volumeField, currency: purchaseCurrencyField }))
    .output(quoteOutput)
    .query(async ({ ctx, input }) => {
      const quote = await readQuote(ctx.app, ctx.session?.uid ?? null, input)
      return { ...quote, rateAt: quote.rate.quotedAt }
    }),

  place: verifiedProcedure
    .input(
      z.object({
        goodsId: idField,
        volume: volumeField,
        currency: purchaseCurrencyField,
        price: usdMoney,
        payPassword: digestField.optional(),
        idempotencyKey: idempotencyKeyField,
      }),
    )
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => placeOrder(ctx.app, ctx.session.uid, input)),

  info: userProcedure
    .input(byId)
    .output(orderInfo)
    .query(({ ctx, input }) => readOrder(ctx.app, ctx.session, input.id)),

  list: userProcedure
    .input(
      pageInput('goodsOrders').extend({
        side: z.enum(['buy', 'sell']),
        state: z.enum(LIST_STATES).optional(),
        search: z.string().trim().min(1).max(60).optional(),
      }),
    )
    .output(pageOutput(orderRow))
    .query(({ ctx, input }) => listOrders(ctx.app, ctx.session.uid, input)),

  actions: userProcedure
    .input(byId)
    .output(pageOutput(actionRow))
    .query(({ ctx, input }) => readActions(ctx.app, ctx.session, input.id)),

  goods: userProcedure
    .input(byId)
    .output(goodsAsBought)
    .query(({ ctx, input }) => readGoodsAsBought(ctx.app, ctx.session, input.id)),

  openDelivery: userProcedure
    .input(byId.extend({ unit: z.int().min(1).max(rules.goods.stock.maximumUnitsAnOrder).optional() }))
    .output(goodsAsBought)
    .mutation(async ({ ctx, input }) => {
      await openDelivery(ctx.app, ctx.session, input.id, input.unit)
      return readGoodsAsBought(ctx.app, ctx.session, input.id)
    }),

  openedGoods: userProcedure
    .input(byId)
    .output(goodsAsBought)
    .mutation(({ ctx, input }) => readOpenedGoods(ctx.app, ctx.session, input.id)),

  inspectDelivery: staffProcedure('arbiter')
    .input(byId)
    .output(delivered)
    .mutation(({ ctx, input }) => inspectDelivery(ctx.app, ctx.session, input.id)),

  ofGoods: visitorProcedure
    .input(pageInput('goodsOrders').extend({ goodsId: idField }))
    .output(pageOutput(publicOrderRow))
    .query(({ ctx, input }) => listOrdersOfGoods(ctx.app, input.goodsId, input)),

  confirm: payingEvent(confirmReceipt),
  hold: partyEvent(holdOrder),
  cancelHold: partyEvent(cancelHold),
  complain: partyEvent(complain),
  cancelComplaint: partyEvent(cancelComplaint),
  refund: payingEvent(refundOrder),

  rule: staffProcedure('arbiter')
    .input(z.object({ id: idField, ruling, reason: z.string().trim().min(1).max(2000) }))
    .output(orderInfo)
    .mutation(async ({ ctx, input }) => {
      await ruleOrder(ctx.app, ctx.session, input.id, input.ruling, input.reason)
      return readOrder(ctx.app, ctx.session, input.id)
    }),
})
