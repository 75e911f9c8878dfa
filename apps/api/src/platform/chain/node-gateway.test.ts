import { existsSync } from 'node:fs'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChainGateway } from './gateway.ts'
import { createRpc, type Rpc } from './json-rpc.ts'
import { createNodeGateway } from './node-gateway.ts'

const BINARY = process.env['LITECOIND'] ?? '/usr/bin/litecoind'
const DEPTH = 6

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function answers(rpc: Rpc): Promise<boolean> {
  return rpc('getblockcount').then(
    () => true,
    () => false,
  )
}

// Debian's litecoind in regtest; where it is not installed there is nothing real to test against.
describe.runIf(existsSync(BINARY))('a litecoind node in regtest', () => {
  let folder: string
  let node: ChildProcess
  let rpc: Rpc
  let gateway: ChainGateway

  // A new address each time: the same block again would be the one that was invalidated.
  const mine = async (blocks: number): Promise<unknown> => rpc('generatetoaddress', blocks, await gateway.newAddress())

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jindu-litecoind-'))
    const port = await freePort()
    const settings = [`rpcport=${port}`, 'rpcuser=jindu', 'rpcpassword=regtest', 'fallbackfee=0.0001', 'listen=0']
    await writeFile(join(folder, 'litecoin.conf'), ['regtest=1', '[regtest]', ...settings, ''].join('\n'))
    node = spawn(BINARY, [`-datadir=${folder}`, '-printtoconsole=0'], { stdio: 'ignore' })
    const address = { url: `http://127.0.0.1:${port}/`, user: 'jindu', password: 'regtest' }
    rpc = createRpc(address)
    while (!(await answers(rpc))) await setTimeout(100)
    const wallets = await rpc('listwallets')
    if (Array.isArray(wallets) && wallets.length === 0) await rpc('createwallet', 'jindu')
    gateway = createNodeGateway('LTC', address)
    await mine(101)
  })

  afterAll(async () => {
    node.kill('SIGTERM')
    await once(node, 'exit')
    await rm(folder, { recursive: true })
  })

  it('refuses addresses that are not its own kind', async () => {
    expect(await gateway.validateAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')).toBe(false)
    expect(await gateway.validateAddress(await gateway.newAddress())).toBe(true)
    const payment = { address: 'nowhere', units: 1000n, reference: 'bad-address' }
    await expect(gateway.broadcast(payment)).rejects.toMatchObject({ code: 'WITHDRAWAL_ADDRESS_INVALID' })
  })

  it('refuses to send more than the node holds', async () => {
    const payment = { address: await gateway.newAddress(), units: 10n ** 16n, reference: 'too-much' }
    await expect(gateway.broadcast(payment)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' })
  })

  it('tells a payment to the last unit, first unconfirmed, then with its confirmations', async () => {
    const address = await gateway.newAddress()
    const { cursor } = await gateway.listSince(null, DEPTH)
    const txid = await gateway.broadcast({ address, units: 10_000_001n, reference: 'exact' })
    const find = async () => (await gateway.listSince(cursor, DEPTH)).receipts.filter((r) => r.txid === txid)
    expect(await find()).toMatchObject([{ address, units: 10_000_001n, confirmations: 0, blockHash: null }])
    await mine(3)
    expect(await find()).toMatchObject([{ units: 10_000_001n, confirmations: 3 }])
    expect(await gateway.confirmations(txid)).toBe(3)
  })

  it('tells what the wallet holds, without what is not confirmed', async () => {
    const before = await gateway.holdings()
    await rpc('generatetoaddress', 101, await gateway.newAddress())
    const after = await gateway.holdings()
    expect(before).toBeGreaterThan(0n)
    expect(after).toBeGreaterThan(before)
  })

  it('sends once under one reference', async () => {
    const payment = { address: await gateway.newAddress(), units: 5_000n * 100n, reference: 'withdrawal:1' }
    const first = await gateway.broadcast(payment)
    expect(await gateway.broadcast(payment)).toBe(first)
  })

  it('tells what a reorganisation took back, and reads on from a block that no longer stands', async () => {
    const address = await gateway.newAddress()
    const txid = await gateway.broadcast({ address, units: 777_000n, reference: 'reorganised' })
    await mine(2)
    const before = await gateway.listSince(null, 1)
    const tip = await rpc('getblockhash', Number(await rpc('getblockcount')) - 1)
    await rpc('invalidateblock', tip)
    const after = await gateway.listSince(before.cursor, DEPTH)
    expect(after.receipts.find((r) => r.txid === txid)).toMatchObject({ confirmations: 0 })
    await mine(DEPTH)
    const settled = await gateway.listSince(after.cursor, DEPTH)
    expect(settled.receipts.find((r) => r.txid === txid)).toMatchObject({ confirmations: DEPTH })
  })

  it('says that a node is out of reach', async () => {
    const gone = createNodeGateway('LTC', { url: `http://127.0.0.1:${await freePort()}/`, user: '', password: '' })
    await expect(gone.height()).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' })
  })
})
