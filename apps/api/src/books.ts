import { booksReport, checkBooks } from './books/check-books.ts'
import { readSealedUnder, sealedReport } from './books/sealed-under.ts'
import { systemClock } from './platform/clock/index.ts'
import { withDatabase } from './platform/db/with-database.ts'
import { readBooksEnv } from './platform/env/index.ts'
import { systemRandom } from './platform/random/index.ts'
import { connectChains } from './server/chains.ts'

/** `pnpm books`: proves that the books are right, on the running product or on a stopped one. Ends with 1 when they are not. */
const run = (): Promise<boolean> =>
  withDatabase(process.env, 'jindu-books', async ({ db }) => {
    const parts = { db, clock: systemClock, random: systemRandom }
    const results = await checkBooks(db, connectChains(readBooksEnv(process.env), parts))
    process.stdout.write(`${sealedReport(await readSealedUnder(db))}\n${booksReport(results)}\n`)
    return results.every((result) => result.violations === 0)
  })

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
