import { goodsOrderFromRecord, type GoodsOrderRecord } from '@jindu/domain/goods/orders'
import { money } from '@jindu/domain/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caseFileColumn, dispute, readCaseFile } from '../../src/trust/disputes/index.ts'
import { goodsOrder } from '../../src/goods/orders/tables.ts'
import { itsDispute, stateOf } from '../../src/goods/orders/order-row.ts'
import type { TestDatabase } from '../database.ts'
import { migratedOrders, old, type OldOrder } from './old-orders.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await migratedOrders()
})
afterAll(() => database.drop())

/** The order columns from before disputes had a table. */
function oldState(row: OldOrder) {
  const columns = Object.entries(row).map(([name, value]) => [
    name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) / 1000 : value,
  ])
  const times = (note: string) =>
    old.actions.filter((action) => action.order_id === row.id && action.note === `goodsOrder.${note}`).length
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns were made from this record
  const record = {
    // Later columns are null in old rows.
    buyerFrozenAt: null,
    buyerReturnedAt: null,
    sellerFrozenAt: null,
    sellerReturnedAt: null,
    promisedUntil: null,
    deliveredAt: null,
    ...Object.fromEntries(columns),
    escrow: money('LTC', BigInt(Number(row['amount_units']))),
    proposalBuyerUnits: row['proposal_buyer_units'] === null ? null : BigInt(Number(row['proposal_buyer_units'])),
    buyerComplaints: times('buyerComplained'),
    sellerComplaints: times('sellerComplained'),
    buyerStatements: times('buyerStated'),
    sellerStatements: times('sellerStated'),
    buyerProposals: times('buyerProposedSplit'),
    sellerProposals: times('sellerProposedSplit'),
  } as unknown as GoodsOrderRecord
  return goodsOrderFromRecord(record)
}

async function migrated() {
  const rows = await database.db
    .select({ order: goodsOrder, dispute, file: caseFileColumn('goodsOrder', goodsOrder.id) })
    .from(goodsOrder)
    .leftJoin(dispute, itsDispute)
    .orderBy(goodsOrder.id)
  return rows.map(({ order, dispute: row, file }) => ({
    id: order.id,
    state: stateOf({ order, dispute: row }),
    row,
    file: readCaseFile(file),
  }))
}

describe('disputes of before they had tables of their own', () => {
  it('stand as they stood: complaints, offers, pending rulings, and how often each side has spoken', async () => {
    const found = await migrated()
    expect(found.map(({ state }) => state)).toEqual(old.orders.map(oldState))
    expect(found.map(({ state: { dispute: its } }) => [its.kind, its.proposal?.by])).toEqual([
      ['ruled', undefined],
      ['open', undefined],
      ['open', 'seller'],
    ])
  })

  it('keep what both sides said, and what arbiters decided and why', async () => {
    const files = (await migrated()).map(({ file }) => file)
    for (const { statements } of files) expect(statements.map(({ side }) => side)).toEqual(['buyer', 'seller'])
    expect(files.map(({ rulings }) => rulings.map(({ step, ruling }) => ({ step, ruling })))).toEqual([
      [{ step: 'awaitsSecond', ruling: { to: 'buyer' } }],
      [{ step: 'ruled', ruling: { to: 'split', buyerBasisPoints: 2_500 } }],
      [],
    ])
    expect(files[1]?.rulings[0]?.reason).toBe('A quarter. 四分之一')
  })

  it('come before the arbiters when they came before', async () => {
    const rows = (await migrated()).map(({ row }) => row)
    expect(rows.map((row) => [row?.queuedAt, row?.pendingRulingAt, row?.endedAt].map((at) => at !== null))).toEqual([
      [true, true, false],
      [false, false, true],
      [true, false, false],
    ])
    const running = rows.filter((row) => row?.endedAt === null)
    expect(running.map((row) => row?.queuedAt)).toEqual(running.map((row) => row?.buyerComplaintAt))
  })
})
