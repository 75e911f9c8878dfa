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
import { disputeProcedures } from '../../trust/disputes/index.ts'
import { talkEvent } from '../../records/timeline/index.ts'
import { payeeShown } from '../payees/index.ts'
import { rateOrder } from '../ratings/index.ts'
import { applyEvent, type EventOf } from './apply-event.ts'
import { cancelOrder } from './cancel-order.ts'
import { otcOrderDisputes } from './dispute-adapter.ts'
import { findOrder } from './find-order.ts'
import { cancellationsLeft, note, orderInfo, orderRow } from './output.ts'
import { actingParty, type Actor } from './party.ts'
import { giveEvidence, markPaid } from './pay-order.ts'
import { eventsOfChat, latestOfChats } from './of-chat.ts'
import { readCancellations } from './order-bounds.ts'
import { listOrders, readOrder } from './reads.ts'
import { releaseCoin } from './release-coin.ts'
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

type PartyEvent = 'requireSettle' | 'hold' | 'cancelHold' | 'recordArrival' | 'requestRefund'

/** An event that says nothing besides itself. The pay password gates every step of an order (wallet-and-otc.md §4), also those that leave the coin in escrow. */
const partyEvent = (kind: PartyEvent, summary: string) =>
  verifiedProcedure
    .meta({ summary })
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
    .meta({ summary: 'Take an offer: the coin goes into escrow' })
    .input(takeOfferInput)
    .output(byId)
    .mutation(({ ctx, input: { payPassword: _, ...take } }) => takeOrder(ctx.app, ctx.session.uid, take)),

  info: userProcedure
    .meta({ summary: 'One order with what the caller may do' })
    .input(byId)
    .output(orderInfo)
    .query(({ ctx, input }) => readOrder(ctx.app, ctx.session, input.id)),

  latestOfChats: userProcedure
    .meta({ summary: 'The latest order of each of several chats over offers' })
    .input(z.object({ chatIds: z.array(idField).max(rules.pages.maximumRows, refuse('LIMIT_INVALID')) }))
    .output(z.object({ data: z.array(z.object({ chatId: z.int(), order: orderRow })) }))
    .query(({ ctx, input }) => latestOfChats(ctx.app, ctx.session, input.chatIds)),

  eventsOfChat: userProcedure
    .meta({ summary: 'What happened to the orders of a chat over an offer, with their times' })
    .input(z.object({ chatId: idField }))
    .output(z.object({ data: z.array(talkEvent(note)) }))
    .query(({ ctx, input }) => eventsOfChat(ctx.app, ctx.session, input.chatId)),

  list: userProcedure
    .meta({ summary: 'One’s own orders, narrowed by currency, side, state, offer and counterpart' })
    .input(
      pageInput('otcOrders').extend({
        currency: currencyCodeField.optional(),
        side: side.optional(),
        status: z.enum(['open', 'cancelled', 'completed']).optional(),
        offerId: idField.optional(),
        otherUid: uidField.optional(),
      }),
    )
    .output(pageOutput(orderRow))
    .query(({ ctx, input }) => listOrders(ctx.app, ctx.session, input)),

  cancellations: userProcedure
    .meta({
      summary: 'How many orders the caller may still cancel as a buyer, and until when none: then they take none',
    })
    .input(z.object({}).optional())
    .output(cancellationsLeft)
    .query(({ ctx }) => readCancellations(ctx.app, ctx.session.uid)),

  /** For addresses that name the offer or the talk in place of the order. */
  find: userProcedure
    .meta({ summary: 'One’s own order on an offer or of a talk: a running one first, then the latest' })
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
    .meta({ summary: 'Say as the buyer that the fiat is paid, and by whom' })
    .input(payOrderInput)
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id, payer } }) => {
      await markPaid(app, session, id, payer)
      return readOrder(app, session, id)
    }),

  /** It changes nothing of the order, but a look is a line on its timeline. */
  viewPayees: userProcedure
    .meta({ summary: 'See where the fiat of a running order is paid to; the look is on its timeline' })
    .input(byId)
    .output(z.object({ data: z.array(payeeShown) }))
    .mutation(async ({ ctx, input }) => ({ data: [...(await viewPayees(ctx.app, ctx.session, input.id))] })),

  giveEvidence: verifiedProcedure
    .meta({ summary: 'Say as the buyer who paid, with evidence, of an order marked without it' })
    .input(secured.extend({ payer: payerInput }))
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id, payer } }) => {
      await giveEvidence(app, session, id, payer)
      return readOrder(app, session, id)
    }),

  rate: userProcedure
    .meta({
      counts: ['reviews'],
      summary: 'Rate the other side of a completed order, or change the rating while its time runs',
    })
    .input(rateOrderInput)
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input }) => {
      await rateOrder(app, session.uid, input)
      return readOrder(app, session, input.id)
    }),

  cancel: verifiedProcedure
    .meta({ summary: 'Cancel an order as the buyer before it is paid' })
    .input(secured)
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id } }) => {
      await cancelOrder(app, session, id)
      return readOrder(app, session, id)
    }),

  release: verifiedProcedure
    .meta({ summary: 'Release the coin to the buyer: the fiat has arrived' })
    .input(secured.extend({ matches: z.boolean().default(false) }))
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id, matches } }) => {
      await releaseCoin(app, session, id, matches)
      return readOrder(app, session, id)
    }),

  requireSettle: partyEvent(
    'requireSettle',
    'Demand the coin as the buyer, once the seller’s time to release it has passed',
  ),
  requireCancel: verifiedProcedure
    .meta({ summary: 'Demand the coin back as the seller, once the buyer’s time to pay has passed' })
    .input(secured)
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id } }) => {
      await requireCancel(app, session, id)
      return readOrder(app, session, id)
    }),

  requireCancelOrRefund: verifiedProcedure
    .meta({ summary: 'Demand the coin back, or of a paid order record that the fiat arrived late (for older clients)' })
    .input(secured)
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id } }) => {
      await requireCancelOrRefund(app, session, id)
      return readOrder(app, session, id)
    }),

  hold: partyEvent('hold', 'Hold a paid order as the seller: its clock stands still'),
  cancelHold: partyEvent('cancelHold', 'Lift the hold; the order cannot be held again'),
  recordArrival: partyEvent('recordArrival', 'Say as the seller that the fiat arrived late'),
  requestRefund: partyEvent('requestRefund', 'Ask as the buyer for fiat back that arrived late'),
  ...disputeProcedures(otcOrderDisputes),

  toggleHold: verifiedProcedure
    .meta({ summary: 'Hold an order, or lift the hold when it stands (for older clients)' })
    .input(secured)
    .output(orderInfo)
    .mutation(({ ctx, input }) => step(ctx.app, ctx.session, input, toggleHold)),

  toggleComplaint: verifiedProcedure
    .meta({ summary: 'Complain, or take the complaint back when it stands (for older clients)' })
    .input(secured.extend({ as: z.enum(['buyer', 'seller']) }))
    .output(orderInfo)
    .mutation(({ ctx, input }) => step(ctx.app, ctx.session, input, toggleComplaint)),
})
