import { migrate, createDatabase } from '../../src/platform/db/index.ts'
import { startEmbedded } from '../../src/platform/db/embedded/index.ts'
import { fund, pay } from './fund.ts'

/** Runs as its own process, to be killed: posts entries continuously and prints each id once acknowledged. */
const { url } = await startEmbedded({ dataDir: process.argv[2] ?? '' })
await migrate(url)
const { db } = createDatabase(url)
await fund(db, 1, 1_000_000n)

const payWithoutPause = async (to: number): Promise<never> => {
  for (;;) {
    const [entry] = await pay(db, 1, to, 1n)
    process.stdout.write(`${entry?.id}\n`)
  }
}
await Promise.all([2, 3, 4, 5].map(payWithoutPause))
