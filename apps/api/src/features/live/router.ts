import { isDomainError } from '@jindu/domain/errors'
import { tracked } from '@trpc/server'
import { z } from 'zod'
import { router, userProcedure } from '../../trpc/init.ts'
import { toTrpcError } from '../../trpc/error-shape.ts'
import { followEvents } from './follow-events.ts'

export const liveRouter = router({
  /**
   * What concerns the session's account, as it happens; a client that reconnects gets what it missed.
   * Ends with SESSION_ENDED when the session does.
   */
  events: userProcedure
    .input(
      z
        .object({
          lastEventId: z
            .string()
            .regex(/^\d{1,15}$/, 'ID_INVALID')
            .optional(),
        })
        .optional(),
    )
    .subscription(async function* ({ ctx, input, signal }) {
      const lastEventId = input?.lastEventId
      try {
        for await (const event of followEvents(ctx, lastEventId === undefined ? null : Number(lastEventId), signal)) {
          yield tracked(String(event.id), event)
        }
      } catch (error) {
        throw isDomainError(error) ? toTrpcError(error) : error
      }
    }),
})
