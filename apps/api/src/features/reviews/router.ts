import {
  idField,
  pageInput,
  ratingField,
  reviewReasonField,
  reviewReplyField,
  reviewTextField,
  uidField,
} from '@jindu/domain/input'
import { RATINGS } from '@jindu/domain/review'
import { z } from 'zod'
import { router, staffProcedure, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { editReview } from './edit-review.ts'
import { hideReview, showReview } from './hide-review.ts'
import { orderReview, reviewPage } from './output.ts'
import { listReviews, readOrderReview } from './reads.ts'
import { replyToReview } from './reply-review.ts'
import { writeReview } from './write-review.ts'

const draft = z.object({ rating: ratingField, text: reviewTextField })
const done = z.object({ id: z.int() })
const moderation = z.object({ id: idField, reason: reviewReasonField })
const filter = pageInput('reviews').extend({ rating: z.literal(RATINGS).optional() })

export const reviewsRouter = router({
  ofGoods: visitorProcedure
    .input(filter.extend({ goodsId: idField }))
    .output(reviewPage)
    .query(({ ctx, input }) => listReviews(ctx.app, ctx.session, { goodsId: input.goodsId }, input)),

  ofSeller: visitorProcedure
    .input(filter.extend({ uid: uidField }))
    .output(reviewPage)
    .query(({ ctx, input }) => listReviews(ctx.app, ctx.session, { sellerUid: input.uid }, input)),

  ofOrder: userProcedure
    .input(z.object({ orderId: idField }))
    .output(orderReview)
    .query(({ ctx, input }) => readOrderReview(ctx.app, ctx.session.uid, input.orderId)),

  write: userProcedure
    .input(draft.extend({ orderId: idField }))
    .output(done)
    .mutation(({ ctx, input }) => writeReview(ctx.app, ctx.session.uid, input.orderId, input)),

  edit: userProcedure
    .input(draft.extend({ id: idField }))
    .output(done)
    .mutation(({ ctx, input }) => editReview(ctx.app, ctx.session.uid, input.id, input)),

  reply: userProcedure
    .input(z.object({ id: idField, text: reviewReplyField }))
    .output(done)
    .mutation(({ ctx, input }) => replyToReview(ctx.app, ctx.session.uid, input.id, input.text)),

  hide: staffProcedure('moderator')
    .input(moderation)
    .output(done)
    .mutation(({ ctx, input }) => hideReview(ctx.app, ctx.session.uid, input.id, input.reason)),

  show: staffProcedure('moderator')
    .input(moderation)
    .output(done)
    .mutation(({ ctx, input }) => showReview(ctx.app, ctx.session.uid, input.id, input.reason)),
})
