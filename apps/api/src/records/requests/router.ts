import { idempotencyKeyField } from '@jindu/domain/input'
import { z } from 'zod'
import { settleKey } from '../../platform/idempotency/index.ts'
import { router, userProcedure } from '../../trpc/init.ts'

export const requestsRouter = router({
  /** Was the request under this key carried out? When it was not, it never will be. */
  settle: userProcedure
    .meta({
      summary: {
        en: 'Whether the request under a key was carried out; when it was not, it never will be',
        'zh-CN': '某个幂等键的请求是否已执行；未执行的此后也不会再执行',
      },
      scope: 'trade',
    })
    .input(z.object({ key: idempotencyKeyField }))
    .output(z.object({ done: z.boolean() }))
    .mutation(async ({ ctx, input }) => ({
      done: await settleKey(ctx.app.db, ctx.session.uid, input.key, ctx.app.clock.now()),
    })),
})
