import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

// `pnpm sandbox:play`: simulates a market to watch. Starts a sandbox if none answers at JINDU_URL, and stops it
// afterwards.
const root = join(import.meta.dirname, '..')
const { JINDU_URL = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` } = process.env
const { hostname, port, protocol } = new URL(JINDU_URL)
const isHere = protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname)

const isReady = () =>
  fetch(`${JINDU_URL}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** The play opens accounts and trades, so it must not run on a real site. */
async function isSandbox(): Promise<boolean> {
  const answer = await fetch(`${JINDU_URL}/trpc/site.status`)
  const { result }: { readonly result?: { readonly data: { readonly sandbox: boolean } } } = await answer.json()
  return result?.data.sandbox === true
}

function refuse(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

const isUp = await isReady()
if (!isUp && !isHere)
  refuse(`Nothing answers at ${JINDU_URL}, and it is not on this machine: start a sandbox there first.`)

const server = isUp
  ? null
  : spawn(process.execPath, [join(root, 'scripts/start.ts')], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, SANDBOX: 'true', PORT: port === '' ? '80' : port },
    })
/** @returns whether the server is ready; false if it exited first */
async function comesUp(): Promise<boolean> {
  for (;;) {
    if (server !== null && server.exitCode !== null) return false
    if (await isReady()) return true
    await sleep(200)
  }
}

// Check again after the start: only play on a sandbox, whichever server answers.
const mayPlay = (await comesUp()) && (await isSandbox())
if (mayPlay) {
  const play = spawn(process.execPath, ['--conditions=source', join(root, 'packages/client/play/main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, JINDU_URL },
  })
  // Forward interrupts to the play; after it ends, the server is stopped.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => play.kill(signal))
  const [code] = await once(play, 'exit')
  process.exitCode = typeof code === 'number' ? code : 0
}
if (!mayPlay) {
  process.stderr.write(
    `No sandbox at ${JINDU_URL}: the play opens accounts and trades, so it runs on sandboxes only.\n`,
  )
  process.exitCode = 1
}
if (server !== null && server.exitCode === null) {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
