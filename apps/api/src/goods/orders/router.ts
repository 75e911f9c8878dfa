import type { Text } from '@jindu/i18n'
import {
  deliverInput,
  digestField,
  discountCodeField,
  idField,
  pageInput,
  pageOutput,
  purchaseCurrencyField,
  purchaseInput,
  refuse,
  replacementInput,
  usdMoney,
  volumeField,
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
import { deliverOrder } from './deliver-order.ts'
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
import { countMisses } from '../discounts/index.ts'
import { placeOrder } from './place-order.ts'
import { readQuote } from './quote.ts'
import { listOrdersOfGoods, readOrder } from './reads.ts'
import { replaceUnits } from './replace-units.ts'
import { stepOrder } from './step-order.ts'

const byId = z.object({ id: idField })

/** An event of a party that leaves the money in escrow, or brings it back to them. */
const partyEvent = (kind: 'hold' | 'cancelHold' | 'cancel', summary: Text) =>
  moneyProcedure
    .meta({ summary, scope: 'trade' })
    .input(byId)
    .output(orderInfo)
    .mutation(({ ctx, input }) => stepOrder(ctx.app, ctx.session, input.id, { kind }, actingParty(ctx.session)))

/** An event of a party that moves the escrow: only with the pay password (marketplace.md §6). */
const payingEvent = (kind: 'confirm' | 'refund', summary: Text) =>
  verifiedProcedure
    .meta({ summary, scope: 'trade' })
    .input(byId.extend({ payPassword: digestField.optional() }))
    .output(orderInfo)
    .mutation(({ ctx, input }) => stepOrder(ctx.app, ctx.session, input.id, { kind }, actingParty(ctx.session)))

export const goodsOrdersRouter = router({
  quote: visitorProcedure
    .meta({
      summary: {
        en: 'What goods cost in a currency, with the caller’s balance',
        'zh-CN': '商品以某币种计的价格，以及调用方的余额',
      },
      scope: 'market',
    })
    .input(
      z.object({
        goodsId: idField,
        volume: volumeField,
        currency: purchaseCurrencyField,
        code: discountCodeField.optional(),
        named: usdMoney.optional(),
      }),
    )
    .output(quoteOutput)
    .query(async ({ ctx, input }) => {
      const read = () => readQuote(ctx.app, ctx.session?.uid ?? null, input)
      const quote = await (input.code === undefined ? read() : countMisses(ctx, read))
      return { ...quote, rateAt: quote.rate.quotedAt }
    }),

  place: verifiedProcedure
    .meta({
      summary: { en: 'Buy goods: the price goes into escrow', 'zh-CN': '购买商品，货款进入托管' },
      scope: 'trade',
    })
    .input(purchaseInput)
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => {
      const place = () => placeOrder(ctx.app, ctx.session.uid, input)
      return input.code === undefined ? place() : countMisses(ctx, place)
    }),

  info: userProcedure
    .meta({
      summary: { en: 'One order with what the caller may do', 'zh-CN': '订单详情及调用方可进行的操作' },
      scope: 'own',
    })
    .input(byId)
    .output(orderInfo)
    .query(({ ctx, input }) => readOrder(ctx.app, ctx.session, input.id)),

  list: userProcedure
    .meta({ summary: { en: 'One’s own orders as buyer or seller', 'zh-CN': '本人作为买家或卖家的订单' }, scope: 'own' })
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
    .meta({
      summary: {
        en: 'The goods of an order as they were bought, with what was delivered',
        'zh-CN': '订单中购买时的商品内容与发货内容',
      },
      scope: 'own',
    })
    .input(byId)
    .output(goodsAsBought)
    .query(({ ctx, input }) => readGoodsAsBought(ctx.app, ctx.session, input.id, ctx.locale)),

  readDelivery: userProcedure
    .meta({
      summary: {
        en: 'Read what was delivered as old clients do: the first reading opens its text, units stay sealed',
        'zh-CN': '像旧客户端那样读取发货内容：首次读取即视为开启文字内容，单件仍保持密封',
      },
      scope: 'trade',
    })
    .input(byId)
    .output(goodsAsBought)
    .mutation(({ ctx, input }) => readGoodsOpening(ctx.app, ctx.session, input.id, ctx.locale)),

  openDelivery: userProcedure
    .meta({
      summary: {
        en: 'Open what was delivered: from then on it counts as seen by the buyer',
        'zh-CN': '开启发货内容，此后视为买家已查看',
      },
      scope: 'trade',
    })
    .input(byId.extend({ unit: z.int().min(1).max(rules.goods.stock.maximumUnitsAnOrder).optional() }))
    .output(goodsAsBought)
    .mutation(({ ctx, input }) => openGoods(ctx.app, ctx.session, input.id, ctx.locale, input.unit)),

  replaceUnits: userProcedure
    .meta({
      summary: {
        en: 'Replace faulty units of an order as its seller, from stock or with new ones: on the timeline, what was replaced stays marked',
        'zh-CN': '卖家更换订单中有问题的单件，取自库存或另行输入；记入时间线，被更换的会标明',
      },
      scope: 'trade',
    })
    .meta({ counts: ['stock'] })
    .input(replacementInput)
    .output(goodsAsBought)
    .mutation(({ ctx, input }) => replaceUnits(ctx.app, ctx.session, input, ctx.locale)),

  inspectDelivery: staffProcedure('arbiter')
    .meta({
      summary: {
        en: 'The delivery of a disputed order in the clear, for the arbiter; each look is recorded',
        'zh-CN': '仲裁员查看争议订单的发货明文，每次查看均有记录',
      },
      scope: null,
    })
    .input(byId)
    .output(delivered)
    .mutation(({ ctx, input }) => inspectDelivery(ctx.app, ctx.session, input.id)),

  ofGoods: visitorProcedure
    .meta({
      summary: { en: 'The sales of one goods, as everybody may see them', 'zh-CN': '商品的公开成交记录' },
      scope: 'market',
    })
    .input(pageInput('goodsOrders').extend({ goodsId: idField }))
    .output(pageOutput(publicOrderRow))
    .query(({ ctx, input }) => listOrdersOfGoods(ctx.app, input.goodsId, input)),

  confirm: payingEvent('confirm', {
    en: 'Confirm receipt as the buyer: the escrow goes to the seller',
    'zh-CN': '买家确认收货，托管款付给卖家',
  }),
  refund: payingEvent('refund', {
    en: 'Refund as the seller: the escrow goes back to the buyer',
    'zh-CN': '卖家退款，托管款退回买家',
  }),
  hold: partyEvent('hold', {
    en: 'Hold an order as the buyer: its clock stands still',
    'zh-CN': '买家暂停订单，计时停止',
  }),
  cancelHold: partyEvent('cancelHold', {
    en: 'Lift the hold; the order cannot be held again',
    'zh-CN': '解除暂停，之后不能再次暂停',
  }),
  deliver: moneyProcedure
    .meta({
      summary: {
        en: 'Deliver an order by hand as its seller: the protection begins',
        'zh-CN': '卖家手动发货，保护期开始',
      },
      scope: 'trade',
    })
    .meta({ counts: ['stock'] })
    .input(deliverInput)
    .output(orderInfo)
    .mutation(({ ctx, input }) => deliverOrder(ctx.app, ctx.session, input)),

  cancel: partyEvent('cancel', {
    en: 'Cancel an order not delivered in time as its buyer: the escrow goes back',
    'zh-CN': '买家取消超过承诺时间仍未发货的订单，托管款退回',
  }),
  ...disputeProcedures(goodsOrderDisputes),

  ofChat: userProcedure
    .meta({
      summary: { en: 'The orders between the two parties of a chat', 'zh-CN': '会话双方之间的订单' },
      scope: 'own',
    })
    .input(pageInput('goodsOrders').extend({ chatId: idField }))
    .output(pageOutput(orderRow))
    .query(({ ctx, input }) => listOrdersOfChat(ctx.app, ctx.session, input)),

  eventsOfChat: userProcedure
    .meta({
      summary: {
        en: 'What happened to the orders of a chat, with their times',
        'zh-CN': '会话所涉订单发生过什么，各在何时',
      },
      scope: 'own',
    })
    .input(z.object({ chatId: idField }))
    .output(z.object({ data: z.array(talkEvent(note)) }))
    .query(({ ctx, input }) => eventsOfChat(ctx.app, ctx.session, input.chatId)),

  latestOfChats: userProcedure
    .meta({
      summary: { en: 'The latest order of each of several chats', 'zh-CN': '多个会话各自的最近一笔订单' },
      scope: 'own',
    })
    .input(z.object({ chatIds: z.array(idField).max(rules.pages.maximumRows, refuse('LIMIT_INVALID')) }))
    .output(z.object({ data: z.array(z.object({ chatId: z.int(), order: orderRow })) }))
    .query(({ ctx, input }) => latestOfChats(ctx.app, ctx.session, input.chatIds)),
})
