import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DataDirBusyError, type EmbeddedDatabase, runningEmbedded, startEmbedded } from './index.ts'
import { processStart } from './process-identity.ts'

let dataDir: string
let server: EmbeddedDatabase | null = null

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jindu-embedded-'))
})

afterEach(async () => {
  await server?.stop()
  server = null
  await rm(dataDir, { recursive: true, force: true })
})

const start = async () => {
  server = await startEmbedded({ dataDir, durable: false })
  return server
}

const ask = async (url: string): Promise<unknown> => {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    return (await sql`select count(*)::int as n from note`)[0]?.['n']
  } finally {
    await sql.end()
  }
}

const write = async (url: string): Promise<void> => {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  await sql`create table if not exists note (n int)`
  await sql`insert into note values (1)`
  await sql.end()
}

describe('one data directory belongs to one process', () => {
  test('a second start is refused and says who runs', async () => {
    await start()
    await expect(startEmbedded({ dataDir })).rejects.toThrow(DataDirBusyError)
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`process ${process.pid}`)
  })

  test('the password is readable by its owner only', async () => {
    await start()
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600)
  })

  test('nobody gets in without the password', async () => {
    const { url } = await start()
    const wrong = new URL(url)
    wrong.password = 'wrong'
    await expect(ask(wrong.href)).rejects.toThrow(/password authentication failed/)
  })

  test('a running database is found by others on the machine, a stopped one is not', async () => {
    const running = await start()
    expect(runningEmbedded(dataDir)).toBe(running.url)
    await running.stop()
    expect(runningEmbedded(dataDir)).toBeNull()
  })
})

test('a port that somebody takes before the database listens on it is left to them', async () => {
  const taker = createServer().listen(0, '127.0.0.1')
  await once(taker, 'listening')
  const address = taker.address()
  const taken = typeof address === 'object' && address !== null ? address.port : 0
  const ports = [taken, taken + 1, taken + 2].values()
  server = await startEmbedded({ dataDir, durable: false, findPort: async () => ports.next().value ?? 0 })
  taker.close()
  expect(server.port).toBeGreaterThan(taken)
  await write(server.url)
  expect(await ask(server.url)).toBe(1)
})

describe('a killed process leaves nothing that blocks the next start', () => {
  test('the server that outlived its killed starter is ended, and what it committed is there', async () => {
    const starter = spawn(
      process.execPath,
      ['--conditions=source', fileURLToPath(import.meta.resolve('./start-and-wait.test-data.ts')), dataDir],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const [line] = await once(starter.stdout, 'data')
    const [url, pid] = String(line).trim().split(' ')
    await write(url ?? '')
    starter.kill('SIGKILL')
    await once(starter, 'exit')
    expect(processStart(Number(pid))).not.toBeNull()

    const next = await start()
    expect(processStart(Number(pid))).toBeNull()
    expect(await ask(next.url)).toBe(1)
  })

  test('a killed server is started again at the same address and keeps what was committed', async () => {
    const restarted = Promise.withResolvers<boolean>()
    server = await startEmbedded({ dataDir, onRestart: restarted.resolve })
    await write(server.url)
    process.kill(server.pid, 'SIGKILL')
    expect(await restarted.promise).toBe(true)
    expect(await ask(server.url)).toBe(1)
  })
})
