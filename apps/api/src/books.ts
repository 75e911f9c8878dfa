import { booksReport, checkBooks } from './books/check-books.ts'
import { readSealedUnder, sealedReport } from './books/sealed-under.ts'
import { systemClock } from './platform/clock/index.ts'
import { withDatabase } from './platform/db/with-database.ts'
import { readBooksEnv, readKeys, withEnvFile } from './platform/env/index.ts'
import { systemRandom } from './platform/random/index.ts'
import { keyIdOf } from './platform/secrets/index.ts'
import { connectChains } from './platform/chain/connect-chains.ts'

const { source } = withEnvFile(process.env)

/** By their names, without a secret. */
function givenKeys() {
  const keys = readKeys(source)
  return keys === null ? null : { present: keyIdOf(keys.present), old: keys.old.map(keyIdOf) }
}

/** `pnpm books`: proves that the books are right, on the running product or on a stopped one. `--json` prints the results. Ends
 * with 1 when they are not, with 2 when it could not look. */
const run = (): Promise<boolean> =>
  withDatabase(source, 'jindu-books', async ({ db }) => {
    const parts = { db, clock: systemClock, random: systemRandom }
    const results = await checkBooks(db, await connectChains(readBooksEnv(source), parts))
    const report = () => readSealedUnder(db).then((sealed) => sealedReport(sealed, givenKeys()))
    process.stdout.write(
      process.argv.includes('--json')
        ? `${JSON.stringify(results, null, 2)}\n`
        : `${await report()}\n${booksReport(results)}\n`,
    )
    return results.every((result) => result.violations === 0)
  })

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
