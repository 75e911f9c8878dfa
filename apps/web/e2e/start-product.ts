import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const main = resolve(import.meta.dirname, '../../api/dist/main.js')
const startSeconds = 60

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function waitUntilReady(origin: string, ended: () => boolean): Promise<void> {
  const deadline = performance.now() + startSeconds * 1000
  while (performance.now() < deadline) {
    if (ended()) throw new Error('the product ended before it was ready')
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((wake) => setTimeout(wake, 200))
  }
  throw new Error(`the product was not ready within ${startSeconds} s`)
}

/** Starts the built product as a sandbox of its own (port, database, files) and ends it after the tests. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jindu-e2e-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { DATABASE_URL: _ignored, ...inherited } = process.env
  const product = spawn(process.execPath, [main], {
    env: { ...inherited, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitUntilReady(origin, () => product.exitCode !== null)
  process.env['E2E_ORIGIN'] = origin
  process.env['E2E_DATA_DIR'] = dataDir
  return async () => {
    product.kill('SIGTERM')
    if (product.exitCode === null) await once(product, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
