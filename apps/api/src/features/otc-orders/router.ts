import type { DisputeParty } from '@jindu/domain/dispute'
import {
  currencyCodeField,
  digestField,
  idField,
  pageInput,
  pageOutput,
  payerInput,
  payOrderInput,
  takeOfferInput,
  uidField,
} from '@jindu/domain/input'
import { complaintOf, type OtcOrder, type OtcOrderEvent } from '@jindu/domain/otc-order'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { moneyProcedure, router, userProcedure, verifiedProcedure } from '../../trpc/init.ts'
import { disputeProcedures } from '../disputes/index.ts'
import { applyEvent, type EventOf } from './apply-event.ts'
import { otcOrderDisputes } from './dispute-adapter.ts'
import { orderInfo, orderRow } from './output.ts'
import { actingParty, type Actor } from './party.ts'
import { giveEvidence, markPaid } from './pay-order.ts'
import { listOrders, readOrder } from './reads.ts'
import { releaseCoin } from './release-coin.ts'
import { takeOrder } from './take-order.ts'

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

/** An event that leaves the coin in escrow. */
const partyEvent = (kind: 'hold' | 'cancelHold' | 'recordArrival' | 'requestRefund') =>
  moneyProcedure
    .input(byId)
    .output(orderInfo)
    .mutation(({ ctx, input }) => step(ctx.app, ctx.session, input, () => ({ kind })))

/** An event that ends the order or lets coin go: only with the pay password (wallet-and-otc.md §4). */
const payingEvent = (kind: 'cancel' | 'requireSettle' | 'requireCancel') =>
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

export const otcOrdersRouter = router({
  take: verifiedProcedure
    .input(takeOfferInput)
    .output(byId)
    .mutation(({ ctx, input: { payPassword: _, ...take } }) => takeOrder(ctx.app, ctx.session.uid, take)),

  info: userProcedure
    .input(byId)
    .output(orderInfo)
    .query(({ ctx, input }) => readOrder(ctx.app, ctx.session, input.id)),

  list: userProcedure
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

  pay: verifiedProcedure
    .input(payOrderInput)
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id, payer } }) => {
      await markPaid(app, session, id, payer)
      return readOrder(app, session, id)
    }),

  giveEvidence: moneyProcedure
    .input(byId.extend({ payer: payerInput }))
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id, payer } }) => {
      await giveEvidence(app, session, id, payer)
      return readOrder(app, session, id)
    }),

  cancel: payingEvent('cancel'),
  release: verifiedProcedure
    .input(secured.extend({ matches: z.boolean().default(false) }))
    .output(orderInfo)
    .mutation(async ({ ctx: { app, session }, input: { id, matches } }) => {
      await releaseCoin(app, session, id, matches)
      return readOrder(app, session, id)
    }),

  requireSettle: payingEvent('requireSettle'),
  requireCancel: payingEvent('requireCancel'),
  hold: partyEvent('hold'),
  cancelHold: partyEvent('cancelHold'),
  recordArrival: partyEvent('recordArrival'),
  requestRefund: partyEvent('requestRefund'),
  ...disputeProcedures(otcOrderDisputes),

  toggleHold: moneyProcedure
    .input(byId)
    .output(orderInfo)
    .mutation(({ ctx, input }) => step(ctx.app, ctx.session, input, toggleHold)),

  toggleComplaint: moneyProcedure
    .input(byId.extend({ as: z.enum(['buyer', 'seller']) }))
    .output(orderInfo)
    .mutation(({ ctx, input }) => step(ctx.app, ctx.session, input, toggleComplaint)),
})
