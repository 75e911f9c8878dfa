import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { tellProducts, type Product } from './products.ts'

const main = resolve(import.meta.dirname, '../../api/dist/main.js')
/** Timeout against hanging: the product first creates a database and the demo marketplace. */
const startSeconds = 300

/** Waits until the product has printed its address and is ready. */
async function waitUntilReady(product: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  let told = ''
  product.stdout.on('data', (chunk) => (told += String(chunk)))
  const deadline = performance.now() + startSeconds * 1000
  while (performance.now() < deadline) {
    if (product.exitCode !== null) throw new Error('the product ended before it was ready')
    const [origin] = /http:\/\/127\.0\.0\.1:\d+(?=\s)/.exec(told) ?? []
    const ready =
      origin !== undefined &&
      (await fetch(`${origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      ))
    if (ready) return origin
    await new Promise((wake) => setTimeout(wake, 200))
  }
  throw new Error(`the product was not ready within ${startSeconds} s`)
}

interface Started extends Product {
  readonly stop: () => Promise<void>
}

/**
 * Starts the built product as a separate sandbox (port, database, files).
 * @param settings additional environment variables
 * @throws Error when it exits or is not ready in time; it is then cleaned up
 */
export async function startOne(settings: Readonly<Record<string, string>> = {}): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jindu-e2e-'))
  const { DATABASE_URL: _ignored, ...inherited } = process.env
  const product = spawn(process.execPath, [main], {
    env: { ...inherited, ...settings, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    product.kill('SIGTERM')
    if (product.exitCode === null) await once(product, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    return { origin: await waitUntilReady(product), dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The Android app of the packages in the API's tests. */
const ANDROID = {
  ANDROID_PACKAGE: 'example.market.app',
  ANDROID_CERTIFICATES: '192ae60368b0ec9fabffdb5dd87ffcfe57dadd84ed940e1e3300179b5bd360ec',
}

/** Starts a product for each worker and ends them after the tests. */
export default async function startProducts({ workers }: { readonly workers: number }): Promise<() => Promise<void>> {
  const tries = await Promise.allSettled(Array.from({ length: workers }, () => startOne(ANDROID)))
  const products = tries.flatMap((tried) => (tried.status === 'fulfilled' ? tried.value : []))
  const stop = async () => {
    await Promise.all(products.map((product) => product.stop()))
  }
  const failed = tries.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') {
    await stop()
    throw failed.reason
  }
  tellProducts(products.map(({ origin, dataDir }) => ({ origin, dataDir })))
  return stop
}
