import type { Text } from '@jindu/i18n'
import type { DisputeParty } from '@jindu/domain/trust/disputes'
import {
  currencyCodeField,
  digestField,
  idField,
  pageInput,
  pageOutput,
  payerInput,
  payOrderInput,
  rateOrderInput,
  refuse,
  takeOfferInput,
  uidField,
} from '@jindu/domain/input'
import { complaintOf, isOpen, type OtcOrder, type OtcOrderEvent } from '@jindu/domain/otc/orders'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { router, userProcedure, verifiedProcedure } from '../../trpc/init.ts'
import { isSpan, NO_SPAN, spanFields } from '../../trpc/span-input.ts'
import { disputeProcedures } from '../../trust/disputes/index.ts'
import { payeeShown } from '../payees/index.ts'
import { rateOrder } from '../ratings/index.ts'
import { applyEvent, type EventOf } from './apply-event.ts'
import { cancelOrder } from './cancel-order.ts'
import { otcOrderDisputes } from './dispute-adapter.ts'
import { findOrder } from './find-order.ts'
import { cancellationsLeft, orderInfo, orderRow, otcTalkEvent } from './output.ts'
import { actingParty, type Actor } from './party.ts'
import { giveEvidence, markPaid } from './pay-order.ts'
import { eventsOfChat, latestOfChats } from './of-chat.ts'
import { readCancellations } from './order-bounds.ts'
import { listOrders, readOrder } from './reads.ts'
import { releaseCoin } from './release-coin.ts'
import { requireSettle } from './require-settle.ts'
import { requireCancel, requireCancelOrRefund } from './require-cancel.ts'
import { takeOrder } from './take-order.ts'
import { viewPayees } from './view-payees.ts'

const byId = z.object({ id: idField })
const secured = byId.extend({ payPassword: digestField.optional() })
const side = z.enum(['buy', 'sell'])

interface OfParty {
  readonly id: number
  readonly as?: DisputeParty | undefined
}

/** A step of a party, answered with the order as it is then. */
async function step(app: App, session: Session, { id, as }: OfParty, eventOf: EventOf) {
  await applyEvent(app, id, eventOf, actingParty(session, as))
  return readOrder(app, session, id)
}

type PartyEvent = 'hold' | 'cancelHold' | 'recordArrival' | 'requestRefund' | 'proposeReturn' | 'acceptReturn'

/**
 * An event without payload. Every step of an order requires the pay password (wallet-and-otc.md §4), even those that
 * leave the coin in escrow.
 */
const partyEvent = (kind: PartyEvent, summary: Text, counts: readonly 'proposals'[] = []) =>
  verifiedProcedure
    .meta({ summary, scope: 'trade', counts })
    .input(secured)
    .output(orderInfo)
    .mutation(({ ctx, input: { id } }) => step(ctx.app, ctx.session, { id }, () => ({ kind })))

/** Calls that take their own mark back when they are sent again (product.md "OTC"). */
const toggleHold = (state: OtcOrder): OtcOrderEvent => ({ kind: state.kind === 'held' ? 'cancelHold' : 'hold' })

function toggleComplaint(state: OtcOrder, { kind }: Actor): OtcOrderEvent {
  const by = complaintOf(state)
  if (by === kind || by === 'both') return { kind: 'cancelComplaint' }
  // The buyer's complaint about fiat that is known to have arrived late asks for it back.
  const isRefund = kind === 'buyer' && isOpen(state) && state.kind !== 'unpaid' && state.arrivedAt !== null
  return { kind: isRefund ? 'requestRefund' : 'complain' }
}

export const otcOrdersRouter = router({
  take: verifiedProcedure
    .meta({
      summary: { en: 'Take an offer: the coin goes into escrow', 'zh-CN': '承兑下单，币进入托管' },
      scope: 'trade',
    })
    .input(takeOfferInput)
    .output(byId)
    .mutation(({ ctx, input: { payPassword: _, ...take } }) => takeOrder(ctx.app, ctx.session.uid, take)),

  info: userProcedure
    .meta({
      summary: { en: 'One order with what the caller may do', 'zh-CN': '法币订单详情及调用方可进行的操作' },
      scope: 'own',
    })
    .input(byId)
    .output(orderInfo)
    .query(({ ctx, input }) => readOrder(ctx.app, ctx.session, input.id)),

  latestOfChats: userProcedure
    .meta({
      summary: {
        en: 'The latest order of each of several chats over offers',
        'zh-CN': '多个承兑会话各自的最近一笔订单',
      },
      scope: 'own',
    })
    .input(z.object({ chatIds: z.array(idField).max(rules.pages.maximumRows, refuse('LIMIT_INVALID')) }))
    .output(z.object({ data: z.array(z.object({ chatId: z.int(), order: orderRow })) }))
    .query(({ ctx, input }) => latestOfChats(ctx.app, ctx.session, input.chatIds)),

  eventsOfChat: userProcedure
    .meta({
      summary: {
        en: 'What happened to the orders of a chat over an offer, with their times',
        'zh-CN': '承兑会话所涉订单发生过什么，各在何时',
      },
      scope: 'own',
    })
    .input(z.object({ chatId: idField }))
    .output(z.object({ data: z.array(otcTalkEvent) }))
    .query(({ ctx, input }) => eventsOfChat(ctx.app, ctx.session, input.chatId)),

  list: userProcedure
    .meta({
      summary: {
        en: 'One’s own orders, narrowed by currency, side, state, offer, counterpart and time of taking',
        'zh-CN': '本人的法币订单，可按币种、方向、状态、承兑单、对方与下单时间筛选',
      },
      scope: 'own',
    })
    .input(
      pageInput('otcOrders')
        .extend({
          currency: currencyCodeField.optional(),
          side: side.optional(),
          status: z.enum(['open', 'cancelled', 'completed']).optional(),
          offerId: idField.optional(),
          otherUid: uidField.optional(),
        })
        .extend(spanFields)
        .refine(isSpan, NO_SPAN),
    )
    .output(pageOutput(orderRow))
    .query(({ ctx, input }) => listOrders(ctx.app, ctx.session, input)),

  cancellations: userProcedure
    .meta({
      summary: {
        en: 'How many orders the caller may still cancel as a buyer, and until when none: then they take none',
        'zh-CN': '本人作为买家还可取消的订单数，以及何时恢复；用尽期间不能下单',
      },
      scope: 'own',
    })
    .input(z.object({}).optional())
    .output(cancellationsLeft)
    .query(({ ctx }) => readCancellations(ctx.app, ctx.session.uid)),

  /** For addresses that name the offer or the talk in place of the order. */
  find: userProcedure
    .meta({
      summary: {
        en: 'One’s own order on an offer or of a talk: a running one first, then the latest',
        'zh-CN': '按承兑单或会话查找本人的订单，进行中的优先，其次为最近的',
      },
      scope: 'own',
    })
    .input(
      z
        .object({
          offerId: idField.optional(),
          conversationId: idField.optional(),
          role: z.enum(['buyer', 'seller']).optional(),
        })
        .refine((known) => (known.offerId ?? known.conversationId) !== undefined, refuse('ID_INVALID')),
    )
    .output(z.object({ id: z.int().nullable() }))
    .query(async ({ ctx, input }) => ({ id: await findOrder(ctx.app, ctx.session, input) })),

  pay: verifiedProcedure
    .meta({
      summary: { en: 'Say as the buyer that the fiat is paid, and by whom', 'zh-CN': '买家标记已付款，并说明付款人' },
      scope: 'trade',
    })
    .input(payOrderInput)
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id, payer } }) => {
      await markPaid(app, session, id, payer)
      return readOrder(app, session, id)
    }),

  /** It changes nothing of the order, but a look is a line on its timeline. */
  viewPayees: userProcedure
    .meta({
      summary: {
        en: 'See where the fiat of a running order is paid to; the look is on its timeline',
        'zh-CN': '查看进行中订单的收款账户，每次查看均记入订单经过',
      },
      scope: 'trade',
    })
    .input(byId)
    .output(z.object({ data: z.array(payeeShown) }))
    .mutation(async ({ ctx, input }) => ({ data: [...(await viewPayees(ctx.app, ctx.session, input.id))] })),

  giveEvidence: verifiedProcedure
    .meta({
      summary: {
        en: 'Say as the buyer who paid, with evidence, of an order marked without it',
        'zh-CN': '买家为未附凭证的付款补交付款人与凭证',
      },
      scope: 'trade',
    })
    .input(secured.extend({ payer: payerInput }))
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id, payer } }) => {
      await giveEvidence(app, session, id, payer)
      return readOrder(app, session, id)
    }),

  rate: userProcedure
    .meta({
      counts: ['reviews'],
      summary: {
        en: 'Rate the other side of a completed order, or change the rating while its time runs',
        'zh-CN': '评价已完成订单的对方，限期内可修改',
      },
      scope: 'trade',
    })
    .input(rateOrderInput)
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input }) => {
      await rateOrder(app, session.uid, input)
      return readOrder(app, session, input.id)
    }),

  cancel: verifiedProcedure
    .meta({
      summary: { en: 'Cancel an order as the buyer before it is paid', 'zh-CN': '买家在付款前取消订单' },
      scope: 'trade',
    })
    .input(secured)
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id } }) => {
      await cancelOrder(app, session, id)
      return readOrder(app, session, id)
    }),

  release: verifiedProcedure
    .meta({
      summary: { en: 'Release the coin to the buyer: the fiat has arrived', 'zh-CN': '确认款项到账，向买家放币' },
      scope: 'trade',
    })
    .input(secured.extend({ matches: z.boolean().default(false) }))
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id, matches } }) => {
      await releaseCoin(app, session, id, matches)
      return readOrder(app, session, id)
    }),

  requireSettle: verifiedProcedure
    .meta({
      summary: {
        en: 'Demand the coin as the buyer, once the seller’s time to release it has passed',
        'zh-CN': '卖家放币超时后，买家要求结算',
      },
      scope: 'trade',
    })
    .input(secured)
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id } }) => {
      await requireSettle(app, session, id)
      return readOrder(app, session, id)
    }),
  requireCancel: verifiedProcedure
    .meta({
      summary: {
        en: 'Demand the coin back as the seller, once the buyer’s time to pay has passed',
        'zh-CN': '买家付款超时后，卖家要求撤销',
      },
      scope: 'trade',
    })
    .input(secured)
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id } }) => {
      await requireCancel(app, session, id)
      return readOrder(app, session, id)
    }),

  requireCancelOrRefund: verifiedProcedure
    .meta({
      summary: {
        en: 'Demand the coin back, or of a paid order record that the fiat arrived late (for older clients)',
        'zh-CN': '要求撤销订单；已付款的订单则记录款项延迟到账（供旧客户端使用）',
      },
      scope: 'trade',
    })
    .input(secured)
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id } }) => {
      await requireCancelOrRefund(app, session, id)
      return readOrder(app, session, id)
    }),

  hold: partyEvent('hold', {
    en: 'Hold a paid order as the seller: its clock stands still',
    'zh-CN': '卖家暂停已付款的订单，计时停止',
  }),
  cancelHold: partyEvent('cancelHold', {
    en: 'Lift the hold; the order cannot be held again',
    'zh-CN': '解除暂停，之后不能再次暂停',
  }),
  recordArrival: partyEvent('recordArrival', {
    en: 'Say as the seller that the fiat arrived late',
    'zh-CN': '卖家记录款项延迟到账',
  }),
  requestRefund: partyEvent('requestRefund', {
    en: 'Ask as the buyer for fiat back that arrived late',
    'zh-CN': '买家就延迟到账的款项申请退款',
  }),
  proposeReturn: partyEvent(
    'proposeReturn',
    {
      en: 'Propose on a paid order to cancel together: the coin goes back, which counts for nobody',
      'zh-CN': '订单标记付款后提议共同取消：币退回卖家，不计入任何一方记录',
    },
    ['proposals'],
  ),
  acceptReturn: partyEvent('acceptReturn', {
    en: 'Agree to cancel together: the coin goes back at once',
    'zh-CN': '同意共同取消：币立即退回卖家',
  }),
  ...disputeProcedures(otcOrderDisputes),

  toggleHold: verifiedProcedure
    .meta({
      summary: {
        en: 'Hold an order, or lift the hold when it stands (for older clients)',
        'zh-CN': '暂停订单或解除暂停（供旧客户端使用）',
      },
      scope: 'trade',
    })
    .input(secured)
    .output(orderInfo)
    .mutation(({ ctx, input }) => step(ctx.app, ctx.session, input, toggleHold)),

  toggleComplaint: verifiedProcedure
    .meta({
      summary: {
        en: 'Complain, or take the complaint back when it stands (for older clients)',
        'zh-CN': '投诉或撤回投诉（供旧客户端使用）',
      },
      scope: 'trade',
    })
    .input(secured.extend({ as: z.enum(['buyer', 'seller']) }))
    .output(orderInfo)
    .mutation(({ ctx, input }) => step(ctx.app, ctx.session, input, toggleComplaint)),
})
