import { fail } from '@jindu/domain/errors'
import type { LiveEvent } from '@jindu/domain/events'
import type { Session } from '../../platform/sessions/session.ts'
import { unknownCaller, type Context } from '../../trpc/context.ts'
import { keepOnline } from './online.ts'
import { createSlots } from './slots.ts'
import { followStream } from './stream.ts'
import { watchSession } from './watch-session.ts'

const STREAMS_PER_ACCOUNT = 20

const streams = createSlots<number>(STREAMS_PER_ACCOUNT)

/**
 * Streams the events of the session's account.
 * @throws DomainError SESSION_ENDED or TOKEN_INVALID when the session or the token ends, RATE_LIMITED for too many streams
 */
export async function* followAccount(
  ctx: Context & { readonly session: Session },
  place: number | null,
  signal?: AbortSignal,
): AsyncGenerator<LiveEvent> {
  const { app } = ctx
  const { uid } = ctx.session
  const release = streams.take(uid)
  const leave = keepOnline(app, ctx.session, ctx.address)
  try {
    yield* followStream(
      {
        app,
        reader: { uid },
        place,
        watch: (onChange) => watchSession(ctx, onChange),
        permit: async (session) => {
          if ((await session.current()) === null) fail(unknownCaller(ctx))
        },
      },
      signal,
    )
  } finally {
    leave()
    release()
  }
}
