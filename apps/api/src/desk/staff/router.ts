import { fail } from '@jindu/domain/errors'
import { uidField } from '@jindu/domain/input'
import { z } from 'zod'
import { permittedProcedure, router } from '../../trpc/init.ts'
import { nextDayOutput, readNextDay } from './next-day.ts'
import { openWorkOutput, readOpenWork } from './open-work.ts'
import { overviewOutput, readOverview } from './overview.ts'
import { readUserFigures, userFiguresOutput } from './user-figures.ts'

export const staffRouter = router({
  overview: permittedProcedure('console.open')
    .meta({ summary: 'The start of the console: what waits for the caller’s role' })
    .output(overviewOutput)
    .query(({ ctx }) => readOverview(ctx.app, ctx.session.role ?? fail('FORBIDDEN'))),

  openWork: permittedProcedure('console.open')
    .meta({ summary: 'How much waits in each place of the console, as far as the caller’s role works there' })
    .output(openWorkOutput)
    .query(({ ctx }) => readOpenWork(ctx.app, ctx.session.role ?? fail('FORBIDDEN'))),

  nextDay: permittedProcedure('console.open')
    .meta({ summary: 'What falls due within a day, by the hour, as far as the caller’s role may see it' })
    .output(nextDayOutput)
    .query(({ ctx }) => readNextDay(ctx.app, ctx.session.role ?? fail('FORBIDDEN'))),

  userFigures: permittedProcedure('users.find')
    .meta({ summary: 'The figures of one account' })
    .input(z.object({ uid: uidField }))
    .output(userFiguresOutput)
    .query(({ ctx, input }) => readUserFigures(ctx.app, input.uid)),
})
