import { createTRPCClient, createWSClient, wsLink } from '@trpc/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { person } from '../../../test/people.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { AppRouter } from '../../trpc/app-router.ts'
import type { LiveEvent } from './follow-events.ts'

let api: TestApp
let url: string
beforeAll(async () => {
  api = await createTestApp()
  const address = await api.server.listen({ port: 0, host: '127.0.0.1' })
  url = `${address.replace('http', 'ws')}/trpc`
})
afterAll(() => api.close())

interface Follower {
  readonly events: LiveEvent[]
  readonly errors: string[]
  close(): Promise<void>
}

function follow(token: string | null, lastEventId?: string): Follower {
  const events: LiveEvent[] = []
  const errors: string[] = []
  const client = createWSClient({
    url,
    connectionParams: () => (token === null ? {} : { token }),
    retryDelayMs: () => 10_000,
  })
  const trpc = createTRPCClient<AppRouter>({ links: [wsLink({ client })] })
  const subscription = trpc.live.events.subscribe(lastEventId === undefined ? undefined : { lastEventId }, {
    onData: ({ data }) => events.push(data),
    onError: (error) => errors.push(error.data?.domain.code ?? error.message),
  })
  return {
    events,
    errors,
    async close() {
      subscription.unsubscribe()
      await client.close()
    },
  }
}

const topics = (follower: Follower) => follower.events.map((event) => event.topic)

async function announce(uids: number[], topic: string): Promise<void> {
  await commitVerb(api.app, { outbox: [{ topic, uids, payload: { id: 7 } }] })
}

describe('the live connection', () => {
  it('refuses visitors and another site', async () => {
    const visitor = follow(null)
    await expect.poll(() => visitor.errors).toEqual(['LOGIN_REQUIRED'])
    await visitor.close()
    const foreign = new WebSocket(url, { headers: { origin: 'https://evil.example' } })
    const status = await new Promise((resolve) => {
      foreign.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      foreign.on('error', () => undefined)
    })
    expect(status).toBe(403)
  })

  it('refuses a place in the stream that is no number', async () => {
    const { client } = await person(api)
    for (const place of ['-1', 'NaN', '1e9', '99999999999999999999']) {
      const follower = follow(client.token(), place)
      await expect.poll(() => follower.errors).toEqual(['ID_INVALID'])
      await follower.close()
    }
  })

  it('brings an account its own events and nobody else’s', async () => {
    const [one, two] = [await person(api), await person(api)]
    const first = follow(one.client.token())
    const second = follow(two.client.token())
    await expect.poll(() => [topics(first), topics(second)]).toEqual([['hello'], ['hello']])
    await announce([one.uid], 'goodsOrder')
    await announce([one.uid, two.uid], 'wallet')
    await expect.poll(() => topics(first)).toEqual(['hello', 'goodsOrder', 'wallet'])
    await expect.poll(() => topics(second)).toEqual(['hello', 'wallet'])
    await Promise.all([first.close(), second.close()])
  })

  it('brings what a client missed while it was away', async () => {
    const { uid, client } = await person(api)
    const before = follow(client.token())
    await expect.poll(() => topics(before)).toEqual(['hello'])
    await announce([uid], 'goodsOrder')
    await expect.poll(() => before.events).toHaveLength(2)
    const last = String(before.events[1]?.id)
    await before.close()
    await announce([uid], 'wallet')
    const after = follow(client.token(), last)
    await expect.poll(() => topics(after)).toEqual(['hello', 'wallet'])
    await after.close()
  })

  it('brings what happened since the page was made, and since a connection broke before anything came', async () => {
    const { uid, client } = await person(api)
    const { place } = await client.trpc.site.status.query()
    await announce([uid], 'goodsOrder')
    const late = follow(client.token(), String(place))
    await expect.poll(() => topics(late)).toContain('goodsOrder')
    await late.close()

    const quiet = follow(client.token())
    await expect.poll(() => topics(quiet)).toEqual(['hello'])
    await quiet.close()
    await announce([uid], 'wallet')
    const again = follow(client.token(), String(quiet.events[0]?.id))
    await expect.poll(() => topics(again)).toContain('wallet')
    await again.close()
  })

  it('ends with the session', async () => {
    const { client } = await person(api)
    const follower = follow(client.token())
    await expect.poll(() => topics(follower)).toEqual(['hello'])
    await client.trpc.accounts.logout.mutate()
    await expect.poll(() => follower.errors).toEqual(['SESSION_ENDED'])
    await follower.close()
  })
})
