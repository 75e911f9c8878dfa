import { isDomainError } from '@jindu/domain/errors'
import type { ChannelName, LiveEvent } from '@jindu/domain/events'
import { tracked } from '@trpc/server'
import { z } from 'zod'
import { toTrpcError } from '../../trpc/error-shape.ts'
import { router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { followAccount } from './follow-account.ts'
import { followChannel } from './follow-channel.ts'

const CHANNEL = /^[a-z][A-Za-z]{0,31}:\d{1,15}$/

const channelField = z
  .custom<ChannelName>((value) => typeof value === 'string' && CHANNEL.test(value), 'INPUT_INVALID')
  .meta({ type: 'string', pattern: CHANNEL.source })

/** The `place` of the last event received; tRPC clients send it by themselves on reconnect. */
const lastEventId = z
  .string()
  .regex(/^\d{1,15}$/, 'ID_INVALID')
  .optional()

const placeOf = (id: string | undefined): number | null => (id === undefined ? null : Number(id))

/** Tracked events for tRPC: the event's id is the place to resume from. */
async function* track(events: AsyncGenerator<LiveEvent>) {
  try {
    for await (const event of events) yield tracked(String(event.place), event)
  } catch (error) {
    throw isDomainError(error) ? toTrpcError(error) : error
  }
}

export const liveRouter = router({
  /**
   * Streams the account's events. A reconnecting client gets the events it missed, or `gap` if there are too many. Ends
   * with SESSION_ENDED when the session does, with TOKEN_INVALID when the token does.
   */
  events: userProcedure
    .meta({
      summary: {
        en: 'What happens to the account, as it happens; after a pause what was missed, or `gap` when that is too much. Ends with the session',
        'zh-CN': '实时推送账号的事件；断线重连后补发错过的事件，过多时发送 `gap`，会话结束即止',
      },
      scope: 'own',
    })
    .input(z.object({ lastEventId }).optional())
    .subscription(({ ctx, input, signal }) => track(followAccount(ctx, placeOf(input?.lastEventId), signal))),

  /** Streams the events of a subject that not only its parties may follow. Coalesced to one per second per subject. */
  channel: visitorProcedure
    .meta({
      summary: {
        en: 'What happens to one subject that more than its parties may follow, gathered once a second',
        'zh-CN': '实时推送某一主题的公开事件，每秒合并一次',
      },
      scope: 'market',
    })
    .input(z.object({ channel: channelField, lastEventId }))
    .subscription(({ ctx, input, signal }) =>
      track(followChannel(ctx, input.channel, placeOf(input.lastEventId), signal)),
    ),
})
