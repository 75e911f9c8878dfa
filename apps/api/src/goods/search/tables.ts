import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idRef } from '../../platform/db/columns.ts'

/** Chinese terms whose readings are not written yet. */
export const UNREAD = sql`readings is null and term !~ '^[a-z0-9]'`

/** The words of listed titles: Latin words whole, Chinese by two characters. Kept by a trigger on goods. */
export const searchTerm = pgTable(
  'search_term',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    term: text('term').notNull(),
    /** Listed goods that carry it. */
    goodsCount: integer('goods_count').notNull().default(0),
    /** Parts of the term, for finding words by what is inside them. */
    grams: text('grams').array().notNull(),
    /** The term with one or two letters left out: a typing mistake and its word share at least one. */
    variants: text('variants').array().notNull(),
    /** What all forms of an English word have in common: price, pricing. */
    stem: text('stem').generatedAlwaysAs(sql`search_stem(term)`),
    /** How a Chinese term is read, `mu ban`; null until a job has written it. */
    readings: text('readings').array(),
  },
  (table) => [
    uniqueIndex('search_term_term_idx').on(sql`${table.term} collate "C"`),
    index('search_term_grams_idx').using('gin', table.grams),
    index('search_term_variants_idx').using('gin', table.variants),
    index('search_term_stem_idx')
      .on(sql`${table.stem} collate "C"`)
      .where(sql`stem is not null`),
    index('search_term_readings_idx').using('gin', table.readings),
    index('search_term_unread_idx').on(table.id).where(UNREAD),
  ],
)

/** Which listed goods carry a term, best sold and newest first, with what a search is narrowed by and the signature of the title. Kept by the same trigger. */
export const goodsTerm = pgTable(
  'goods_term',
  {
    termId: integer('term_id').notNull(),
    rank: smallint('rank').notNull(),
    goodsId: idRef('goods_id').notNull(),
    categoryId: integer('category_id').notNull(),
    priceCents: integer('price_cents').notNull(),
    signatureLow: bigint('signature_low', { mode: 'bigint' }).notNull(),
    signatureHigh: bigint('signature_high', { mode: 'bigint' }).notNull(),
  },
  (table) => {
    const carried = [table.priceCents, table.signatureLow, table.signatureHigh] as const
    return [
      primaryKey({
        name: 'goods_term_pk',
        columns: [table.termId, table.rank, table.goodsId, table.categoryId, ...carried],
      }),
      index('goods_term_category_idx').on(table.termId, table.categoryId, table.rank, table.goodsId, ...carried),
    ]
  },
)
