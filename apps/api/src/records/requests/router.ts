import { idempotencyKeyField } from '@jindu/domain/input'
import { z } from 'zod'
import { settleKey } from '../../platform/idempotency/index.ts'
import { router, userProcedure } from '../../trpc/init.ts'

export const requestsRouter = router({
  /** Was the request under this key carried out? When it was not, it never will be. */
  settle: userProcedure
    .meta({ summary: 'Whether the request under a key was carried out; when it was not, it never will be' })
    .input(z.object({ key: idempotencyKeyField }))
    .output(z.object({ done: z.boolean() }))
    .mutation(async ({ ctx, input }) => ({
      done: await settleKey(ctx.app.db, ctx.session.uid, input.key, ctx.app.clock.now()),
    })),
})
