import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idRef } from '../../platform/db/columns.ts'

/** Condition: Chinese terms whose readings are not stored yet. */
export const UNREAD = sql`readings is null and term !~ '^[a-z0-9]'`

/** The terms of listed titles: Latin words, and Chinese bigrams. Maintained by a trigger on goods. */
export const searchTerm = pgTable(
  'search_term',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    term: text('term').notNull(),
    /** The number of listed goods with the term. */
    goodsCount: integer('goods_count').notNull().default(0),
    /** The term's substrings, to find words by their parts. */
    grams: text('grams').array().notNull(),
    /** The term with one or two letters deleted: a typo and its word share at least one variant. */
    variants: text('variants').array().notNull(),
    /** The stem that all forms of an English word share: price, pricing. */
    stem: text('stem').generatedAlwaysAs(sql`search_stem(term)`),
    /** The readings of a Chinese term, such as `mu ban`; null until a job has written them. */
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

/**
 * The inverted index of listed goods, best sold and newest first, with the filter columns and the title's signature.
 * Maintained by the same trigger.
 */
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
