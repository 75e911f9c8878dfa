import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal } from '../../../test/client.ts'
import { financier, OUTSIDE, topUp } from '../../../test/market/finance.ts'
import { LOGIN, verifiedPerson, type Person } from '../../../test/people.ts'
import { createNodeChain } from '../../platform/chain/node/node-chain.ts'
import { workCoin } from '../withdrawals/index.ts'

const THREE_MINUTES = 180

let api: TestApp
let finance: Person
let user: Person
/** Stands where the node listened: takes calls, and answers each with the given refusal. */
let refusing: Server
let answers: { readonly status: number; readonly code: number; readonly message: string }

beforeAll(async () => {
  api = await createTestApp()
  finance = await financier(api)
  user = await verifiedPerson(api)
  await topUp(api, 50_000_000n)
  await user.client.trpc.wallet.depositAddress.query({ currency: 'LTC' })
  refusing = createServer((_request, response) =>
    response
      .writeHead(answers.status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id: 1, result: null, error: { code: answers.code, message: answers.message } })),
  ).listen(0, '127.0.0.1')
  await once(refusing, 'listening')
})
afterAll(async () => {
  refusing.closeAllConnections()
  refusing.close()
  await api.close()
})

/** From here on the coin's chain is a node at this port. */
function nodeAt(port: number): void {
  const chain = createNodeChain('LTC', { url: `http://127.0.0.1:${port}/`, user: 'jindu', password: 'x' })
  Reflect.set(api.app.chains, 'LTC', chain)
}

const coin = async () => {
  await finance.client.trpc.accounts.login.mutate({ uid: finance.uid, password: LOGIN })
  const { data } = await finance.client.trpc.treasury.coins.query()
  return data.find(({ currency }) => currency === 'LTC')
}
const metrics = async () => (await api.client().inject({ method: 'GET', url: '/metrics' })).body

it('while the chain is read, payouts run and deposits are not paused', async () => {
  expect(await coin()).toMatchObject({ runs: true, node: 'running' })
  expect(await user.client.trpc.wallet.depositAddress.query({ currency: 'LTC' })).toMatchObject({ paused: false })
})

describe('of a node that has been down for three minutes', () => {
  beforeAll(() => {
    // Nothing listens on the port of discarding.
    nodeAt(9)
    api.clock.advance(THREE_MINUTES + 1)
  })

  it('the console never says that payouts run, though books and chain were equal a moment ago', async () => {
    const readAt = api.clock.now() - THREE_MINUTES - 1
    expect(await coin()).toMatchObject({ runs: false, equal: true, stopped: null, node: 'down', readAt })
  })

  it('the metrics name the state and how long the chain was not read', async () => {
    const said = await metrics()
    expect(said).toContain('jindu_node_state{currency="LTC",state="down"} 1')
    expect(said).toMatch(/jindu_chain_unread_seconds\{currency="LTC"\} 181\n/)
  })

  it('users read that deposits are paused, and no call of theirs ends in a fault', async () => {
    const { wallet, withdrawals } = user.client.trpc
    expect(await wallet.depositAddress.query({ currency: 'LTC' })).toMatchObject({ paused: true })
    expect(await refusal(wallet.newDepositAddress.mutate({ currency: 'LTC' }))).toMatchObject({
      code: 'DEPOSITS_PAUSED',
    })
    const newcomer = await verifiedPerson(api)
    expect(await refusal(newcomer.client.trpc.wallet.depositAddress.query({ currency: 'LTC' }))).toMatchObject({
      code: 'DEPOSITS_PAUSED',
    })
    expect(await withdrawals.terms.query({ currency: 'LTC' })).toMatchObject({ open: true })
    for (const call of [
      () => wallet.refreshDeposit.mutate({ currency: 'LTC' }),
      () => withdrawals.checkAddress.query({ currency: 'LTC', address: OUTSIDE.LTC }),
    ])
      expect(await refusal(call())).toMatchObject({ code: 'CHAIN_UNAVAILABLE' })
    const { statusCode } = await newcomer.client.inject({
      method: 'GET',
      url: '/trpc/wallet.depositAddress?input=%7B%22currency%22%3A%22LTC%22%7D',
    })
    expect(statusCode).toBe(503)
  })
})

describe('of a node that answers', () => {
  beforeAll(() => {
    const address = refusing.address()
    if (typeof address !== 'object' || address === null) throw new Error('no port')
    nodeAt(address.port)
  })

  it.each([
    ['noWallet', 500, -18, 'No wallet is loaded.'],
    ['walletNotLoaded', 500, -18, 'Requested wallet does not exist or is not loaded'],
    ['walletNotNamed', 500, -19, 'Wallet file not specified'],
    ['wrongPassword', 401, 401, ''],
    ['starting', 500, -28, 'Loading block index'],
    ['failing', 500, -1, 'Something else'],
  ] as const)('%s, console and metrics say so, and payouts do not run', async (state, status, code, message) => {
    answers = { status, code, message }
    expect(await coin()).toMatchObject({ runs: false, node: state })
    expect(await metrics()).toContain(`jindu_node_state{currency="LTC",state="${state}"} 1`)
    const newcomer = await verifiedPerson(api)
    expect(await refusal(newcomer.client.trpc.wallet.depositAddress.query({ currency: 'LTC' }))).toMatchObject({
      code: 'DEPOSITS_PAUSED',
    })
    await expect(workCoin(api.app, 'LTC')).rejects.toThrow(/./)
  })
})
