import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { follow, liveUrl } from '../../../test/live/follow.ts'
import { fund, newKey, openMarket } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { sameBrowserAt, verifiedPerson } from '../../../test/people.ts'

let here: TestApp
let there: TestApp
beforeAll(async () => {
  here = await createTestApp()
  there = await createTestApp({ beside: here })
})
afterAll(async () => {
  await there.close()
  await here.close()
})

/** Within so long every process and every open page knows of a changed right. */
const WITHIN = { timeout: 2_000, interval: 20 } as const
const reason = 'posted the same advert forty times'

it('a right that is bought, withdrawn or given back in one process is known to pages and calls of another within two seconds', async () => {
  const market = await openMarket(here)
  const moderator = await staffPerson(here, 'moderator')
  const person = await verifiedPerson(here)
  await fund(person, '1000', 'USDT')
  const elsewhere = sameBrowserAt(there, person)
  const page = follow(await liveUrl(there), { token: elsewhere.client.token() ?? '' })
  await expect.poll(() => page.topics()).toContain('hello')
  const rights = async () => (await elsewhere.client.trpc.accounts.me.query())?.rights
  const subject = { kind: 'goods', id: market.goodsId } as const
  const refusal = async () => (await elsewhere.client.trpc.conversations.find.query({ subject })).refusal
  const say = (text: string) =>
    elsewhere.client.trpc.conversations.say.mutate({
      to: { subject },
      contents: { format: 'html', html: text },
      clientKey: newKey(),
    })
  // Read first, so that the session is cached.
  expect(await rights()).toMatchObject({ replyUntil: null, replyWithdrawn: null })
  expect(await refusal()).toBeNull()

  const told = () => page.topics().filter((topic) => topic === 'right').length
  await person.client.trpc.rights.buy.mutate({ right: 'reply', months: 1, currency: 'USDT', idempotencyKey: newKey() })
  await expect.poll(told, WITHIN).toBe(1)
  expect((await rights())?.replyUntil).toBeGreaterThan(here.app.clock.now())

  await moderator.client.trpc.rights.withdraw.mutate({ uid: person.uid, right: 'reply', reason, days: null })
  await expect.poll(told, WITHIN).toBe(2)
  expect((await rights())?.replyWithdrawn).toMatchObject({ reason })
  expect(await refusal()).toBe('RIGHT_WITHDRAWN')
  expect(await refusalCode(say('And now?'))).toBe('RIGHT_WITHDRAWN')

  await moderator.client.trpc.rights.restore.mutate({ uid: person.uid, right: 'reply', reason })
  await expect.poll(told, WITHIN).toBe(3)
  expect(await rights()).toMatchObject({ replyWithdrawn: null })
  expect(await refusal()).toBeNull()
  await page.close()
})
