import { withEnvFile } from '../platform/env/index.ts'
import { runProduct } from './run.ts'
import { refusalText } from './start-error.ts'

const EXIT_AFTER_REFUSAL = 1

/** Runs the product with the environment of this process, or with `.env` where that names no database; ends the process when it cannot start. */
export async function startProcess(): Promise<void> {
  try {
    const { source, ignored } = withEnvFile(process.env)
    if (ignored !== null) console.error(ignored)
    await runProduct(source)
  } catch (error) {
    // What an operator can mend reads as a sentence, anything else as the trace it is.
    console.error(refusalText(error) ?? error)
    process.exit(EXIT_AFTER_REFUSAL)
  }
}
