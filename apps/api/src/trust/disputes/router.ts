import { currencyCodeField, idField, pageInput, pageOutput } from '@jindu/domain/input'
import { z } from 'zod'
import { router, staffProcedure } from '../../trpc/init.ts'
import { assignCase } from './assign-case.ts'
import { listCases } from './list-cases.ts'
import { caseRow, QUEUES } from './output.ts'

/** Procedures over all kinds of subjects; those of one subject are in its feature's router. */
export const disputesRouter = router({
  cases: staffProcedure('arbiter')
    .meta({
      summary: { en: 'Disputes of both markets in the queues of arbiters', 'zh-CN': '两个市场待仲裁的争议' },
      scope: null,
    })
    .input(
      pageInput('goodsOrders').extend({
        queue: z.enum(QUEUES),
        kind: z.string().max(40).optional(),
        currency: currencyCodeField.optional(),
        sort: z.enum(['oldest', 'newest']).optional(),
        /** Only cases assigned to the caller. */
        mine: z.boolean().optional(),
      }),
    )
    .output(pageOutput(caseRow))
    .query(({ ctx, input }) => listCases(ctx.app, ctx.session, input)),

  assign: staffProcedure('arbiter')
    .meta({
      summary: {
        en: 'Say that one works on a case, or no more; it keeps nobody from ruling',
        'zh-CN': '受理或退回案件，不影响他人裁决',
      },
      scope: null,
    })
    .input(
      z.object({
        kind: z.string().max(40),
        id: idField,
        take: z.boolean(),
        /** The arbiter whose assignment is taken over. */
        from: idField.optional(),
      }),
    )
    .output(z.object({ uid: z.int().nullable() }))
    .mutation(({ ctx, input }) => assignCase(ctx.app, ctx.session, input)),
})
