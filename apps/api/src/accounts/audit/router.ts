import { idField, keysetInput, keysetOutput, uidField } from '@jindu/domain/input'
import { z } from 'zod'
import { confirmedProcedure, permittedProcedure, router } from '../../trpc/init.ts'
import { isSpan, NO_SPAN, spanFields } from '../../trpc/span-input.ts'
import { exportAudit } from './export-audit.ts'
import { auditRow, listAudit } from './list-audit.ts'

const code = z.string().regex(/^[A-Za-z.]{1,60}$/)

const filter = {
  everybody: z.boolean().optional(),
  actorUid: uidField.optional(),
  action: code.optional(),
  subjectKind: code.optional(),
  subjectId: idField.optional(),
}

export const auditRouter = router({
  list: permittedProcedure('audit.read')
    .meta({
      summary: {
        en: 'What accounts, staff and the site did, the latest first',
        'zh-CN': '账号、工作人员与系统的操作记录，最新在前',
      },
      scope: null,
    })
    .input(keysetInput().extend(filter).extend(spanFields).refine(isSpan, NO_SPAN))
    .output(keysetOutput(auditRow))
    .query(({ ctx, input }) => listAudit(ctx.app, input)),

  export: confirmedProcedure('audit.read')
    .meta({
      summary: {
        en: 'Lines of the audit for a file, the latest first; the audit keeps who took what',
        'zh-CN': '导出审计记录，最新在前；导出行为记入审计',
      },
      scope: null,
      counts: ['exports'],
    })
    .input(z.object(filter).extend(spanFields).refine(isSpan, NO_SPAN))
    .output(keysetOutput(auditRow))
    .mutation(({ ctx, input }) => exportAudit(ctx.app, ctx.session, input)),
})
