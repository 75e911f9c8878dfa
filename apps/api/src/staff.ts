import { userInfo } from 'node:os'
import { runStaffCommand } from './accounts/accounts/index.ts'
import { systemClock } from './platform/clock/index.ts'
import { withDatabase } from './platform/db/with-database.ts'
import { withEnvFile } from './platform/env/index.ts'
import { systemRandom } from './platform/random/index.ts'

/** `pnpm staff`: makes and unmakes members of staff, on the running product or on a stopped one. Ends with 1 when it refuses. */
try {
  const answer = await withDatabase(withEnvFile(process.env).source, 'jindu-staff', ({ db }) =>
    runStaffCommand(
      { db, clock: systemClock, random: systemRandom, operator: userInfo().username },
      process.argv.slice(2),
    ),
  )
  process.stdout.write(`${answer}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
