import { booksReport, checkBooks } from './books/check-books.ts'
import { withDatabaseAtHand } from './platform/db/at-hand.ts'

/** `pnpm books`: proves that the books are right, on the running product or on a stopped one. Ends with 1 when they are not. */
const run = (): Promise<boolean> =>
  withDatabaseAtHand(process.env, 'jindu-books', async ({ db }) => {
    const results = await checkBooks(db)
    process.stdout.write(`${booksReport(results)}\n`)
    return results.every((result) => result.violations === 0)
  })

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
