import { idempotencyKeyField, idField, noticeInput, pageInput, pageOutput } from '@jindu/domain/input'
import { NOTICE_STATES } from '@jindu/domain/desk/notices'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { confirmedProcedure, permittedProcedure, router, visitorProcedure } from '../../trpc/init.ts'
import { countNotices, listNotices, listPinned, readNotice } from './reads.ts'
import { listForStaff, readForEditing } from './staff-reads.ts'
import { editNotice, publishNotice, withdrawNotice } from './write-notice.ts'

const category = z.literal(Object.values(rules.talk.noticeCategories))

const brief = z.object({
  id: z.int(),
  category: z.int(),
  title: z.string(),
  summary: z.string(),
  /** The language of the text, which may differ from the reader's. */
  language: z.enum(['en', 'zh-CN']),
  publishedAt: z.int(),
  changedAt: z.int().nullable(),
  pinned: z.boolean(),
  comments: z.int(),
})
brief.register(z.globalRegistry, { id: 'Notice' })

const seconds = z.int()
const state = z.enum(NOTICE_STATES)
const done = z.object({ id: z.int() })
const text = z.object({ title: z.string(), summary: z.string(), html: z.string() })

const staffRow = z.object({
  id: z.int(),
  category: z.int(),
  state,
  titleEn: z.string().nullable(),
  titleZh: z.string().nullable(),
  sandboxOnly: z.boolean(),
  publishedAt: seconds,
  changedAt: seconds.nullable(),
  pinnedUntil: seconds.nullable(),
  commentsClosedAt: seconds.nullable(),
})

export const noticesRouter = router({
  /** The categories with their notice counts, in the shape of a page. */
  categories: visitorProcedure
    .meta({
      summary: { en: 'The categories of notices with how many each has', 'zh-CN': '公告分类及各自数量' },
      scope: 'market',
    })
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
    .meta({ summary: { en: 'The notices of a category', 'zh-CN': '某一分类的公告' }, scope: 'market' })
    .input(pageInput('notices').extend({ category: category.default(rules.talk.defaultNoticeTag) }))
    .output(pageOutput(brief))
    .query(({ ctx, input }) => listNotices(ctx.app, input, ctx.locale)),

  info: visitorProcedure
    .meta({ summary: { en: 'One notice with its text', 'zh-CN': '公告正文' }, scope: 'market' })
    .input(z.object({ id: idField }))
    .output(brief.extend({ html: z.string(), commentsClosedAt: z.int().nullable() }))
    .query(({ ctx, input }) => readNotice(ctx.app, input.id, ctx.locale)),

  /** The notices of the home page's carousel. */
  pinned: visitorProcedure
    .meta({
      summary: { en: 'The notices that take turns on the home page', 'zh-CN': '首页轮播的置顶公告' },
      scope: 'market',
    })
    .output(z.object({ data: z.array(brief) }))
    .query(async ({ ctx }) => ({ data: await listPinned(ctx.app, ctx.locale) })),

  staffList: permittedProcedure('notices.manage')
    .meta({
      summary: {
        en: 'Notices of every state: out, planned and withdrawn',
        'zh-CN': '全部状态的公告：已发布、待发布与已撤回',
      },
      scope: null,
    })
    .input(pageInput('notices').extend({ state: state.optional() }))
    .output(pageOutput(staffRow).extend({ counts: z.object({ out: z.int(), planned: z.int(), withdrawn: z.int() }) }))
    .query(({ ctx, input }) => listForStaff(ctx.app, { ...input, state: input.state })),

  edited: permittedProcedure('notices.manage')
    .meta({
      summary: { en: 'One notice in both languages, to edit', 'zh-CN': '公告的中英文内容（编辑用）' },
      scope: null,
    })
    .input(z.object({ id: idField }))
    .output(
      z.object({
        id: z.int(),
        version: z.int(),
        category: z.int(),
        state,
        en: text,
        zh: text,
        publishedAt: seconds,
        pinnedUntil: seconds.nullable(),
        commentsOpen: z.boolean(),
      }),
    )
    .query(({ ctx, input }) => readForEditing(ctx.app, input.id)),

  publish: confirmedProcedure('notices.manage')
    .meta({ summary: { en: 'Publish a notice, now or at a time', 'zh-CN': '立即或定时发布公告' }, scope: null })
    .input(noticeInput.extend({ idempotencyKey: idempotencyKeyField.optional() }))
    .output(done)
    .mutation(({ ctx, input }) => publishNotice(ctx.app, ctx.session.uid, input)),

  edit: confirmedProcedure('notices.manage')
    .meta({
      summary: {
        en: 'Change a notice; one that somebody changed meanwhile is refused',
        'zh-CN': '修改公告；若期间已被他人修改则拒绝',
      },
      scope: null,
    })
    .input(noticeInput.extend({ id: idField, version: z.int().min(0).max(2_147_483_646) }))
    .output(done)
    .mutation(({ ctx, input }) => editNotice(ctx.app, ctx.session.uid, input)),

  withdraw: confirmedProcedure('notices.manage')
    .meta({ summary: { en: 'Take a notice back', 'zh-CN': '撤回公告' }, scope: null })
    .input(z.object({ id: idField }))
    .output(done)
    .mutation(({ ctx, input }) => withdrawNotice(ctx.app, ctx.session.uid, input.id, true)),

  restore: confirmedProcedure('notices.manage')
    .meta({ summary: { en: 'Put a withdrawn notice out again', 'zh-CN': '重新发布已撤回的公告' }, scope: null })
    .input(z.object({ id: idField }))
    .output(done)
    .mutation(({ ctx, input }) => withdrawNotice(ctx.app, ctx.session.uid, input.id, false)),
})
