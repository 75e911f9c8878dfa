import type { Text } from '@jindu/i18n'
import {
  currencyCodeField,
  digestField,
  editOfferInput,
  fiatCodeField,
  idField,
  keysetInput,
  keysetOutput,
  pageInput,
  pageOutput,
  publishOfferInput,
  searchedIdField,
  staffReasonField,
  uidField,
  usdMoney,
} from '@jindu/domain/input'
import { PAYMENT_METHODS } from '@jindu/domain/otc/offers'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { confirmedProcedure, permittedProcedure, router, userProcedure, verifiedProcedure } from '../../trpc/init.ts'
import { changeOwnOffer, editOffer, moderateOffer } from './change-offer.ts'
import { openFiats } from './fiat.ts'
import { offerLimits, offerRow, openFiat } from './output.ts'
import { publishOffer } from './publish-offer.ts'
import { listMarket } from './list-market.ts'
import { listOwnOffers, readOffer } from './reads.ts'
import { listOffersForStaff } from './staff-reads.ts'

const byId = z.object({ id: idField })
const side = z.enum(['buy', 'sell'])

/** Steps that offer or withdraw coin require the pay password, as publishing does (wallet-and-otc.md §4). */
const ownChange = (kind: 'takeDown' | 'putUp' | 'withdraw', summary: Text) =>
  verifiedProcedure
    .meta({ summary, scope: 'trade' })
    .input(byId.extend({ side: side.optional(), payPassword: digestField.optional() }))
    .mutation(({ ctx, input: { payPassword: _, ...offer } }) => changeOwnOffer(ctx.app, ctx.session.uid, offer, kind))

const staffChange = (kind: 'takeDown' | 'putUp' | 'withdraw', summary: Text) =>
  confirmedProcedure('offers.moderate')
    .meta({ summary, scope: null })
    .input(byId.extend({ reason: staffReasonField }))
    .mutation(({ ctx, input }) => moderateOffer(ctx.app, ctx.session.uid, input, kind))

export const otcOffersRouter = router({
  publish: verifiedProcedure
    .meta({ summary: { en: 'Publish an offer to buy or sell coin', 'zh-CN': '发布买币或卖币承兑单' }, scope: 'trade' })
    .input(publishOfferInput)
    .output(byId)
    .mutation(({ ctx, input: { payPassword: _, ...offer } }) => publishOffer(ctx.app, ctx.session.uid, offer)),

  /** Changing a price affects money, so it requires a verified pay password. */
  /** A price is money too: who changes one has verified the pay password. */
  edit: verifiedProcedure
    .meta({ summary: { en: 'Change one’s own offer', 'zh-CN': '修改本人的承兑单' }, scope: 'trade' })
    .input(editOfferInput)
    .mutation(({ ctx, input: { id, payPassword: _, ...patch } }) => editOffer(ctx.app, ctx.session.uid, id, patch)),

  takeDown: ownChange('takeDown', {
    en: 'Take one’s own offer out of the market for a while',
    'zh-CN': '暂时下架本人的承兑单',
  }),
  putUp: ownChange('putUp', { en: 'Put one’s own offer into the market again', 'zh-CN': '重新上架本人的承兑单' }),
  withdraw: ownChange('withdraw', {
    en: 'End one’s own offer; what it locked is free again',
    'zh-CN': '撤销本人的承兑单，锁定的币随即释放',
  }),

  /** The site's limits for offers, so that forms can validate early. */
  limits: userProcedure
    .meta({ summary: { en: 'What bounds an offer on this site', 'zh-CN': '本站对承兑单的限制' }, scope: 'market' })
    .input(z.object({}).optional())
    .output(offerLimits)
    .query(({ ctx }) => ctx.app.settings.current()),

  /** The currencies that offers may be paid in. */
  fiats: userProcedure
    .meta({
      summary: {
        en: 'Currencies that offers may be paid in, with their exchange rates',
        'zh-CN': '承兑单可用的付款货币及其汇率',
      },
      scope: 'market',
    })
    .input(z.object({}).optional())
    .output(z.object({ data: z.array(openFiat) }))
    .query(({ ctx }) => ({ data: openFiats(ctx.app) })),

  market: userProcedure
    .meta({
      summary: {
        en: 'Offers of everybody, narrowed by amount, currency of payment, payment method and trust',
        'zh-CN': '市场承兑单，可按金额、付款货币、支付方式与信用筛选',
      },
      scope: 'market',
    })
    .input(
      pageInput('otcMarket').extend({
        currency: currencyCodeField,
        side,
        amount: usdMoney.optional(),
        method: z.enum(PAYMENT_METHODS).optional(),
        fiat: fiatCodeField.optional(),
        trust: z.int().min(0).max(rules.otc.maximumRequirement).optional(),
        takeable: z.boolean().optional(),
        ownerUid: uidField.optional(),
      }),
    )
    .output(pageOutput(offerRow))
    .query(({ ctx, input }) => listMarket(ctx.app, ctx.session, input)),

  own: userProcedure
    .meta({ summary: { en: 'One’s own offers', 'zh-CN': '本人的承兑单' }, scope: 'own' })
    .input(pageInput('ownOffers').extend({ currency: currencyCodeField.optional(), side: side.optional() }))
    .output(pageOutput(offerRow))
    .query(({ ctx, input }) => listOwnOffers(ctx.app, ctx.session, input)),

  info: userProcedure
    .meta({ summary: { en: 'One offer with its terms', 'zh-CN': '承兑单详情与条款' }, scope: 'market' })
    .input(byId)
    .output(offerRow)
    .query(({ ctx, input }) => readOffer(ctx.app, ctx.session, input.id)),

  staffList: permittedProcedure('offers.moderate')
    .meta({
      summary: { en: 'Offers of everybody, by owner and state', 'zh-CN': '全站承兑单，可按发布者与状态筛选' },
      scope: null,
    })
    .input(
      keysetInput().extend({
        offerId: searchedIdField.optional(),
        ownerUid: searchedIdField.optional(),
        status: z.enum(['ongoing', 'cancelled', 'completed']).optional(),
      }),
    )
    .output(keysetOutput(offerRow))
    .query(({ ctx, input }) => listOffersForStaff(ctx.app, ctx.session, input)),

  staffTakeDown: staffChange('takeDown', {
    en: 'Take an offer out of the market, with a reason',
    'zh-CN': '下架承兑单，附理由',
  }),
  staffPutUp: staffChange('putUp', {
    en: 'Put an offer into the market again, with a reason',
    'zh-CN': '重新上架承兑单，附理由',
  }),
  staffWithdraw: staffChange('withdraw', {
    en: 'End an offer, with a reason; what it locked is free again',
    'zh-CN': '撤销承兑单，附理由，锁定的币随即释放',
  }),
})
