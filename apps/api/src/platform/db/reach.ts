import postgres from 'postgres'

/** The server of DATABASE_URL is away, or does not let the product in. */
export class DatabaseAccessError extends Error {
  override name = 'DatabaseAccessError'
}

const CONNECT_SECONDS = 10

/**
 * Asks the server one question, so that a wrong address or password is named at start.
 *
 * @throws DatabaseAccessError with a sentence that never carries the password
 */
export async function reachDatabase(url: string): Promise<void> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: CONNECT_SECONDS,
    connection: { application_name: 'jindu-reach' },
  })
  try {
    await sql`select 1`
  } catch (error) {
    const { host } = new URL(url)
    const refused = error instanceof postgres.PostgresError
    throw new DatabaseAccessError(
      refused
        ? `The database of DATABASE_URL at ${host} refuses the product: ${error.message}.`
        : `The database of DATABASE_URL at ${host} does not answer${codeOf(error)}.`,
      { cause: error },
    )
  } finally {
    await sql.end({ timeout: 1 })
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
