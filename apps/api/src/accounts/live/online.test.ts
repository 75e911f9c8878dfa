import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { follow, liveUrl } from '../../../test/live/follow.ts'
import { buy, openMarket } from '../../../test/market/market.ts'
import { person, type Person } from '../../../test/people.ts'
import { seeWhoIsDue } from './online.ts'

const MINUTE = 60

let api: TestApp
let url: string
beforeAll(async () => {
  api = await createTestApp()
  url = await liveUrl(api)
})
afterAll(() => api.close())

let later = 0
/** The process's own clock, a minute further each time. */
function aMinuteLater(): void {
  later += 61_000
  seeWhoIsDue(performance.now() + later)
}

async function stored({ uid }: Person) {
  const [row] = await api.app.db.execute<{ online: number; seconds: number; ends: number }>(sql`
    select extract(epoch from u.last_online_at)::int as online, t.online_seconds::int as seconds, extract(epoch from s.expires_at)::int as ends
    from app_user u join user_statistics t using (uid) join session s using (uid) where uid = ${uid} order by s.id desc limit 1`)
  return row ?? { online: 0, seconds: 0, ends: 0 }
}

it('whose page is open is online while they only read, and their session ends no later for it', async () => {
  const reader = await person(api)
  const before = await stored(reader)
  const stream = follow(url, { token: reader.client.token() })
  await expect.poll(() => stream.topics()).toEqual(['hello'])
  for (let minute = 1; minute <= 3; minute += 1) {
    api.clock.advance(MINUTE)
    aMinuteLater()
  }
  const now = api.clock.now()
  await expect.poll(async () => (await stored(reader)).online, { timeout: 15_000 }).toBe(now)
  expect(await stored(reader)).toMatchObject({ seconds: before.seconds + 3 * MINUTE, ends: before.ends })
  await stream.close()
  await expect.poll(() => stream.errors).toEqual([])
  api.clock.advance(10 * MINUTE)
  aMinuteLater()
  const asked = await person(api)
  await expect.poll(async () => (await stored(asked)).online, { timeout: 15_000 }).toBe(api.clock.now())
  expect((await stored(reader)).online).toBe(now)
})

it('is read again for one’s own conversations, and for none of others', async () => {
  const { buyer, seller, goodsId } = await openMarket(api)
  const { chatId } = await buyer.client.trpc.goodsOrders.info.query({ id: (await buy(buyer, goodsId)).id })
  const read = ({ client }: Person) => client.trpc.conversations.presence.query({ conversationIds: [chatId, 999_999] })
  await expect
    .poll(async () => (await read(buyer)).data)
    .toEqual([{ conversationId: chatId, lastOnlineAt: (await stored(seller)).online }])
  expect((await read(seller)).data).toEqual([{ conversationId: chatId, lastOnlineAt: expect.any(Number) }])
  expect((await read(await person(api))).data).toEqual([])
})
