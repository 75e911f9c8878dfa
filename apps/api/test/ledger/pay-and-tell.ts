import { migrate, createDatabase } from '../../src/platform/db/index.ts'
import { startEmbedded } from '../../src/platform/db/embedded/index.ts'
import { fund, pay } from './fund.ts'

/** Run as a process of its own, to be killed: pays without pause and tells each entry's id once it is acknowledged. */
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
