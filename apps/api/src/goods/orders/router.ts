import {
  coinMoney,
  digestField,
  idempotencyKeyField,
  idField,
  pageInput,
  pageOutput,
  purchaseCurrencyField,
  usdMoney,
  volumeField,
  refuse,
} from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import {
  moneyProcedure,
  router,
  staffProcedure,
  userProcedure,
  verifiedProcedure,
  visitorProcedure,
} from '../../trpc/init.ts'
import { isSpan, NO_SPAN, spanFields } from '../../trpc/span-input.ts'
import { disputeProcedures } from '../../trust/disputes/index.ts'
import { talkEvent } from '../../records/timeline/index.ts'
import { goodsOrderDisputes } from './dispute-adapter.ts'
import { openGoods, readGoodsAsBought, readGoodsOpening } from './goods-as-bought.ts'
import { LIST_STATES, listOrders } from './list-orders.ts'
import { eventsOfChat, latestOfChats, listOrdersOfChat } from './of-chat.ts'
import {
  delivered,
  goodsAsBought,
  listedOrder,
  note,
  orderInfo,
  orderRow,
  publicOrderRow,
  quoteOutput,
} from './output.ts'
import { inspectDelivery } from './inspect-delivery.ts'
import { actingParty } from './party.ts'
import { placeOrder } from './place-order.ts'
import { readQuote } from './quote.ts'
import { listOrdersOfGoods, readOrder } from './reads.ts'
import { stepOrder } from './step-order.ts'

const byId = z.object({ id: idField })

/** An event of a party that leaves the money in escrow. */
const partyEvent = (kind: 'hold' | 'cancelHold', summary: string) =>
  moneyProcedure
    .meta({ summary })
    .input(byId)
    .output(orderInfo)
    .mutation(({ ctx, input }) => stepOrder(ctx.app, ctx.session, input.id, { kind }, actingParty(ctx.session)))

/** An event of a party that moves the escrow: only with the pay password (marketplace.md §6). */
const payingEvent = (kind: 'confirm' | 'refund', summary: string) =>
  verifiedProcedure
    .meta({ summary })
    .input(byId.extend({ payPassword: digestField.optional() }))
    .output(orderInfo)
    .mutation(({ ctx, input }) => stepOrder(ctx.app, ctx.session, input.id, { kind }, actingParty(ctx.session)))

export const goodsOrdersRouter = router({
  quote: visitorProcedure
    .meta({ summary: 'What goods cost in a currency, with the caller’s balance' })
    .input(z.object({ goodsId: idField, volume: volumeField, currency: purchaseCurrencyField }))
    .output(quoteOutput)
    .query(async ({ ctx, input }) => {
      const quote = await readQuote(ctx.app, ctx.session?.uid ?? null, input)
      return { ...quote, rateAt: quote.rate.quotedAt }
    }),

  place: verifiedProcedure
    .meta({ summary: 'Buy goods: the price goes into escrow' })
    .input(
      z.object({
        goodsId: idField,
        volume: volumeField,
        currency: purchaseCurrencyField,
        price: usdMoney,
        total: coinMoney.optional(),
        payPassword: digestField.optional(),
        idempotencyKey: idempotencyKeyField,
      }),
    )
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => placeOrder(ctx.app, ctx.session.uid, input)),

  info: userProcedure
    .meta({ summary: 'One order with what the caller may do' })
    .input(byId)
    .output(orderInfo)
    .query(({ ctx, input }) => readOrder(ctx.app, ctx.session, input.id)),

  list: userProcedure
    .meta({ summary: 'One’s own orders as buyer or seller' })
    .input(
      pageInput('goodsOrders')
        .extend({
          side: z.enum(['buy', 'sell']),
          state: z.enum(LIST_STATES).optional(),
          search: z.string().trim().min(1).max(60).optional(),
        })
        .extend(spanFields)
        .refine(isSpan, NO_SPAN),
    )
    .output(pageOutput(listedOrder))
    .query(({ ctx, input }) => listOrders(ctx.app, ctx.session.uid, input)),

  goods: userProcedure
    .meta({ summary: 'The goods of an order as they were bought, with what was delivered' })
    .input(byId)
    .output(goodsAsBought)
    .query(({ ctx, input }) => readGoodsAsBought(ctx.app, ctx.session, input.id, ctx.locale)),

  readDelivery: userProcedure
    .meta({ summary: 'Read what was delivered as old clients do: the first reading opens its text, units stay sealed' })
    .input(byId)
    .output(goodsAsBought)
    .mutation(({ ctx, input }) => readGoodsOpening(ctx.app, ctx.session, input.id, ctx.locale)),

  openDelivery: userProcedure
    .meta({ summary: 'Open what was delivered: from then on it counts as seen by the buyer' })
    .input(byId.extend({ unit: z.int().min(1).max(rules.goods.stock.maximumUnitsAnOrder).optional() }))
    .output(goodsAsBought)
    .mutation(({ ctx, input }) => openGoods(ctx.app, ctx.session, input.id, ctx.locale, input.unit)),

  inspectDelivery: staffProcedure('arbiter')
    .meta({ summary: 'The delivery of a disputed order in the clear, for the arbiter; each look is recorded' })
    .input(byId)
    .output(delivered)
    .mutation(({ ctx, input }) => inspectDelivery(ctx.app, ctx.session, input.id)),

  ofGoods: visitorProcedure
    .meta({ summary: 'The sales of one goods, as everybody may see them' })
    .input(pageInput('goodsOrders').extend({ goodsId: idField }))
    .output(pageOutput(publicOrderRow))
    .query(({ ctx, input }) => listOrdersOfGoods(ctx.app, input.goodsId, input)),

  confirm: payingEvent('confirm', 'Confirm receipt as the buyer: the escrow goes to the seller'),
  refund: payingEvent('refund', 'Refund as the seller: the escrow goes back to the buyer'),
  hold: partyEvent('hold', 'Hold an order as the buyer: its clock stands still'),
  cancelHold: partyEvent('cancelHold', 'Lift the hold; the order cannot be held again'),
  ...disputeProcedures(goodsOrderDisputes),

  ofChat: userProcedure
    .meta({ summary: 'The orders between the two parties of a chat' })
    .input(pageInput('goodsOrders').extend({ chatId: idField }))
    .output(pageOutput(orderRow))
    .query(({ ctx, input }) => listOrdersOfChat(ctx.app, ctx.session, input)),

  eventsOfChat: userProcedure
    .meta({ summary: 'What happened to the orders of a chat, with their times' })
    .input(z.object({ chatId: idField }))
    .output(z.object({ data: z.array(talkEvent(note)) }))
    .query(({ ctx, input }) => eventsOfChat(ctx.app, ctx.session, input.chatId)),

  latestOfChats: userProcedure
    .meta({ summary: 'The latest order of each of several chats' })
    .input(z.object({ chatIds: z.array(idField).max(rules.pages.maximumRows, refuse('LIMIT_INVALID')) }))
    .output(z.object({ data: z.array(z.object({ chatId: z.int(), order: orderRow })) }))
    .query(({ ctx, input }) => latestOfChats(ctx.app, ctx.session, input.chatIds)),
})
