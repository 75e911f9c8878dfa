import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { DomainError } from '@jindu/domain/errors'
import type { CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal } from '../../../test/client.ts'
import { financier, simulatedChain } from '../../../test/market/finance.ts'
import { fund, logInAgain, openMarket, type Market } from '../../../test/market/market.ts'
import { addSigned, coldAddress, messageToSign } from '../../../test/market/reserves.ts'
import { outsideKey, signBip322 } from '../../../test/node/sign-message.ts'
import type { Person } from '../../../test/people.ts'
import { writeTransaction } from '../../platform/chain/simulated/transaction.ts'
import { readReservesJob } from './publish-reserves.ts'
import { takeByClock } from './take-snapshot.ts'

let api: TestApp
let market: Market
let first: Person
let second: Person

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '10')
  first = await financier(api)
  second = await financier(api)
  await fund(market.buyer, '1', 'USDT')
  await takeByClock(api.app)
})
afterAll(() => api.close())

const proofs = ({ client }: Person) => client.trpc.proofs
const visitor = () => api.client().trpc.proofs.reserves.query()
const add = (address: string, signature: string, currency: CurrencyCode = 'LTC') =>
  proofs(first).addReserve.mutate({ currency, address, signature })
const waiting = async () => (await proofs(first).waitingReserves.query()).waiting
const litecoin = async () => (await visitor())?.coins.find(({ currency }) => currency === 'LTC')

async function newSnapshot(): Promise<void> {
  api.clock.advance(rules.wallet.proof.everySeconds)
  await takeByClock(api.app)
  await logInAgain(first)
  await logInAgain(second)
}

async function pay(address: string, units: bigint, currency: CurrencyCode = 'LTC'): Promise<void> {
  const chain = simulatedChain(api.app, currency)
  await chain.pay(address, units)
  await chain.mine(1)
}

async function read(): Promise<number> {
  const job = readReservesJob(api.app)
  const due = await job.due(api.clock.now(), 10)
  for (const coin of due) await job.run(coin, api.clock.now())
  return due.length
}

const away = () => Promise.reject(new DomainError('CHAIN_UNAVAILABLE', { method: 'scantxoutset' }))

describe('a signature', () => {
  it('of the newest snapshot’s message waits for a second member, and counts for nothing until then', async () => {
    const id = await addSigned(api, first, 1)
    expect(await waiting()).toMatchObject([{ id, address: coldAddress(1), scheme: 'BIP-322', by: first.uid }])
    expect(await visitor()).toBeNull()
    expect(await refusal(proofs(first).publishReserves.mutate({ ids: [id] }))).toMatchObject({
      code: 'RESERVE_SECOND_MEMBER',
    })
    expect(await read()).toBe(0)
  })

  it('that was forged, is of another key, of another message or of another coin is refused', async () => {
    const message = await messageToSign(first)
    const address = coldAddress(2)
    const good = signBip322(outsideKey(2), message)
    const bytes = Buffer.from(good, 'base64')
    bytes.writeUInt8(bytes.readUInt8(12) ^ 1, 12)
    const forged = [
      bytes.toString('base64'),
      signBip322(outsideKey(3), message),
      signBip322(outsideKey(2), `${message} `),
      signBip322(outsideKey(2), message.replace('root', 'no root')),
      signBip322(outsideKey(2), await messageToSign(first, 'BTC')),
      'nonsense',
    ]
    for (const signature of forged) {
      expect(await refusal(add(address, signature))).toMatchObject({ code: 'RESERVE_SIGNATURE_INVALID' })
    }
    expect(await refusal(add('ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', good))).toMatchObject({
      code: 'WITHDRAWAL_ADDRESS_NETWORK',
    })
  })

  it('counts once an address, however it is written and whoever adds it', async () => {
    const signature = signBip322(outsideKey(1), await messageToSign(first))
    for (const address of [coldAddress(1), coldAddress(1).toUpperCase(), ` ${coldAddress(1)} `]) {
      expect(await refusal(add(address, signature))).toMatchObject({ code: 'RESERVE_LISTED' })
    }
    const twice = signBip322(outsideKey(4), await messageToSign(first))
    const results = await Promise.allSettled([add(coldAddress(4), twice), add(coldAddress(4), twice)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('of a user’s deposit address is refused: published, it would show what the user paid in', async () => {
    const { address } = await market.buyer.client.trpc.wallet.newDepositAddress.mutate({ currency: 'LTC' })
    expect(await refusal(add(address, 'AA=='))).toMatchObject({ code: 'RESERVE_OF_USER' })
  })
})

describe('published', () => {
  it('only what the second member saw is published, once, and read from the chain at one block', async () => {
    const seen = (await waiting()).map(({ id }) => id)
    const gone = await addSigned(api, first, 5)
    await proofs(first).withdrawReserve.mutate({ id: gone })
    expect(await refusal(proofs(second).publishReserves.mutate({ ids: [...seen, gone] }))).toMatchObject({
      code: 'RESERVES_CHANGED',
    })
    await proofs(second).publishReserves.mutate({ ids: seen })
    expect(await refusal(proofs(second).publishReserves.mutate({ ids: seen }))).toMatchObject({
      code: 'RESERVES_CHANGED',
    })
    expect(await refusal(proofs(first).withdrawReserve.mutate({ id: seen[0] ?? 0 }))).toMatchObject({
      code: 'RESERVES_CHANGED',
    })
    expect((await litecoin())?.held.units).toBe('0')
    expect((await litecoin())?.addresses.map(({ held }) => held)).toEqual([null, null])

    await pay(coldAddress(1), 300n)
    await pay(coldAddress(1), 50n)
    await pay(coldAddress(4), 7n)
    await pay(coldAddress(5), 1_000n)
    expect(await read()).toBe(1)
    const { height } = await simulatedChain(api.app, 'LTC').reader.tip()
    const published = await litecoin()
    expect(published).toMatchObject({ held: { units: '357' }, height, message: await messageToSign(first) })
    expect(published?.addresses.map(({ held }) => held?.units)).toEqual(['350', '7'])
    expect(BigInt(published?.owed.units ?? 0)).toBeGreaterThan(0n)
    expect(await read()).toBe(0)
  })

  it('a later address is read with the earlier ones, so that coin moved between them counts once', async () => {
    const id = await addSigned(api, first, 6)
    await proofs(second).publishReserves.mutate({ ids: [id] })
    const chain = simulatedChain(api.app, 'LTC')
    const [coin] = await api.app.sql<{ txid: string; output_index: number }[]>`
      select txid, output_index from simulated_payment where address = ${coldAddress(4)}`
    const raw = writeTransaction({
      inputs: [{ txid: coin?.txid ?? '', outputIndex: coin?.output_index ?? 0 }],
      outputs: [{ address: coldAddress(6), units: 7n }],
    })
    await chain.signer.send(raw)
    await chain.mine(1)
    await read()
    expect((await litecoin())?.held.units).toBe('357')
    expect((await litecoin())?.addresses.map(({ held }) => held?.units)).toEqual(['350', '0', '7'])
  })

  it('USDT is signed by EIP-191', async () => {
    const account = privateKeyToAccount(`0x${'21'.repeat(32)}`)
    const signature = await account.signMessage({ message: await messageToSign(first, 'USDT') })
    expect(await refusal(add(account.address, `${signature.slice(0, -4)}00ff`, 'USDT'))).toMatchObject({
      code: 'RESERVE_SIGNATURE_INVALID',
    })
    await add(account.address, signature, 'USDT')
    await proofs(second).publishReserves.mutate({ ids: (await waiting()).map(({ id }) => id) })
    await pay(account.address.toLowerCase(), 5n, 'USDT')
    await read()
    const coins = (await visitor())?.coins ?? []
    expect(coins.map(({ currency, held }) => [currency, held.units])).toEqual([
      ['LTC', '357'],
      ['USDT', '5'],
    ])
  })

  it('nothing counts while the chain cannot be read, and it is read when it can', async () => {
    await newSnapshot()
    await proofs(second).publishReserves.mutate({ ids: [await addSigned(api, first, 1)] })
    const { reader } = simulatedChain(api.app, 'LTC')
    const spied = vi.spyOn(reader, 'balances').mockImplementation(away)
    await read()
    expect(await litecoin()).toMatchObject({ held: { units: '0' }, height: null, readAt: null })
    spied.mockRestore()
    await read()
    expect((await litecoin())?.held.units).toBe('350')
  })
})

describe('the file of the page, checked offline in Node,', () => {
  const script = fileURLToPath(new URL('../../../../web/public/verify-reserves.mjs', import.meta.url))
  const check = async (file: unknown, ...published: readonly string[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'jindu-reserves-'))
    const path = join(folder, 'reserves.json')
    await writeFile(path, JSON.stringify(file))
    const output = await promisify(execFile)(process.execPath, [script, path, ...published]).then(
      ({ stdout }) => stdout,
      (error: unknown) => `refused: ${error instanceof Error ? error.message : ''}`,
    )
    await rm(folder, { recursive: true })
    return output
  }

  it('holds against the published root, and no changed one does', async () => {
    const file = JSON.parse(JSON.stringify(await visitor()))
    const [coin] = file.coins
    const [, root] = /root ([0-9a-f]{64})$/.exec(coin.message) ?? []
    expect(await check(file, `LTC=${root}`)).toMatch(/signed\nThe signatures of snapshot \d+ hold\.\n$/)
    expect(await check(file, `LTC=${'0'.repeat(64)}`)).toContain('the page publishes another root')
    const changed = [
      { ...coin, addresses: [{ ...coin.addresses[0], address: coldAddress(2) }] },
      { ...coin, message: coin.message.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')) },
      { ...coin, addresses: [...coin.addresses, ...coin.addresses] },
      { ...coin, addresses: [{ ...coin.addresses[0], signature: signBip322(outsideKey(2), coin.message) }] },
    ]
    for (const other of changed) expect(await check({ ...file, coins: [other] })).toContain('The reserves do not hold')
  })
})

describe('replayed', () => {
  it('a signature of an older snapshot is refused, and names it', async () => {
    const old = signBip322(outsideKey(7), await messageToSign(first))
    await newSnapshot()
    const refused = await refusal(add(coldAddress(7), old))
    expect(refused).toMatchObject({ code: 'RESERVE_SIGNATURE_OLD' })
    expect(Number(refused.details?.['snapshot'])).toBeGreaterThan(0)
    // The page shows the older snapshot with its own liabilities; the new one has no reserves.
    expect((await visitor())?.snapshotId).toBe(Number(refused.details?.['snapshot']))
  })

  it('what waited for over a day is no longer published', async () => {
    const id = await addSigned(api, first, 8)
    api.clock.advance(rules.wallet.proof.reserveSeconds)
    await logInAgain(second)
    expect(await refusal(proofs(second).publishReserves.mutate({ ids: [id] }))).toMatchObject({
      code: 'RESERVES_CHANGED',
    })
  })
})
