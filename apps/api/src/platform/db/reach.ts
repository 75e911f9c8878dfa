import postgres from 'postgres'
import { sessionProblem } from './session-check.ts'

/** The server of DATABASE_URL is away, does not let the product in, or is not one that the product can work on. */
export class DatabaseAccessError extends Error {
  override name = 'DatabaseAccessError'
}

/**
 * Checks at start that address, password, encoding and pooling fit, to report which is wrong.
 *
 * @throws DatabaseAccessError with a message that never contains the password
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

/** PgBouncer refuses startup parameters that it cannot forward. */
const refusalText = ({ message }: postgres.PostgresError): string =>
  message.includes('startup parameter')
    ? `${message}. A pooler answers there that cannot hand on what a connection sets; connect to PostgreSQL itself`
    : message

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
