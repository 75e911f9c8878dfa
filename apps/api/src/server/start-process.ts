import { EnvError } from '../platform/env/index.ts'
import { EmbeddedDatabaseError } from '../platform/db/embedded/index.ts'
import { DatabaseAccessError, MigrationError } from '../platform/db/index.ts'
import { runProduct } from './run.ts'

const EXIT_AFTER_REFUSAL = 1

function isRefusal(error: unknown): error is Error {
  return [EnvError, EmbeddedDatabaseError, DatabaseAccessError, MigrationError].some(
    (refusal) => error instanceof refusal,
  )
}

/** Runs the product with the environment of this process; ends the process when it cannot start. */
export async function startProcess(): Promise<void> {
  try {
    await runProduct(process.env)
  } catch (error) {
    // What an operator can mend reads as a sentence, anything else as the trace it is.
    console.error(isRefusal(error) ? error.message : error)
    process.exit(EXIT_AFTER_REFUSAL)
  }
}
