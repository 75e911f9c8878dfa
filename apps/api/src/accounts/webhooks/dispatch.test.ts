import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { webhookRules } from '@jindu/domain/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { LOGIN, person, type Person } from '../../../test/people.ts'
import { unlimited } from '../../../test/unlimited.ts'
import { commitVerb } from '../../platform/db/index.ts'

/** One poll of the queue on a loaded machine: a third of the timeout of a call to a receiver that hangs. */
const SECONDS = 5_000

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
  api.startJobs()
})
afterAll(() => api.close())

async function receiver(answer: (response: ServerResponse) => void) {
  let calls = 0
  let now = answer
  const server = createServer((request, response) => {
    calls += 1
    request.resume().on('end', () => now(response))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    calls: () => calls,
    answer(next: typeof answer) {
      now = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const TAKES = (response: ServerResponse) => void response.writeHead(204).end()
const HANGS = () => undefined

async function hook({ client }: Person, url: string): Promise<number> {
  const { id } = await client.trpc.webhooks.create.mutate({ url, topics: ['goodsOrder'], password: LOGIN })
  return id
}
const test = ({ client }: Person, id: number) => client.trpc.webhooks.test.mutate({ id })
const log = async ({ client }: Person, id: number) => (await client.trpc.webhooks.deliveries.query({ id })).data

it('a receiver that hangs holds up nobody else; its call is logged as timed out and made again', async () => {
  const [slow, quick] = [await person(api), await person(api)]
  const [hanging, prompt] = [await receiver(HANGS), await receiver(TAKES)]
  try {
    const ids = [await hook(slow, hanging.url), await hook(slow, hanging.url), await hook(slow, hanging.url)]
    const other = await hook(quick, prompt.url)
    for (const id of ids) for (let times = 0; times < 4; times += 1) await test(slow, id)
    // All that one account may have at once.
    await expect.poll(hanging.calls, { timeout: 20_000 }).toBe(webhookRules.callsAtOncePerUser)
    for (let times = 1; times <= 3; times += 1) {
      await test(quick, other)
      await expect.poll(prompt.calls, { timeout: SECONDS }).toBe(times)
    }
    expect(hanging.calls()).toBe(webhookRules.callsAtOncePerUser)
    const first = ids[0] ?? 0
    await expect
      .poll(async () => (await log(slow, first)).at(-1), { timeout: webhookRules.callMilliseconds + SECONDS })
      .toMatchObject({
        state: 'waiting',
        nextTryAt: api.clock.now() + 5,
        tries: [{ status: null, failure: 'timeout' }],
      })
    hanging.answer(TAKES)
    api.clock.advance(5)
    await expect
      .poll(async () => (await log(slow, first)).map(({ state }) => state), { timeout: 20_000 })
      .toEqual(['delivered', 'delivered', 'delivered', 'delivered'])
    expect((await log(slow, first)).at(-1)?.tries.map(({ failure }) => failure)).toEqual(['timeout', null])
  } finally {
    hanging.close()
    prompt.close()
  }
})

it('what is told to go on while it does loses nothing', async () => {
  const owner = await person(api)
  const place = await receiver(TAKES)
  try {
    const id = await hook(owner, place.url)
    const others = Array.from({ length: 5 }, (_, at) => at + 1)
    for (const order of others) {
      await commitVerb(api.app, {
        outbox: [{ topic: 'goodsOrder', uids: [owner.uid], payload: { id: order, event: 'placed' } }],
      })
    }
    await owner.client.trpc.webhooks.setPaused.mutate({ id, paused: false })
    await expect
      .poll(async () => (await log(owner, id)).map(({ payload }) => payload['id']), { timeout: 20_000 })
      .toEqual(others.toReversed())
  } finally {
    place.close()
  }
})
