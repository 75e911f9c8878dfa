import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ApiProcess {
  readonly origin: string
  /** As a power cut would end it. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const MAIN = fileURLToPath(import.meta.resolve('../../src/main.ts'))

/** Starts the product as its own process on a free port and waits until it can serve. */
export async function startApi(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const port = await freePort()
  const api = spawn(process.execPath, ['--conditions=source', MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      SANDBOX: 'true',
      DEMO_DATA: 'false',
      LOG_LEVEL: 'fatal',
      ...env,
    },
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await isReady(origin))) {
    if (api.exitCode !== null) throw new Error(`the process ended with ${api.exitCode}`)
    await sleep(20)
  }
  return { origin, kill: () => end(api, 'SIGKILL'), stop: () => end(api, 'SIGTERM') }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
