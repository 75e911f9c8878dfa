import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/free-port.ts'

const ROOT = resolve(import.meta.dirname, '..')
const START_SECONDS = 120

export interface Product {
  readonly pid: number
  readonly port: number
  /** From the start of the process to the first `200` of /readyz. */
  readonly readyMilliseconds: number
  stop(): Promise<void>
}

/** Starts the built server on a free port and waits until it can serve. */
export async function startProduct(env: Readonly<Record<string, string>>): Promise<Product> {
  const port = await freePort()
  const started = performance.now()
  const server = spawn(process.execPath, [...profiling(), join(ROOT, 'apps/api/dist/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      DEMO_DATA: 'false',
      LOG_LEVEL: 'info',
      ...env,
    },
  })
  await untilReady(server, port, started)
  return {
    pid: server.pid ?? 0,
    port,
    readyMilliseconds: performance.now() - started,
    stop: async () => {
      if (server.exitCode !== null) return
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

/** BENCH_PROFILE=folder keeps a V8 profile of each server. */
const profiling = (): string[] => {
  const folder = process.env['BENCH_PROFILE']
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]
}

async function untilReady(server: ChildProcess, port: number, started: number): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    if (performance.now() - started > START_SECONDS * 1000) throw new Error('the server does not get ready')
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.status === 200) return
    await sleep(5)
  }
}

export interface DatabaseAddress {
  readonly port: number
  readonly password: string
  /** The postmaster. */
  readonly pid: number
}

/** Where the embedded database of a data directory listens. */
export function embeddedAddress(dataDir: string): DatabaseAddress {
  const read = (name: string) => readFileSync(join(dataDir, name), 'utf8')
  return {
    port: Number(read('postgres.port')),
    password: read('postgres.password').trim(),
    pid: Number(read('postgres/postmaster.pid').split('\n', 1)[0]),
  }
}

/** Resident memory of a process in MiB. */
export function residentMib(pid: number): number {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kib) / 1024
}
