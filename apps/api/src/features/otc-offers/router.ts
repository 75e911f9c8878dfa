import {
  currencyCodeField,
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
import { PAYMENT_METHODS } from '@jindu/domain/otc-offer'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { moneyProcedure, permittedProcedure, router, userProcedure, verifiedProcedure } from '../../trpc/init.ts'
import { changeOwnOffer, editOffer, moderateOffer } from './change-offer.ts'
import { offerLimits, offerRow } from './output.ts'
import { publishOffer } from './publish-offer.ts'
import { listMarket, listOwnOffers, readOffer } from './reads.ts'
import { listOffersForStaff } from './staff-reads.ts'

const byId = z.object({ id: idField })
const side = z.enum(['buy', 'sell'])

const ownChange = (kind: 'takeDown' | 'putUp' | 'withdraw') =>
  moneyProcedure
    .input(byId.extend({ side: side.optional() }))
    .mutation(({ ctx, input }) => changeOwnOffer(ctx.app, ctx.session.uid, input, kind))

const staffChange = (kind: 'takeDown' | 'putUp' | 'withdraw') =>
  permittedProcedure('offers.moderate')
    .input(byId.extend({ reason: staffReasonField }))
    .mutation(({ ctx, input }) => moderateOffer(ctx.app, ctx.session.uid, input, kind))

export const otcOffersRouter = router({
  publish: verifiedProcedure
    .input(publishOfferInput)
    .output(byId)
    .mutation(({ ctx, input: { payPassword: _, ...offer } }) => publishOffer(ctx.app, ctx.session.uid, offer)),

  /** A price is money too: who changes one has verified the pay password. */
  edit: verifiedProcedure
    .input(editOfferInput)
    .mutation(({ ctx, input: { id, payPassword: _, ...patch } }) => editOffer(ctx.app, ctx.session.uid, id, patch)),

  takeDown: ownChange('takeDown'),
  putUp: ownChange('putUp'),
  withdraw: ownChange('withdraw'),

  /** What bounds an offer on this site: forms say it before the server does. */
  limits: userProcedure
    .input(z.object({}).optional())
    .output(offerLimits)
    .query(({ ctx }) => ctx.app.settings.current()),

  market: userProcedure
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
    .input(pageInput('ownOffers').extend({ currency: currencyCodeField.optional(), side: side.optional() }))
    .output(pageOutput(offerRow))
    .query(({ ctx, input }) => listOwnOffers(ctx.app, ctx.session, input)),

  info: userProcedure
    .input(byId)
    .output(offerRow)
    .query(({ ctx, input }) => readOffer(ctx.app, ctx.session, input.id)),

  staffList: permittedProcedure('offers.moderate')
    .input(
      keysetInput().extend({
        offerId: searchedIdField.optional(),
        ownerUid: searchedIdField.optional(),
        status: z.enum(['ongoing', 'cancelled', 'completed']).optional(),
      }),
    )
    .output(keysetOutput(offerRow))
    .query(({ ctx, input }) => listOffersForStaff(ctx.app, ctx.session, input)),

  staffTakeDown: staffChange('takeDown'),
  staffPutUp: staffChange('putUp'),
  staffWithdraw: staffChange('withdraw'),
})
