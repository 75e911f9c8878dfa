import type { Ruling } from '@jindu/domain/dispute'
import type { GoodsOrderTimelineNote } from '@jindu/domain/goods-order'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { staffMember } from '../accounts/tables.ts'
import { timelineEntry, type Entry } from '../timeline/index.ts'
import { goodsOrder } from './tables.ts'

const NOTES = [
  'goodsOrder.buyerStated',
  'goodsOrder.sellerStated',
  'goodsOrder.rulingAwaitsSecond',
  'goodsOrder.ruled',
  'goodsOrder.rulingConfirmed',
] as const satisfies readonly GoodsOrderTimelineNote[]

const words = z.object({
  text: z.string().default(''),
  reason: z.string().default(''),
  to: z.enum(['buyer', 'seller', 'split']).default('buyer'),
  buyerBasisPoints: z.int().default(0),
})

const spokenRows = z
  .array(
    z.object({
      /** Of the entry in the order's timeline. */
      id: z.int(),
      note: z.enum(NOTES),
      details: words,
      files: z.array(z.object({ id: z.string(), sha256: z.string() })).nullable(),
      at: z.int(),
      nick: z.string().nullable(),
    }),
  )
  .nullable()

/** What a side or an arbiter said in a dispute. */
export type Spoken = NonNullable<z.infer<typeof spokenRows>>[number]

const noteList = sql.join(
  NOTES.map((note) => sql`${note}`),
  sql`, `,
)

/** What was said about an order, oldest first, as a column of a query over orders; `readSpoken` reads it. */
export const spokenColumn = sql<unknown>`(
  select json_agg(json_build_object('id', a.number, 'note', a.note, 'details', a.details, 'files', a.files,
    'at', extract(epoch from a.at)::bigint, 'nick', s.nick_name) order by a.number)
  from ${timelineEntry} a left join ${staffMember} s on s.uid = a.actor_uid and a.actor = 'arbiter'
  where a.subject_kind = 'goodsOrder' and a.subject_id = ${goodsOrder.id} and a.note in (${noteList}))`

const isSpoken = (note: string): note is Spoken['note'] => NOTES.some((one) => one === note)

/** An entry of the timeline as what was said, with the nick of an arbiter; null for the others. */
export function spokenOf(entry: Entry, nick: string | null): Spoken | null {
  const { number: id, note, actor, details, files, at } = entry
  if (!isSpoken(note)) return null
  return {
    id,
    note,
    details: words.parse(details),
    files: files?.map((file) => ({ ...file })) ?? null,
    at,
    nick: actor === 'arbiter' ? nick : null,
  }
}

/** The rows of a `spokenColumn`. */
export function readSpoken(column: unknown): readonly Spoken[] {
  return spokenRows.parse(column) ?? []
}

/** The ruling that an arbiter's entry names. */
export function rulingOf({ details: { to, buyerBasisPoints } }: Spoken): Ruling {
  return to === 'split' ? { to, buyerBasisPoints } : { to }
}
