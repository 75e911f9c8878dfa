import { sql, type SQL } from 'drizzle-orm'

/**
 * The number of the span that contains an instant, from 1; 0 before the first. Days of a time zone are computed in the server only, because
 * the database may have another version of the time zone rules.
 * @param starts the start of each span in unix seconds, ascending
 */
export const nthSpan = (at: SQL, starts: readonly number[]): SQL =>
  sql`width_bucket(extract(epoch from ${at})::float8, array(select value::float8 from jsonb_array_elements_text(${JSON.stringify(starts)}::jsonb) with ordinality s (value, n) order by n))`
