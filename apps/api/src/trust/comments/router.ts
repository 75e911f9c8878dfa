import { COMMENT_SUBJECTS } from '@jindu/domain/trust/comments'
import {
  attachmentsField,
  idField,
  idempotencyKeyField,
  pageInput,
  richText,
  staffReasonField,
} from '@jindu/domain/input'
import { z } from 'zod'
import { confirmedProcedure, router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { moderateComment } from './hide-comment.ts'
import { commentPage } from './output.ts'
import { listComments } from './reads.ts'
import type { CommentSubjects } from './subjects.ts'
import { removeComment, writeComment } from './write-comment.ts'

const place = z.object({ kind: z.enum(COMMENT_SUBJECTS), subjectId: idField })
const done = z.object({ id: z.int() })
const moderation = z.object({ id: idField, reason: staffReasonField })

/** @param subjects what may be commented on: each feature its own things */
export const commentsRouter = (subjects: CommentSubjects) =>
  router({
    list: visitorProcedure
      .meta({ summary: { en: 'The comments on a thing', 'zh-CN': '某一对象的公开评论' }, scope: 'market' })
      .input(pageInput('comments').extend({ ...place.shape, flat: z.boolean().default(false) }))
      .output(commentPage)
      .query(({ ctx, input }) => listComments(ctx.app, subjects, ctx.session, input)),

    write: userProcedure
      .meta({
        summary: { en: 'Comment on a thing, or answer a comment', 'zh-CN': '发表评论或回复评论' },
        scope: 'trade',
      })
      .meta({ counts: ['comments'] })
      .input(
        place.extend({
          contents: richText,
          attach: attachmentsField,
          toId: idField.optional(),
          idempotencyKey: idempotencyKeyField.optional(),
        }),
      )
      .output(done)
      .mutation(({ ctx, input }) => writeComment(ctx.app, subjects, ctx.session, input)),

    remove: userProcedure
      .meta({ summary: { en: 'Remove one’s own comment', 'zh-CN': '删除本人的评论' }, scope: 'trade' })
      .input(z.object({ id: idField }))
      .output(done)
      .mutation(({ ctx, input }) => removeComment(ctx.app, subjects, ctx.session.uid, input.id)),

    hide: confirmedProcedure('comments.moderate')
      .meta({ summary: { en: 'Hide a comment, with a reason', 'zh-CN': '隐藏评论，附理由' }, scope: null })
      .input(moderation)
      .output(done)
      .mutation(({ ctx, input }) => moderateComment(ctx.app, subjects, ctx.session.uid, { ...input, to: 'hidden' })),

    show: confirmedProcedure('comments.moderate')
      .meta({
        summary: { en: 'Show a hidden comment again, with a reason', 'zh-CN': '恢复显示评论，附理由' },
        scope: null,
      })
      .input(moderation)
      .output(done)
      .mutation(({ ctx, input }) => moderateComment(ctx.app, subjects, ctx.session.uid, { ...input, to: 'shown' })),
  })
