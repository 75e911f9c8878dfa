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
/** If a node does not answer within this time, the start fails. */
const START_MILLISECONDS = 60_000

/** Without the binary these tests are skipped. */
export const hasLitecoind = existsSync(BINARY)

/** Debian's litecoind in regtest mode, with its own wallets. */
export interface Litecoind {
  readonly address: NodeAddress
  /** RPC to the node, or to one of its wallets. */
  rpc(wallet?: string): Rpc
  /** Stops and starts the node. */
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

/** @param wallets calls without a wallet name reach the first one, while it is the only one */
export async function startLitecoind(wallets: readonly string[]): Promise<Litecoind> {
  const folder = await mkdtemp(join(tmpdir(), 'jindu-litecoind-'))
  const port = await freePort()
  // Litecoin's nodes need an option to allow replacement. Extension blocks start far ahead, because this version cannot
  // re-mine the first one.
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
      // Loads the wallet automatically after a restart.
      await rpc()('createwallet', wallet, false, false, '', false, false, true)
    }
  }
  async function end(): Promise<void> {
    if (node.exitCode !== null || node.signalCode !== null) return
    const ended = once(node, 'exit')
    node.kill('SIGTERM')
    await ended
  }

  /** Cleans up after a failed start, such as a timeout. */
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
