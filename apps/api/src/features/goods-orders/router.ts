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
import { dossierOutput, timelineInput } from '../timeline/index.ts'
import { listCases } from './cases.ts'
import { caseRow, ledgerEntryRow, QUEUES, ruling } from './dispute-output.ts'
import { openGoods, readGoodsAsBought } from './goods-as-bought.ts'
import { LIST_STATES, listOrders } from './list-orders.ts'
import { latestOfChats, listOrdersOfChat } from './of-chat.ts'
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
import { placeOrder } from './place-order.ts'
import { readQuote } from './quote.ts'
import { readCase } from './read-case.ts'
import { readOrderDossier, readOrderTimeline } from './read-timeline.ts'
import { listOrdersOfGoods, readOrder } from './reads.ts'
import { statementOf } from './statement.ts'
import { stepOfArbiter, stepOfParty } from './step-order.ts'

const byId = z.object({ id: idField })

/** `as`: the side that the caller says to be, where a call names it. */
const asParty = byId.extend({ as: z.enum(['buyer', 'seller']).optional() })

/** An event of a party that leaves the money in escrow. */
const partyEvent = (kind: 'hold' | 'cancelHold' | 'complain' | 'cancelComplaint' | 'withdrawSplit') =>
  moneyProcedure
    .input(asParty)
    .output(orderInfo)
    .mutation(({ ctx, input }) => stepOfParty(ctx.app, ctx.session, input, { kind }))

/** An event of a party that moves the escrow: only with the pay password (marketplace.md §6). */
const payingEvent = (kind: 'confirm' | 'refund') =>
  verifiedProcedure
    .input(byId.extend({ payPassword: digestField.optional() }))
    .output(orderInfo)
    .mutation(({ ctx, input }) => stepOfParty(ctx.app, ctx.session, { id: input.id }, { kind }))

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

  /** `unsealed`: for clients that know no sealed delivery. */
  goods: userProcedure
    .input(byId.extend({ unsealed: z.boolean().default(false) }))
    .output(goodsAsBought)
    .query(({ ctx, input }) => readGoodsAsBought(ctx.app, ctx.session, input.id, ctx.locale, input.unsealed)),

  openDelivery: userProcedure
    .input(byId.extend({ unit: z.int().min(1).max(rules.goods.stock.maximumUnitsAnOrder).optional() }))
    .output(goodsAsBought)
    .mutation(({ ctx, input }) => openGoods(ctx.app, ctx.session, input.id, ctx.locale, input.unit)),

  inspectDelivery: staffProcedure('arbiter')
    .input(byId)
    .output(delivered)
    .mutation(({ ctx, input }) => inspectDelivery(ctx.app, ctx.session, input.id)),

  ofGoods: visitorProcedure
    .input(pageInput('goodsOrders').extend({ goodsId: idField }))
    .output(pageOutput(publicOrderRow))
    .query(({ ctx, input }) => listOrdersOfGoods(ctx.app, input.goodsId, input)),

  confirm: payingEvent('confirm'),
  refund: payingEvent('refund'),
  hold: partyEvent('hold'),
  cancelHold: partyEvent('cancelHold'),
  complain: partyEvent('complain'),
  cancelComplaint: partyEvent('cancelComplaint'),
  withdrawSplit: partyEvent('withdrawSplit'),

  stateCase: moneyProcedure
    .meta({ counts: ['statements'] })
    .input(byId.extend({ text: statementField, files: statementFilesField }))
    .output(orderInfo)
    .mutation(({ ctx: { app, session }, input }) =>
      stepOfParty(app, session, input, { kind: 'stateCase' }, statementOf(app, session.uid, input)),
    ),

  proposeSplit: moneyProcedure
    .meta({ counts: ['proposals'] })
    .input(byId.extend({ buyer: coinMoney }))
    .output(orderInfo)
    .mutation(({ ctx, input: { id, buyer } }) =>
      stepOfParty(ctx.app, ctx.session, { id }, { kind: 'proposeSplit', buyer }),
    ),

  acceptSplit: verifiedProcedure
    .input(byId.extend({ buyer: coinMoney, payPassword: digestField.optional() }))
    .output(orderInfo)
    .mutation(({ ctx, input: { id, buyer } }) =>
      stepOfParty(ctx.app, ctx.session, { id }, { kind: 'acceptSplit', buyer }),
    ),

  rule: arbiterEvent
    .input(byId.extend({ ruling, reason: rulingReasonField }))
    .mutation(({ ctx, input: { id, ruling, reason } }) =>
      stepOfArbiter(ctx.app, ctx.session, { id, reason }, { kind: 'rule', ruling }),
    ),

  confirmRuling: arbiterEvent
    .input(byId)
    .mutation(({ ctx, input: { id } }) => stepOfArbiter(ctx.app, ctx.session, { id }, { kind: 'confirmRuling' })),

  rejectRuling: arbiterEvent
    .input(byId.extend({ reason: rulingReasonField }))
    .mutation(({ ctx, input: { id, reason } }) =>
      stepOfArbiter(ctx.app, ctx.session, { id, reason }, { kind: 'rejectRuling' }),
    ),

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

  latestOfChats: userProcedure
    .input(z.object({ chatIds: z.array(idField).max(rules.pages.maximumRows, refuse('LIMIT_INVALID')) }))
    .output(z.object({ data: z.array(z.object({ chatId: z.int(), order: orderRow })) }))
    .query(({ ctx, input }) => latestOfChats(ctx.app, ctx.session, input.chatIds)),
})
