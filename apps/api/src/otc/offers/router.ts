import {
  currencyCodeField,
  digestField,
  editOfferInput,
  idField,
  keysetInput,
  keysetOutput,
  pageInput,
  pageOutput,
  publishOfferInput,
  searchedIdField,
  staffReasonField,
  usdMoney,
} from '@jindu/domain/input'
import { PAYMENT_METHODS } from '@jindu/domain/otc/offers'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { confirmedProcedure, permittedProcedure, router, userProcedure, verifiedProcedure } from '../../trpc/init.ts'
import { changeOwnOffer, editOffer, moderateOffer } from './change-offer.ts'
import { offerLimits, offerRow } from './output.ts'
import { publishOffer } from './publish-offer.ts'
import { listMarket } from './list-market.ts'
import { listOwnOffers, readOffer } from './reads.ts'
import { listOffersForStaff } from './staff-reads.ts'

const byId = z.object({ id: idField })
const side = z.enum(['buy', 'sell'])

/** What offers coin or takes it away asks for the pay password, as publishing does (wallet-and-otc.md §4). */
const ownChange = (kind: 'takeDown' | 'putUp' | 'withdraw', summary: string) =>
  verifiedProcedure
    .meta({ summary })
    .input(byId.extend({ side: side.optional(), payPassword: digestField.optional() }))
    .mutation(({ ctx, input: { payPassword: _, ...offer } }) => changeOwnOffer(ctx.app, ctx.session.uid, offer, kind))

const staffChange = (kind: 'takeDown' | 'putUp' | 'withdraw', summary: string) =>
  confirmedProcedure('offers.moderate')
    .meta({ summary })
    .input(byId.extend({ reason: staffReasonField }))
    .mutation(({ ctx, input }) => moderateOffer(ctx.app, ctx.session.uid, input, kind))

export const otcOffersRouter = router({
  publish: verifiedProcedure
    .meta({ summary: 'Publish an offer to buy or sell coin' })
    .input(publishOfferInput)
    .output(byId)
    .mutation(({ ctx, input: { payPassword: _, ...offer } }) => publishOffer(ctx.app, ctx.session.uid, offer)),

  /** A price is money too: who changes one has verified the pay password. */
  /** A price is money too: who changes one has verified the pay password. */
  edit: verifiedProcedure
    .meta({ summary: 'Change one’s own offer' })
    .input(editOfferInput)
    .mutation(({ ctx, input: { id, payPassword: _, ...patch } }) => editOffer(ctx.app, ctx.session.uid, id, patch)),

  takeDown: ownChange('takeDown', 'Take one’s own offer out of the market for a while'),
  putUp: ownChange('putUp', 'Put one’s own offer into the market again'),
  withdraw: ownChange('withdraw', 'End one’s own offer; what it locked is free again'),

  /** What bounds an offer on this site: forms say it before the server does. */
  limits: userProcedure
    .meta({ summary: 'What bounds an offer on this site' })
    .input(z.object({}).optional())
    .output(offerLimits)
    .query(({ ctx }) => ctx.app.settings.current()),

  market: userProcedure
    .meta({ summary: 'Offers of everybody, narrowed by amount, payment method and trust' })
    .input(
      pageInput('otcMarket').extend({
        currency: currencyCodeField,
        side,
        amount: usdMoney.optional(),
        method: z.enum(PAYMENT_METHODS).optional(),
        trust: z.int().min(0).max(rules.otc.maximumRequirement).optional(),
        takeable: z.boolean().optional(),
      }),
    )
    .output(pageOutput(offerRow))
    .query(({ ctx, input }) => listMarket(ctx.app, ctx.session, input)),

  own: userProcedure
    .meta({ summary: 'One’s own offers' })
    .input(pageInput('ownOffers').extend({ currency: currencyCodeField.optional(), side: side.optional() }))
    .output(pageOutput(offerRow))
    .query(({ ctx, input }) => listOwnOffers(ctx.app, ctx.session, input)),

  info: userProcedure
    .meta({ summary: 'One offer with its terms' })
    .input(byId)
    .output(offerRow)
    .query(({ ctx, input }) => readOffer(ctx.app, ctx.session, input.id)),

  staffList: permittedProcedure('offers.moderate')
    .meta({ summary: 'Offers of everybody, by owner and state' })
    .input(
      keysetInput().extend({
        offerId: searchedIdField.optional(),
        ownerUid: searchedIdField.optional(),
        status: z.enum(['ongoing', 'cancelled', 'completed']).optional(),
      }),
    )
    .output(keysetOutput(offerRow))
    .query(({ ctx, input }) => listOffersForStaff(ctx.app, ctx.session, input)),

  staffTakeDown: staffChange('takeDown', 'Take an offer out of the market, with a reason'),
  staffPutUp: staffChange('putUp', 'Put an offer into the market again, with a reason'),
  staffWithdraw: staffChange('withdraw', 'End an offer, with a reason; what it locked is free again'),
})
