import type { GoodsOrderNote, GoodsOrderRecord } from '@jindu/domain/goods-order'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { timelineEntry } from '../timeline/index.ts'
import { goodsOrder } from './tables.ts'

const NOTES = {
  buyerComplaints: 'goodsOrder.buyerComplained',
  sellerComplaints: 'goodsOrder.sellerComplained',
  buyerStatements: 'goodsOrder.buyerStated',
  sellerStatements: 'goodsOrder.sellerStated',
  buyerProposals: 'goodsOrder.buyerProposedSplit',
  sellerProposals: 'goodsOrder.sellerProposedSplit',
} as const satisfies Partial<Record<keyof GoodsOrderRecord, GoodsOrderNote>>

/** How often each side has complained, stated its case and proposed a split: what the domain bounds. */
export type SaidColumns = Readonly<Record<keyof typeof NOTES, number>>

export const NOTHING_SAID: SaidColumns = {
  buyerComplaints: 0,
  sellerComplaints: 0,
  buyerStatements: 0,
  sellerStatements: 0,
  buyerProposals: 0,
  sellerProposals: 0,
}

const counts = z.record(z.string(), z.int()).nullable()
const noteList = sql.join(
  Object.values(NOTES).map((note) => sql`${note}`),
  sql`, `,
)

/** What was said about an order, counted from its timeline, as a column of a query over orders; `readSaid` reads it. */
export const saidColumn = sql<unknown>`(
  select json_object_agg(c.note, c.lines) from (
    select a.note, count(*) as lines from ${timelineEntry} a
    where a.subject_kind = 'goodsOrder' and a.subject_id = ${goodsOrder}.id and a.note in (${noteList})
    group by a.note) c)`

/** The counts of a `saidColumn`. */
export function readSaid(column: unknown): SaidColumns {
  const found = counts.parse(column) ?? {}
  const of = (name: keyof typeof NOTES): number => found[NOTES[name]] ?? 0
  return {
    buyerComplaints: of('buyerComplaints'),
    sellerComplaints: of('sellerComplaints'),
    buyerStatements: of('buyerStatements'),
    sellerStatements: of('sellerStatements'),
    buyerProposals: of('buyerProposals'),
    sellerProposals: of('sellerProposals'),
  }
}

/** How often each side of an order has spoken. Read after the order itself: who speaks meanwhile raises its version. */
export async function loadSaid({ db }: App, id: number): Promise<SaidColumns> {
  const [row] = await db.select({ said: saidColumn }).from(goodsOrder).where(eq(goodsOrder.id, id))
  return readSaid(row?.said)
}
