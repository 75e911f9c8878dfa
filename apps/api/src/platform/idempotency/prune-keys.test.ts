import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { buy, logInAgain, openMarket } from '../../../test/market/market.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

it('a key answers with the first result for the stated week, and is forgotten after it', async () => {
  const { buyer, goodsId } = await openMarket(api, '10')
  const idempotencyKey = 'bought-once-1'
  const { id } = await buy(buyer, goodsId, { idempotencyKey })
  const kept = () => api.app.sql`select key from idempotency_key where key = ${idempotencyKey}`
  api.clock.advance(rules.request.idempotencyKeptSeconds)
  await api.app.jobs.runDue()
  expect(await kept()).toHaveLength(1)
  await logInAgain(buyer)
  expect(await buy(buyer, goodsId, { idempotencyKey })).toEqual({ id })
  expect(await refusalCode(buy(buyer, goodsId, { idempotencyKey, volume: 2 }))).toBe('IDEMPOTENCY_MISMATCH')
  api.clock.advance(1)
  await api.app.jobs.runDue()
  expect(await kept()).toEqual([])
})

it('more than one batch goes in one run', async () => {
  const old = new Date((api.clock.now() - rules.request.idempotencyKeptSeconds - 1) * 1000).toISOString()
  await api.app.sql`insert into idempotency_key (uid, key, request_hash, response, created_at)
    select 1, 'old-key-' || n, '', '{}', ${old} from generate_series(1, 11000) n`
  await api.app.jobs.runDue()
  expect(await api.app.sql`select key from idempotency_key where uid = 1`).toEqual([])
})
