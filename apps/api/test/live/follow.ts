import type { ChannelName, LiveEvent } from '@jindu/domain/events'
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client'
import type { TestApp } from '../app.ts'
import type { AppRouter } from '../../src/app/router.ts'

export interface Follower {
  readonly events: readonly LiveEvent[]
  /** Codes of what ended the subscription. */
  readonly errors: readonly string[]
  topics(): string[]
  close(): Promise<void>
}

export interface Followed {
  /** Of the session; null for a visitor. */
  readonly token: string | null
  readonly lastEventId?: string
  /** Without one, what concerns the account. */
  readonly channel?: string
}

/** Where a test's server takes live connections. */
export const liveUrl = async ({ server }: TestApp): Promise<string> =>
  `${(await server.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')}/trpc`

/** Follows live events over a connection of its own, which does not come back by itself. @param url `ws://…/trpc` */
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

/** Also of kinds that the domain does not know. */
function asChannelName(name: string): ChannelName {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tests ask for what no page would
  return name as ChannelName
}
