import { startEmbedded } from './index.ts'

/** Run as a process of its own, to be killed: starts the database of the folder and says where it is. */
const server = await startEmbedded({ dataDir: process.argv[2] ?? '', durable: true })
process.stdout.write(`${server.url} ${server.pid}\n`)
setInterval(() => undefined, 60_000)
