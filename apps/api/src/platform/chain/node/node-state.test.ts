import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasLitecoind, startLitecoind, type Litecoind } from '../../../../test/node/litecoind.ts'
import { outageOf } from '../../outage/outage.ts'
import type { Chain } from '../chain.ts'
import { NodeRefusal, type NodeAddress } from './json-rpc.ts'
import { createNodeChain } from './node-chain.ts'

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => outageOf(error)?.code,
  )

describe.runIf(hasLitecoind)('a litecoind says what state it and its wallet are in', () => {
  let node: Litecoind
  let chain: Chain
  const at = (address: Partial<NodeAddress>) => createNodeChain('LTC', { ...node.address, ...address })
  const named = (wallet: string) => at({ url: `${node.address.url}wallet/${wallet}` })

  beforeAll(async () => {
    node = await startLitecoind(['jindu'])
    chain = named('jindu')
  })
  afterAll(() => node.stop())

  it('a wrong password, a wallet that is not loaded, and several without a name', async () => {
    expect(await at({ password: 'wrong' }).state()).toBe('wrongPassword')
    expect(await named('nowhere').state()).toBe('walletNotLoaded')
    await node.rpc()('createwallet', 'second', false, false, '', false, false, true)
    expect(await at({}).state()).toBe('walletNotNamed')
    await node.rpc()('unloadwallet', 'second')
    for (const broken of [at({ password: 'wrong' }), named('nowhere')])
      expect(await codeOf(broken.reader.newAddress())).toBe('CHAIN_UNAVAILABLE')
  })

  it('open, locked and unlocked', async () => {
    expect(await chain.state()).toBe('running')
    expect(await at({}).state()).toBe('running')
    await node.rpc('jindu')('encryptwallet', 'phrase')
    expect(await chain.state()).toBe('locked')
    await node.rpc('jindu')('walletpassphrase', 'phrase', 60)
    expect(await chain.state()).toBe('unlocked')
  })

  it('no wallet at all', async () => {
    await node.rpc()('unloadwallet', 'jindu')
    expect(await at({}).state()).toBe('noWallet')
    expect(await codeOf(at({}).reader.newAddress())).toBe('CHAIN_UNAVAILABLE')
    await node.rpc()('loadwallet', 'jindu')
  })
})

it('a node that is away, hangs, or answers what is no answer', async () => {
  const server = createServer((_request, response) => response.end('<html>')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`
  const chain = createNodeChain('BTC', { url, user: '', password: '' })
  expect(await chain.state()).toBe('down')
  server.removeAllListeners('request').on('request', () => undefined)
  const from = performance.now()
  expect(await chain.state()).toBe('down')
  expect(performance.now() - from).toBeLessThan(10_000)
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  expect(await chain.state()).toBe('down')
})

it('a refusal of a node that nobody foresaw is an outage to callers, never a fault', () => {
  expect(outageOf(new NodeRefusal(-13, 'Please enter the wallet passphrase'))?.code).toBe('CHAIN_UNAVAILABLE')
})
