import postgres from 'postgres'
import { sessionProblem } from './session-check.ts'

/** The server of DATABASE_URL is away, does not let the product in, or is not one that the product can work on. */
export class DatabaseAccessError extends Error {
  override name = 'DatabaseAccessError'
}

/**
 * Asks the server what a session needs, so that a wrong address, password, encoding or pooler is named at start.
 *
 * @throws DatabaseAccessError with a sentence that never carries the password
 */
export async function reachDatabase(url: string): Promise<void> {
  const { host } = new URL(url)
  let problem: string | null
  try {
    problem = await sessionProblem(url)
  } catch (error) {
    const refused = error instanceof postgres.PostgresError
    throw new DatabaseAccessError(
      refused
        ? `The database of DATABASE_URL at ${host} refuses the product: ${refusalText(error)}.`
        : `The database of DATABASE_URL at ${host} does not answer${codeOf(error)}.`,
      { cause: error },
    )
  }
  if (problem !== null) throw new DatabaseAccessError(`The database of DATABASE_URL at ${host} ${problem}.`)
}

/** PgBouncer refuses what it cannot hand on. */
const refusalText = ({ message }: postgres.PostgresError): string =>
  message.includes('startup parameter')
    ? `${message}. A pooler answers there that cannot hand on what a connection sets; connect to PostgreSQL itself`
    : message

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
