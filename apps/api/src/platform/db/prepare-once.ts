import type { Db } from './database.ts'

/**
 * Caches a query's SQL text: drizzle builds it on every call, which costs more than reading a page of rows. Pass values
 * as `sql.placeholder`s.
 *
 * @param make builds the query for a database and prepares it
 * @returns the prepared query of a database
 */
export const prepareOnce = <Query>(make: (db: Db) => Query): ((db: Db) => Query) => {
  const made = new WeakMap<Db, Query>()
  return (db) => {
    const known = made.get(db)
    if (known !== undefined) return known
    const query = make(db)
    made.set(db, query)
    return query
  }
}
