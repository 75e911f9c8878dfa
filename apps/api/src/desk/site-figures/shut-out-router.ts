import { z } from 'zod'
import { rightField } from '../../accounts/rights/index.ts'
import { confirmedProcedure, router } from '../../trpc/init.ts'
import { countShutOut } from './shut-out.ts'

/** Merged into the `rights` router. It is here because it counts sellers, whom the rights feature does not know. */
export const shutOutRouter = router({
  shutOut: confirmedProcedure('settings.change')
    .meta({
      summary: {
        en: 'How many accounts a requirement would shut out, asked before it is switched on',
        'zh-CN': '开启某项权限要求前，会受影响的账号数',
      },
      scope: null,
    })
    .input(z.object({ right: rightField }))
    .output(z.object({ sellers: z.int(), accounts: z.int(), countsFrom: z.int() }))
    .query(({ ctx, input }) => countShutOut(ctx.app, input.right)),
})
