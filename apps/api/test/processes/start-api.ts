import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCT } from '../../../../scripts/product-entry.ts'

export interface ApiProcess {
  readonly origin: string
  readonly pid: number
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>
  /** As a power cut would end it. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts the product as its own process on a port that the system gives it and waits until it can serve. */
export async function startApi(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const api = spawn(process.execPath, [...PRODUCT], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      SANDBOX: 'true',
      DEMO_DATA: 'false',
      LOG_LEVEL: 'fatal',
      ...env,
    },
  })
  const ended = once(api, 'exit').then(() => api.exitCode)
  let told = ''
  api.stdout.on('data', (chunk) => (told += String(chunk)))
  for (;;) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+(?=[\s"])/.exec(told) ?? []
    if (origin !== undefined && (await isReady(origin)))
      return { origin, pid: api.pid ?? 0, ended, kill: () => end(api, 'SIGKILL'), stop: () => end(api, 'SIGTERM') }
    if (api.exitCode !== null) throw new Error(`the process ended with ${api.exitCode}`)
    await sleep(20)
  }
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
