import { fail } from '@jindu/domain/errors'
import type { LiveEvent } from '@jindu/domain/events'
import { isPermitted } from '@jindu/domain/accounts/staff'
import type { ChannelGuard } from '../../platform/outbox/channel-guard.ts'
import type { OutboxEvent } from '../../platform/outbox/index.ts'
import { networkOf } from '../../platform/rate-limit/network.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { unknownCaller, type Context } from '../../trpc/context.ts'
import { createSlots } from './slots.ts'
import { followStream } from './stream.ts'
import { watchSession } from './watch-session.ts'

const CHANNELS_PER_NETWORK = 400

const channels = createSlots<string>(CHANNELS_PER_NETWORK)

/** Caches the permission check per event, so all subscribers share one result. */
const openFor = new WeakMap<OutboxEvent, Promise<boolean>>()

/** Coalesces concurrent checks: after a restart thousands of clients reconnect to one page at the same time. */
const asking = new WeakMap<ChannelGuard, Map<number, Promise<boolean>>>()

function isOpenNow(guard: ChannelGuard, id: number): Promise<boolean> {
  const ids = asking.get(guard) ?? new Map<number, Promise<boolean>>()
  asking.set(guard, ids)
  const asked = ids.get(id) ?? guard.isOpen(id).finally(() => ids.delete(id))
  ids.set(id, asked)
  return asked
}

function guardOf({ app }: Context, channel: string) {
  const [kind = '', id] = channel.split(':')
  const guard = Object.hasOwn(app.channels, kind) ? app.channels[kind] : undefined
  return guard === undefined ? fail('NOT_FOUND') : { guard, id: Number(id) }
}

/**
 * Streams the events of one subject to anyone who may follow it.
 * @param channel `goods:81`
 * @throws DomainError NOT_FOUND for what cannot be followed or no more, LOGIN_REQUIRED, SESSION_ENDED, TOKEN_INVALID, FORBIDDEN, what the subject's guard refuses with, RATE_LIMITED for too many
 */
export async function* followChannel(
  ctx: Context,
  channel: string,
  place: number | null,
  signal?: AbortSignal,
): AsyncGenerator<LiveEvent> {
  const { app } = ctx
  const { guard, id } = guardOf(ctx, channel)

  function requireAccess(session: Session | null): void {
    const { access } = guard
    if (access === 'visitor') return
    if (session === null) fail(unknownCaller(ctx))
    else if (access !== 'user' && !isPermitted(session.role, access)) fail('FORBIDDEN')
  }
  async function isOpen(event: OutboxEvent): Promise<boolean> {
    const asked = openFor.get(event) ?? guard.isOpen(id)
    openFor.set(event, asked)
    return asked
  }

  requireAccess(ctx.session)
  const release = channels.take(networkOf(ctx.address))
  try {
    if (!(await isOpenNow(guard, id))) fail('NOT_FOUND')
    if (ctx.session !== null) await guard.admit?.(app, ctx.session, id)
    yield* followStream(
      {
        app,
        reader: { channel },
        place,
        watch: (onChange) => watchSession(ctx, onChange),
        permit: async (session, event) => {
          requireAccess(await session.current())
          if (event !== null && !(await isOpen(event))) fail('NOT_FOUND')
        },
      },
      signal,
    )
  } finally {
    release()
  }
}
