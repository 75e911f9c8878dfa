import { fail } from '@jindu/domain/errors'
import { uidField } from '@jindu/domain/input'
import { z } from 'zod'
import { permittedProcedure, router } from '../../trpc/init.ts'
import { overviewOutput, readOverview } from './overview.ts'
import { readUserFigures, userFiguresOutput } from './user-figures.ts'

export const staffRouter = router({
  overview: permittedProcedure('console.open')
    .output(overviewOutput)
    .query(({ ctx }) => readOverview(ctx.app, ctx.session.role ?? fail('FORBIDDEN'))),

  userFigures: permittedProcedure('users.find')
    .input(z.object({ uid: uidField }))
    .output(userFiguresOutput)
    .query(({ ctx, input }) => readUserFigures(ctx.app, input.uid)),
})
