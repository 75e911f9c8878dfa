import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { openMarket, publish, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { unlimited } from '../../../test/unlimited.ts'

let api: TestApp
let market: Market
const logged: string[] = []

beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited, logTo: { write: (line) => void logged.push(line) } })
  market = await openMarket(api, '0')
})
afterAll(() => api.close())

const own = () => market.seller.client.trpc.goods
const published = async (count: number) => {
  const ids: number[] = []
  // Sequential, so that their order identifies them.
  for (let index = 0; index < count; index += 1) ids.push(await publish(market.seller, market.categoryId))
  return ids
}
const audited = async (action: string, id: number) =>
  (
    await api.app
      .sql`select count(*)::int as rows from audit_event where action = ${action} and subject_id = ${String(id)}`
  )[0]?.['rows']

it('goods of somebody else are refused each for itself, and nothing of them changes', async () => {
  const [id = 0] = await published(1)
  const stranger = market.buyer.client.trpc.goods
  for (const step of ['push', 'offline', 'online'] as const) {
    expect((await stranger.stepMany.mutate({ ids: [id, 999_999], step })).data).toEqual([
      { id, changed: false, refusal: { code: 'GOODS_WRONG_PARTY', details: { id } } },
      { id: 999_999, changed: false, refusal: { code: 'GOODS_NOT_FOUND', details: { id: 999_999 } } },
    ])
  }
  expect((await own().ownList.query({ page: 1, limit: 1 })).data[0]).toMatchObject({
    id,
    offline: false,
    pushedAt: null,
  })
})

it('more than the bound is refused whole, as is nothing', async () => {
  const ids = Array.from({ length: rules.goods.maximumAtOnce + 1 }, (_, index) => index + 1)
  expect(await refusalCode(own().stepMany.mutate({ ids, step: 'push' }))).toBe('INPUT_INVALID')
  expect(await refusalCode(own().stepMany.mutate({ ids: [], step: 'push' }))).toBe('INPUT_INVALID')
  expect((await own().stepMany.mutate({ ids: ids.slice(1), step: 'offline' })).data).toHaveLength(60)
})

it('what can be pushed is, and each of the others says why not', async () => {
  const [first = 0, early = 0, offline = 0, delisted = 0] = await published(4)
  await own().push.mutate({ id: early })
  await own().setOffline.mutate({ id: offline, offline: true })
  const moderator = await staffPerson(api, 'moderator')
  await moderator.client.trpc.goods.delist.mutate({ id: delisted, reason: 'forbidden content' })
  api.clock.advance(60)
  expect((await own().stepMany.mutate({ ids: [early, first, offline, delisted], step: 'push' })).data).toEqual([
    { id: early, changed: false, refusal: { code: 'PUSH_TOO_SOON', details: { secondsLeft: 3_540 } } },
    { id: first, changed: true, refusal: null },
    { id: offline, changed: false, refusal: { code: 'OWN_GOODS_OFFLINE', details: { id: offline } } },
    { id: delisted, changed: false, refusal: { code: 'OWN_GOODS_DELISTED', details: { id: delisted } } },
  ])
})

it('what was so already is told from what was changed: an undo brings back only that', async () => {
  const [selling = 0, offline = 0] = await published(2)
  await own().setOffline.mutate({ id: offline, offline: true })
  const { data } = await own().stepMany.mutate({ ids: [selling, offline, selling], step: 'offline' })
  expect(data).toEqual([
    { id: selling, changed: true, refusal: null },
    { id: offline, changed: false, refusal: null },
  ])
  expect((await own().stepMany.mutate({ ids: [selling], step: 'online' })).data[0]).toMatchObject({ changed: true })
})

it('of calls at the same time one pushes each goods, and every call answers for all', async () => {
  const ids = await published(4)
  const calls = Array.from({ length: 4 }, (_, index) =>
    own().stepMany.mutate({ ids: index % 2 === 0 ? ids : ids.toReversed(), step: 'push' }),
  )
  const answers = await Promise.all(calls)
  for (const id of ids) {
    const ofThis = answers.map(({ data }) => data.find((one) => one.id === id))
    expect(ofThis.filter((one) => one?.changed === true)).toHaveLength(1)
    expect(ofThis.filter((one) => one?.refusal?.code === 'PUSH_TOO_SOON')).toHaveLength(3)
    expect(await audited('goods.push', id)).toBe(1)
  }
})

it('what breaks midway is told with what was done before it, and nothing is done behind it', async () => {
  const [first = 0, broken = 0, behind = 0] = await published(3)
  const { sql } = api.app
  await sql`create function refuse_one() returns trigger language plpgsql as $$ begin raise 'the disk is gone'; end $$`
  await sql.unsafe(
    `create trigger refuse_one before update on goods for each row when (old.id = ${broken}) execute function refuse_one()`,
  )
  const { data } = await own().stepMany.mutate({ ids: [first, broken, behind], step: 'offline' })
  await sql`drop trigger refuse_one on goods`
  expect(data).toEqual([
    { id: first, changed: true, refusal: null },
    { id: broken, changed: false, refusal: { code: 'INTERNAL', details: {} } },
    { id: behind, changed: false, refusal: { code: 'INTERNAL', details: {} } },
  ])
  expect(logged.filter((line) => line.includes('the disk is gone'))).toHaveLength(1)
  const after = await own().stepMany.mutate({ ids: [first, broken, behind], step: 'offline' })
  expect(after.data.map(({ changed }) => changed)).toEqual([false, true, true])
})
