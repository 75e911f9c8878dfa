import {
  coinMoney,
  currencyCodeField,
  digestField,
  idField,
  pageInput,
  pageOutput,
  payOrderInput,
  rulingReasonField,
  takeOfferInput,
} from '@jindu/domain/input'
import { complaintOf, type OtcOrder, type OtcOrderEvent } from '@jindu/domain/otc-order'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { moneyProcedure, permittedProcedure, router, userProcedure, verifiedProcedure } from '../../trpc/init.ts'
import { timelineInput } from '../timeline/index.ts'
import { applyEvent, type EventOf } from './apply-event.ts'
import { orderInfo, orderRow, timelineEntry } from './output.ts'
import { actingParty, type Actor, type PartyRole } from './party.ts'
import { markPaid } from './pay-order.ts'
import { listOrders, readOrder, readOrderTimeline } from './reads.ts'
import { releaseCoin } from './release-coin.ts'
import { takeOrder } from './take-order.ts'

const byId = z.object({ id: idField })
const secured = byId.extend({ payPassword: digestField.optional() })
const side = z.enum(['buy', 'sell'])

type PlainKind = Exclude<OtcOrderEvent['kind'], 'stateCase' | 'proposeSplit' | 'acceptSplit' | 'rule'>

interface OfParty {
  readonly id: number
  readonly as?: PartyRole | undefined
}

/** A step of a party, answered with the order as it is then. */
async function step(app: App, session: Session, { id, as }: OfParty, eventOf: EventOf) {
  await applyEvent(app, id, eventOf, actingParty(session, as))
  return readOrder(app, session, id)
}

/** An event that leaves the coin in escrow. */
const partyEvent = (kind: PlainKind) =>
  moneyProcedure
    .input(byId)
    .output(orderInfo)
    .mutation(({ ctx, input }) => step(ctx.app, ctx.session, input, () => ({ kind })))

/** An event that ends the order or lets coin go: only with the pay password (wallet-and-otc.md §4). */
const payingEvent = (kind: PlainKind) =>
  verifiedProcedure
    .input(secured)
    .output(orderInfo)
    .mutation(({ ctx, input: { id } }) => step(ctx.app, ctx.session, { id }, () => ({ kind })))

/** Calls that take their own mark back when they are sent again (product.md "OTC"). */
const toggleHold = (state: OtcOrder): OtcOrderEvent => ({ kind: state.kind === 'held' ? 'cancelHold' : 'hold' })

function toggleComplaint(state: OtcOrder, { kind }: Actor): OtcOrderEvent {
  const by = complaintOf(state)
  return { kind: by === kind || by === 'both' ? 'cancelComplaint' : 'complain' }
}

const ruling = z.discriminatedUnion('to', [
  z.object({ to: z.literal('buyer') }),
  z.object({ to: z.literal('seller') }),
  z.object({ to: z.literal('split'), buyerBasisPoints: z.int().min(1).max(9_999) }),
])

export const otcOrdersRouter = router({
  take: verifiedProcedure
    .input(takeOfferInput)
    .output(byId)
    .mutation(({ ctx, input: { payPassword: _, ...take } }) => takeOrder(ctx.app, ctx.session.uid, take)),

  info: userProcedure
    .input(byId)
    .output(orderInfo)
    .query(({ ctx, input }) => readOrder(ctx.app, ctx.session, input.id)),

  timeline: userProcedure
    .input(byId.extend(timelineInput.shape))
    .output(pageOutput(timelineEntry))
    .query(({ ctx, input }) => readOrderTimeline(ctx.app, ctx.session, input.id, input)),

  list: userProcedure
    .input(
      pageInput('otcOrders').extend({
        currency: currencyCodeField.optional(),
        side: side.optional(),
        status: z.enum(['open', 'cancelled', 'completed']).optional(),
        offerId: idField.optional(),
      }),
    )
    .output(pageOutput(orderRow))
    .query(({ ctx, input }) => listOrders(ctx.app, ctx.session, input)),

  pay: verifiedProcedure
    .input(payOrderInput)
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id, payer } }) => {
      await markPaid(app, session, id, payer)
      return readOrder(app, session, id)
    }),

  cancel: payingEvent('cancel'),
  release: verifiedProcedure
    .input(secured)
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id } }) => {
      await releaseCoin(app, session, id)
      return readOrder(app, session, id)
    }),

  requireSettle: payingEvent('requireSettle'),
  requireCancel: payingEvent('requireCancel'),
  hold: partyEvent('hold'),
  cancelHold: partyEvent('cancelHold'),
  complain: partyEvent('complain'),
  cancelComplaint: partyEvent('cancelComplaint'),
  withdrawSplit: partyEvent('withdrawSplit'),

  proposeSplit: moneyProcedure
    .meta({ counts: ['proposals'] })
    .input(byId.extend({ buyer: coinMoney }))
    .output(orderInfo)
    .mutation(({ ctx, input: { id, buyer } }) =>
      step(ctx.app, ctx.session, { id }, () => ({ kind: 'proposeSplit', buyer })),
    ),

  acceptSplit: verifiedProcedure
    .input(secured.extend({ buyer: coinMoney }))
    .output(orderInfo)
    .mutation(({ ctx, input: { id, buyer } }) =>
      step(ctx.app, ctx.session, { id }, () => ({ kind: 'acceptSplit', buyer })),
    ),

  toggleHold: moneyProcedure
    .input(byId)
    .output(orderInfo)
    .mutation(({ ctx, input }) => step(ctx.app, ctx.session, input, toggleHold)),

  toggleComplaint: moneyProcedure
    .input(byId.extend({ as: z.enum(['buyer', 'seller']) }))
    .output(orderInfo)
    .mutation(({ ctx, input }) => step(ctx.app, ctx.session, input, toggleComplaint)),

  rule: permittedProcedure('cases.rule')
    .input(
      byId.extend({
        ruling,
        malicious: z.enum(['buyer', 'seller']).nullable().default(null),
        reason: rulingReasonField,
      }),
    )
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id, ruling: decided, malicious, reason } }) => {
      await applyEvent(
        app,
        id,
        () => ({ kind: 'rule', ruling: { ...decided, malicious } }),
        () => ({ kind: 'arbiter', uid: session.uid }),
        () => ({ details: { reason } }),
      )
      return readOrder(app, session, id)
    }),
})
