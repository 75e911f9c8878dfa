import { withEnvFile } from '../platform/env/index.ts'
import { runProduct } from './run.ts'
import { refusalText } from './start-error.ts'

const EXIT_AFTER_REFUSAL = 1

/**
 * Runs the product with this process's environment, extended by `.env` if that names no database. Exits if it cannot
 * start.
 */
export async function startProcess(): Promise<void> {
  try {
    const { source, ignored } = withEnvFile(process.env)
    if (ignored !== null) console.error(ignored)
    await runProduct(source)
  } catch (error) {
    // Print errors that an operator can fix as a sentence, others with their stack trace.
    console.error(refusalText(error) ?? error)
    process.exit(EXIT_AFTER_REFUSAL)
  }
}
