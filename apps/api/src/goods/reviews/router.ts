import {
  idField,
  keysetInput,
  keysetOutput,
  pageInput,
  ratingField,
  refuse,
  reviewReasonField,
  reviewReplyField,
  reviewTextField,
  uidField,
} from '@jindu/domain/input'
import { RATINGS } from '@jindu/domain/goods/reviews'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { confirmedProcedure, permittedProcedure, router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { editReview } from './edit-review.ts'
import { hideReview, showReview } from './hide-review.ts'
import { orderReview, reviewPage } from './output.ts'
import { listReviews, readOrderReview } from './reads.ts'
import { replyToReview } from './reply-review.ts'
import { listForStaff, REVIEW_STATES, staffReview } from './staff-list.ts'
import { writeReview } from './write-review.ts'

const draft = z.object({ rating: ratingField, text: reviewTextField })
const done = z.object({ id: z.int() })
const moderation = z.object({ id: idField, reason: reviewReasonField })
const rating = z.literal(RATINGS).optional()
const words = z.string().trim().max(rules.goods.search.maximumCharacters, refuse('TEXT_TOO_LONG'))
const filter = pageInput('reviews').extend({ rating })

export const reviewsRouter = router({
  ofGoods: visitorProcedure
    .meta({ summary: { en: 'Reviews of one goods', 'zh-CN': '商品的评价' }, scope: 'market' })
    .input(filter.extend({ goodsId: idField }))
    .output(reviewPage)
    .query(({ ctx, input }) => listReviews(ctx.app, ctx.session, { goodsId: input.goodsId }, input)),

  ofSeller: visitorProcedure
    .meta({
      summary: { en: 'Reviews of everything that a seller sells', 'zh-CN': '卖家全部商品的评价' },
      scope: 'market',
    })
    .input(filter.extend({ uid: uidField }))
    .output(reviewPage)
    .query(({ ctx, input }) => listReviews(ctx.app, ctx.session, { sellerUid: input.uid }, input)),

  ofOrder: userProcedure
    .meta({
      summary: {
        en: 'The review of an order, and whether the caller may write or edit it',
        'zh-CN': '订单的评价，以及调用方能否撰写或修改',
      },
      scope: 'own',
    })
    .input(z.object({ orderId: idField }))
    .output(orderReview)
    .query(({ ctx, input }) => readOrderReview(ctx.app, ctx.session.uid, input.orderId)),

  write: userProcedure
    .meta({
      summary: { en: 'Review what one bought, once for each order', 'zh-CN': '评价购买的商品，每笔订单一次' },
      scope: 'trade',
    })
    .meta({ counts: ['reviews'] })
    .input(draft.extend({ orderId: idField }))
    .output(done)
    .mutation(({ ctx, input }) => writeReview(ctx.app, ctx.session.uid, input.orderId, input)),

  edit: userProcedure
    .meta({ summary: { en: 'Change one’s own review', 'zh-CN': '修改本人的评价' }, scope: 'trade' })
    .meta({ counts: ['reviews'] })
    .input(draft.extend({ id: idField }))
    .output(done)
    .mutation(({ ctx, input }) => editReview(ctx.app, ctx.session.uid, input.id, input)),

  reply: userProcedure
    .meta({ summary: { en: 'Reply as the seller to a review', 'zh-CN': '卖家回复评价' }, scope: 'trade' })
    .meta({ counts: ['reviews'] })
    .input(z.object({ id: idField, text: reviewReplyField }))
    .output(done)
    .mutation(({ ctx, input }) => replyToReview(ctx.app, ctx.session.uid, input.id, input.text)),

  staffList: permittedProcedure('reviews.moderate')
    .meta({
      summary: {
        en: 'Reviews of everybody, by state, seller, buyer and words',
        'zh-CN': '全站评价，可按状态、卖家、买家与关键词筛选',
      },
      scope: null,
    })
    .input(
      keysetInput().extend({
        state: z.enum(REVIEW_STATES).optional(),
        id: idField.optional(),
        goodsId: idField.optional(),
        sellerUid: uidField.optional(),
        buyerUid: uidField.optional(),
        rating,
        text: words.transform((text) => (text === '' ? undefined : text)).optional(),
      }),
    )
    .output(keysetOutput(staffReview))
    .query(({ ctx, input }) => listForStaff(ctx.app, ctx.session.uid, input)),

  hide: confirmedProcedure('reviews.moderate')
    .meta({ summary: { en: 'Hide a review, with a reason', 'zh-CN': '隐藏评价，附理由' }, scope: null })
    .input(moderation)
    .output(done)
    .mutation(({ ctx, input }) => hideReview(ctx.app, ctx.session.uid, input.id, input.reason)),

  show: confirmedProcedure('reviews.moderate')
    .meta({
      summary: { en: 'Show a hidden review again, with a reason', 'zh-CN': '恢复显示评价，附理由' },
      scope: null,
    })
    .input(moderation)
    .output(done)
    .mutation(({ ctx, input }) => showReview(ctx.app, ctx.session.uid, input.id, input.reason)),
})
