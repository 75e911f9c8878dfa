import type { ChannelName, LiveEvent } from '@jindu/domain/events'
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client'
import type { TestApp } from '../app.ts'
import type { AppRouter } from '../../src/app/router.ts'

export interface Follower {
  readonly events: readonly LiveEvent[]
  /** Error codes that ended the subscription. */
  readonly errors: readonly string[]
  topics(): string[]
  close(): Promise<void>
}

export interface Followed {
  /** The session token; null for a visitor. */
  readonly token: string | null
  readonly lastEventId?: string
  /** The channel; if absent, the account's own events. */
  readonly channel?: string
}

/** Starts the test server and returns its WebSocket address. */
export const liveUrl = async ({ server }: TestApp): Promise<string> =>
  `${(await server.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')}/trpc`

/** Follows live events over its own connection, without reconnecting. @param url `ws://…/trpc` */
export function follow(url: string, { token, lastEventId, channel }: Followed): Follower {
  const events: LiveEvent[] = []
  const errors: string[] = []
  const client = createWSClient({
    url,
    connectionParams: () => (token === null ? {} : { token }),
    retryDelayMs: () => 100_000,
  })
  const { live } = createTRPCClient<AppRouter>({ links: [wsLink({ client })] })
  const place = lastEventId === undefined ? {} : { lastEventId }
  const listener = {
    onData: ({ data }: { data: LiveEvent }) => events.push(data),
    onError: (error: { data?: { domain: { code: string } } | null | undefined; message: string }) =>
      errors.push(error.data?.domain.code ?? error.message),
  }
  const subscription =
    channel === undefined
      ? live.events.subscribe(place, listener)
      : live.channel.subscribe({ channel: asChannelName(channel), ...place }, listener)
  return {
    events,
    errors,
    topics: () => events.map((event) => event.topic),
    async close() {
      subscription.unsubscribe()
      await client.close()
    },
  }
}

/** Accepts kinds that the domain does not know. */
function asChannelName(name: string): ChannelName {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tests ask for what no page would
  return name as ChannelName
}
