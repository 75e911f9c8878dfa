import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCT } from '../../../scripts/product-entry.ts'

export interface Sandbox {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts the server as a sandbox of its own, with its own PostgreSQL and nothing on the market. */
export async function startSandbox(): Promise<Sandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jindu-client-'))
  const { PATH } = process.env
  const api = spawn(process.execPath, [...PRODUCT], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH, PORT: '0', SANDBOX: 'true', DEMO_DATA: 'false', LOG_LEVEL: 'fatal', DATA_DIR: dataDir },
  })
  let told = ''
  api.stdout.on('data', (chunk) => (told += String(chunk)))
  const stop = async () => {
    if (api.exitCode === null) {
      const ended = once(api, 'exit')
      api.kill('SIGTERM')
      await ended
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (;;) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+(?=\s)/.exec(told) ?? []
    const ready =
      origin !== undefined &&
      (await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    if (ready) return { origin, stop }
    if (api.exitCode !== null) {
      await stop()
      throw new Error(`the sandbox ended with ${api.exitCode}`)
    }
    await sleep(50)
  }
}
