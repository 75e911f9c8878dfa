import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createRpc, type NodeAddress, type Rpc } from '../../src/platform/chain/node/json-rpc.ts'

const BINARY = process.env['LITECOIND'] ?? '/usr/bin/litecoind'
const USER = 'jindu'
const PASSWORD = 'regtest'
/** A node that does not answer by then will not. */
const START_MILLISECONDS = 60_000

/** Where it is not installed there is nothing real to test against. */
export const hasLitecoind = existsSync(BINARY)

/** Debian's litecoind in regtest, with wallets of its own. */
export interface Litecoind {
  readonly address: NodeAddress
  /** Asks the node, or one of its wallets. */
  rpc(wallet?: string): Rpc
  /** Down, and up again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** @param wallets the first is what calls without a name reach while it is the only one */
export async function startLitecoind(wallets: readonly string[]): Promise<Litecoind> {
  const folder = await mkdtemp(join(tmpdir(), 'jindu-litecoind-'))
  const port = await freePort()
  // Litecoin's nodes replace nothing unless they are told to. Extension blocks begin far ahead: this version cannot mine the first one anew.
  const own = ['fallbackfee=0.0001', 'mempoolreplacement=1', 'listen=0', 'vbparams=mweb:4000000000:4000000001']
  const settings = [`rpcport=${port}`, `rpcuser=${USER}`, `rpcpassword=${PASSWORD}`, ...own]
  await writeFile(join(folder, 'litecoin.conf'), ['regtest=1', '[regtest]', ...settings, ''].join('\n'))
  const address = { url: `http://127.0.0.1:${port}/`, user: USER, password: PASSWORD }
  const rpc = (wallet?: string): Rpc =>
    createRpc(wallet === undefined ? address : { ...address, url: `${address.url}wallet/${wallet}` })
  let node: ChildProcess

  async function start(): Promise<void> {
    node = spawn(BINARY, [`-datadir=${folder}`, '-printtoconsole=0'], { stdio: 'ignore' })
    const answers = () => rpc()('getblockcount').then(Boolean, () => false)
    const until = Date.now() + START_MILLISECONDS
    while (!(await answers())) {
      if (Date.now() > until || node.exitCode !== null) throw new Error('litecoind does not answer')
      await setTimeout(50)
    }
    const loaded = await rpc()('listwallets')
    for (const wallet of wallets) {
      if (Array.isArray(loaded) && loaded.includes(wallet)) continue
      // Loaded again by itself after a restart.
      await rpc()('createwallet', wallet, false, false, '', false, false, true)
    }
  }
  async function end(): Promise<void> {
    if (node.exitCode !== null || node.signalCode !== null) return
    const ended = once(node, 'exit')
    node.kill('SIGTERM')
    await ended
  }

  /** Nothing is left behind by a start that fails, as when a call to the node times out. */
  async function giveUp(error: unknown): Promise<never> {
    node.kill('SIGKILL')
    await end()
    await rm(folder, { recursive: true, force: true })
    throw error
  }

  await start().catch(giveUp)
  return {
    address,
    rpc,
    restart: async () => {
      await end()
      await start().catch(giveUp)
    },
    stop: async () => {
      await end()
      await rm(folder, { recursive: true })
    },
  }
}
