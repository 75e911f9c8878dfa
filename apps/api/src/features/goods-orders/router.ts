import { fail } from '@jindu/domain/errors'
import {
  coinMoney,
  currencyCodeField,
  digestField,
  idempotencyKeyField,
  idField,
  pageInput,
  pageOutput,
  purchaseCurrencyField,
  rulingReasonField,
  statementField,
  statementFilesField,
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
import { dossierOutput, timelineInput } from '../timeline/index.ts'
import { acceptSplit } from './accept-split.ts'
import { cancelComplaint } from './cancel-complaint.ts'
import { cancelHold } from './cancel-hold.ts'
import { listCases } from './cases.ts'
import { complain } from './complain.ts'
import { confirmReceipt } from './confirm-receipt.ts'
import { confirmRuling } from './confirm-ruling.ts'
import { caseRow, ledgerEntryRow, QUEUES, ruling } from './dispute-output.ts'
import { readGoodsAsBought, readOpenedGoods } from './goods-as-bought.ts'
import { holdOrder } from './hold-order.ts'
import { LIST_STATES, listOrders } from './list-orders.ts'
import { listOrdersOfChat } from './of-chat.ts'
import {
  delivered,
  goodsAsBought,
  listedOrder,
  orderInfo,
  orderRow,
  publicOrderRow,
  quoteOutput,
  timelineEntry,
} from './output.ts'
import { inspectDelivery } from './inspect-delivery.ts'
import { openDelivery } from './open-delivery.ts'
import { placeOrder } from './place-order.ts'
import { proposeSplit } from './propose-split.ts'
import { readQuote } from './quote.ts'
import { readCase } from './read-case.ts'
import { readOrderDossier, readOrderTimeline } from './read-timeline.ts'
import { listOrdersOfGoods, readOrder } from './reads.ts'
import { refundOrder } from './refund-order.ts'
import { rejectRuling } from './reject-ruling.ts'
import { ruleOrder } from './rule-order.ts'
import { stateCase } from './state-case.ts'
import { withdrawSplit } from './withdraw-split.ts'

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

/** A step of an arbiter: acts, then answers with the order as it is now. */
const arbiterEvent = staffProcedure('arbiter').output(orderInfo)

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
        total: coinMoney.optional(),
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
    .output(pageOutput(listedOrder))
    .query(({ ctx, input }) => listOrders(ctx.app, ctx.session.uid, input)),

  timeline: userProcedure
    .input(byId.extend(timelineInput.shape))
    .output(pageOutput(timelineEntry))
    .query(({ ctx, input }) => readOrderTimeline(ctx.app, ctx.session, input.id, input)),

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

  stateCase: moneyProcedure
    .input(byId.extend({ text: statementField, files: statementFilesField }))
    .output(orderInfo)
    .mutation(async ({ ctx, input }) => {
      await stateCase(ctx.app, ctx.session, input.id, input)
      return readOrder(ctx.app, ctx.session, input.id)
    }),

  proposeSplit: moneyProcedure
    .input(byId.extend({ buyer: coinMoney }))
    .output(orderInfo)
    .mutation(async ({ ctx, input }) => {
      await proposeSplit(ctx.app, ctx.session, input.id, input.buyer)
      return readOrder(ctx.app, ctx.session, input.id)
    }),

  withdrawSplit: partyEvent(withdrawSplit),

  acceptSplit: verifiedProcedure
    .input(byId.extend({ buyer: coinMoney, payPassword: digestField.optional() }))
    .output(orderInfo)
    .mutation(async ({ ctx, input }) => {
      await acceptSplit(ctx.app, ctx.session, input.id, input.buyer)
      return readOrder(ctx.app, ctx.session, input.id)
    }),

  rule: arbiterEvent.input(byId.extend({ ruling, reason: rulingReasonField })).mutation(async ({ ctx, input }) => {
    await ruleOrder(ctx.app, ctx.session, input.id, input.ruling, input.reason)
    return readOrder(ctx.app, ctx.session, input.id)
  }),

  confirmRuling: arbiterEvent.input(byId).mutation(async ({ ctx, input }) => {
    await confirmRuling(ctx.app, ctx.session, input.id)
    return readOrder(ctx.app, ctx.session, input.id)
  }),

  rejectRuling: arbiterEvent.input(byId.extend({ reason: rulingReasonField })).mutation(async ({ ctx, input }) => {
    await rejectRuling(ctx.app, ctx.session, input.id, input.reason)
    return readOrder(ctx.app, ctx.session, input.id)
  }),

  dossier: userProcedure
    .input(byId)
    .output(dossierOutput)
    .query(({ ctx, input }) => readOrderDossier(ctx.app, ctx.session, input.id)),

  cases: staffProcedure('arbiter')
    .input(
      pageInput('goodsOrders').extend({
        queue: z.enum(QUEUES),
        currency: currencyCodeField.optional(),
        sort: z.enum(['oldest', 'newest']).optional(),
      }),
    )
    .output(pageOutput(caseRow))
    .query(({ ctx, input }) => listCases(ctx.app, ctx.session, input)),

  case: staffProcedure('arbiter')
    .input(byId)
    .output(
      z.object({
        order: orderInfo,
        timeline: z.array(timelineEntry),
        entries: z.array(ledgerEntryRow),
        dossier: z.object({ head: z.string(), entries: z.int() }),
      }),
    )
    .query(({ ctx, input }) => readCase(ctx.app, ctx.session, input.id)),

  ofChat: userProcedure
    .input(pageInput('goodsOrders').extend({ chatId: idField }))
    .output(pageOutput(orderRow))
    .query(({ ctx, input }) => listOrdersOfChat(ctx.app, ctx.session, input)),
})
