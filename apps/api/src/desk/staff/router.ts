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
    .meta({
      summary: {
        en: 'The start of the console: what waits for the caller’s role',
        'zh-CN': '控制台首页：调用方角色的待办事项',
      },
      scope: null,
    })
    .output(overviewOutput)
    .query(({ ctx }) => readOverview(ctx.app, ctx.session.role ?? fail('FORBIDDEN'))),

  openWork: permittedProcedure('console.open')
    .meta({
      summary: {
        en: 'How much waits in each place of the console, as far as the caller’s role works there',
        'zh-CN': '控制台各处的待办数量，限调用方角色经办的部分',
      },
      scope: null,
    })
    .output(openWorkOutput)
    .query(({ ctx }) => readOpenWork(ctx.app, ctx.session.role ?? fail('FORBIDDEN'))),

  nextDay: permittedProcedure('console.open')
    .meta({
      summary: {
        en: 'What falls due within a day, by the hour, as far as the caller’s role may see it',
        'zh-CN': '一天内到期的事项，按小时列出，限调用方角色可见',
      },
      scope: null,
    })
    .output(nextDayOutput)
    .query(({ ctx }) => readNextDay(ctx.app, ctx.session.role ?? fail('FORBIDDEN'))),

  userFigures: permittedProcedure('users.find')
    .meta({ summary: { en: 'The figures of one account', 'zh-CN': '单个账号的统计' }, scope: null })
    .input(z.object({ uid: uidField }))
    .output(userFiguresOutput)
    .query(({ ctx, input }) => readUserFigures(ctx.app, input.uid)),
})
