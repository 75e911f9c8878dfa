import { asc, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { loadReadings, readingsOfTerm } from './character-readings.ts'
import { searchTerm, UNREAD } from './tables.ts'

/** Terms that one statement writes. */
const BATCH = 500

interface UnreadTerm {
  readonly id: number
  readonly term: string
}

/** Stores the readings of new Chinese terms. A separate job, so that publishing need not load the dictionary. */
export function readTermsJob({ db }: App): TimedJob<readonly UnreadTerm[]> {
  return {
    name: 'read-search-terms',
    everySeconds: 60,
    key: ([first]) => String(first?.id),
    due: async (_, limit) => {
      const terms = await db
        .select({ id: searchTerm.id, term: searchTerm.term })
        .from(searchTerm)
        .where(UNREAD)
        .orderBy(asc(searchTerm.id))
        .limit(BATCH * limit)
      return Array.from({ length: Math.ceil(terms.length / BATCH) }, (_, nth) =>
        terms.slice(nth * BATCH, (nth + 1) * BATCH),
      )
    },
    run: async (terms) => {
      const readingsOf = await loadReadings()
      const rows = terms.map(({ id, term }) => ({ id, readings: readingsOfTerm(term, readingsOf) }))
      // Locked in the order in which publishing locks them: changes that cross would deadlock otherwise.
      await db.execute(sql`with read as (
          select t.id, array(select jsonb_array_elements_text(r.readings)) as readings
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, readings jsonb) join search_term as t on t.id = r.id
          order by t.id for no key update of t)
        update search_term as t set readings = read.readings from read where t.id = read.id`)
    },
  }
}
