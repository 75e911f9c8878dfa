import { startEmbedded } from './index.ts'

/** Runs as its own process, to be killed: starts the folder's database and prints its address. */
const server = await startEmbedded({ dataDir: process.argv[2] ?? '', durable: true })
process.stdout.write(`${server.url} ${server.pid}\n`)
setInterval(() => undefined, 60_000)
