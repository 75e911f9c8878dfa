import { idField, keysetInput, keysetOutput, uidField } from '@jindu/domain/input'
import { z } from 'zod'
import { permittedProcedure, router } from '../../trpc/init.ts'
import { auditRow, listAudit } from './list-audit.ts'

const code = z.string().regex(/^[A-Za-z.]{1,60}$/)
const instant = z.int().min(0).max(100_000_000_000)

export const auditRouter = router({
  list: permittedProcedure('audit.read')
    .input(
      keysetInput().extend({
        everybody: z.boolean().optional(),
        actorUid: uidField.optional(),
        action: code.optional(),
        subjectKind: code.optional(),
        subjectId: idField.optional(),
        from: instant.optional(),
        to: instant.optional(),
      }),
    )
    .output(keysetOutput(auditRow))
    .query(({ ctx, input }) => listAudit(ctx.app, input)),
})
