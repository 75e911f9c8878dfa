import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { probe, procedures } from './probe.ts'
import { CALLERS, outcomesOf, type ProcedurePath, type Row } from './row.ts'
import { accountsRows } from './rows/accounts.ts'
import { favoritesRows } from './rows/favorites.ts'
import { filesRows, liveRows } from './rows/files-and-live.ts'
import { categoriesRows, goodsRows } from './rows/goods.ts'
import { goodsOrdersRows } from './rows/goods-orders.ts'
import { reviewsRows } from './rows/reviews.ts'
import { salesRows } from './rows/sales.ts'
import { siteRows } from './rows/site.ts'
import { sandboxRows, walletRows } from './rows/wallet.ts'
import { createCallers, type Callers } from './world.ts'

/** A procedure without a row does not compile. */
const rows: Readonly<Record<string, Row>> = {
  ...accountsRows,
  ...siteRows,
  ...filesRows,
  ...liveRows,
  ...categoriesRows,
  ...goodsRows,
  ...goodsOrdersRows,
  ...favoritesRows,
  ...reviewsRows,
  ...salesRows,
  ...walletRows,
  ...sandboxRows,
} satisfies Record<ProcedurePath, Row>

let api: TestApp
let callers: Callers
beforeAll(async () => {
  api = await createTestApp()
  callers = await createCallers(api)
})
afterAll(() => api.close())

describe.each(procedures())('$path', (procedure) => {
  const row = rows[procedure.path]

  it('has a row that names its access', () => {
    expect(row?.access).toBe(procedure.access)
  })

  it.each(CALLERS)('%s', async (caller) => {
    if (row === undefined) throw new Error('no row')
    const expected = outcomesOf(row)[caller]
    const client = await callers.as(caller, row.access)
    expect(await probe(api, client, procedure, row.input?.(callers.world), expected)).toBe(expected)
  })
})
