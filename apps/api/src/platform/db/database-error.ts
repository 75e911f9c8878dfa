import postgres from 'postgres'

/** The PostgreSQL error behind an error, through the wrapping that drizzle adds; null for any other error. */
export const databaseError = (error: unknown): postgres.PostgresError | null => {
  let current = error
  for (let depth = 0; depth < 4 && current instanceof Error; depth += 1) {
    if (current instanceof postgres.PostgresError) return current
    current = current.cause
  }
  return null
}
