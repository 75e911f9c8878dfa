import { idField, pageInput, pageOutput } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { router, visitorProcedure } from '../../trpc/init.ts'
import { countNotices, listNotices, readNotice } from './reads.ts'

const category = z.literal(Object.values(rules.talk.noticeCategories))

const brief = z.object({
  id: z.int(),
  category: z.int(),
  title: z.string(),
  summary: z.string(),
  /** The language that it stands in, which may not be the reader's. */
  language: z.enum(['en', 'zh-CN']),
  publishedAt: z.int(),
  changedAt: z.int().nullable(),
  pinned: z.boolean(),
  comments: z.int(),
})

export const noticesRouter = router({
  /** The categories with how many notices each has, as a list of pages. */
  categories: visitorProcedure
    .input(pageInput('notices'))
    .output(pageOutput(z.object({ category, notices: z.int() })))
    .query(async ({ ctx, input: { page, limit } }) => {
      const counted = await countNotices(ctx.app)
      const all = Object.values(rules.talk.noticeCategories).map((each) => ({
        category: each,
        notices: counted.get(each) ?? 0,
      }))
      return { data: all.slice((page - 1) * limit, page * limit), total: all.length }
    }),

  list: visitorProcedure
    .input(pageInput('notices').extend({ category: category.default(rules.talk.defaultNoticeTag) }))
    .output(pageOutput(brief))
    .query(({ ctx, input }) => listNotices(ctx.app, input, ctx.locale)),

  info: visitorProcedure
    .input(z.object({ id: idField }))
    .output(brief.extend({ html: z.string(), commentsClosedAt: z.int().nullable() }))
    .query(({ ctx, input }) => readNotice(ctx.app, input.id, ctx.locale)),
})
