import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import {
  createTestClient,
  encodeDeployData,
  encodeFunctionData,
  http,
  parseAbi,
  parseAbiItem,
  publicActions,
  walletActions,
  type Abi,
  type Hex,
} from 'viem'
import { mnemonicToAccount, type HDAccount } from 'viem/accounts'
import bytecode from './token/bytecode.json' with { type: 'json' }
import { asHex } from '../../src/platform/chain/evm/hex.ts'
import { freePort } from './litecoind.ts'

/** Path of the anvil binary for this platform; empty without one. */
function findAnvil(): string {
  const named = process.env['ANVIL']
  if (named !== undefined) return named
  const kind = { x64: 'amd64', arm64: 'arm64' }[process.arch as string]
  try {
    const ofPackage = createRequire(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'))
    return ofPackage.resolve(`@foundry-rs/anvil-${process.platform}-${kind}/bin/anvil`)
  } catch {
    return ''
  }
}

const BINARY = findAnvil()
/** The tests are skipped without anvil. */
export const hasAnvil = existsSync(BINARY)

export const CHAIN_ID = 31_337
const START_MILLISECONDS = 60_000
/** Everybody else's keys: anvil gives its first accounts gas. */
const OUTSIDE = 'test test test test test test test test test test test junk'
/** The product's. */
export const SEED = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

const TOKEN = parseAbi([
  'constructor(uint8)',
  'function balanceOf(address) view returns (uint256)',
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value)',
  'function pause(bool on)',
  'function freeze(address who, bool on)',
  'function takeFee(uint256 rate)',
  'function answer(uint256 kind)',
  'function destroy(address from, uint256 value)',
])
const SENDER = parseAbi(['function pay(address token, address[] to, uint256 value)'])

const clientOf = (url: string) =>
  createTestClient({ mode: 'anvil', transport: http(url, { timeout: 20_000 }) })
    .extend(publicActions)
    .extend(walletActions)

/** A network of our own with an ERC-20 token; a block comes when it is asked for. */
export interface Anvil {
  readonly url: string
  readonly client: ReturnType<typeof clientOf>
  readonly token: Hex
  /** The product's environment variables. */
  readonly env: Readonly<Record<string, string>>
  /** Calls the token's contract as the outside, in a block of its own. */
  tell(
    functionName: 'mint' | 'transfer' | 'pause' | 'freeze' | 'takeFee' | 'answer' | 'destroy',
    args: readonly unknown[],
  ): Promise<Hex>
  /** The same without a block. */
  wait(functionName: 'mint' | 'transfer', args: readonly unknown[]): Promise<Hex>
  balanceOf(address: string): Promise<bigint>
  mine(blocks: number): Promise<void>
  height(): Promise<number>
  gas(address: string, wei: bigint): Promise<void>
  /** So many blocks are taken back, and as many without a transaction come in their place. */
  reorganise(depth: number): Promise<void>
  /** Nobody knows of what waits for a block any more. */
  forgetWaiting(): Promise<void>
  /** Token transfers that an address has sent, on the current chain. */
  paymentsFrom(address: string): Promise<ReadonlyMap<string, readonly number[]>>
  /** A transaction of a key, as another wallet with the same phrase would send it, in a block of its own. */
  sendFromOutside(key: HDAccount, nonce: number): Promise<void>
  /** Another address that is nobody's here. */
  newAddress(): string
  deploySender(): Promise<(to: readonly string[], value: bigint) => Promise<Hex>>
  senderAddress(): Hex
  stop(): Promise<void>
}

export async function startAnvil({ decimals = 6, chainId = CHAIN_ID, epoch = 1 } = {}): Promise<Anvil> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const client = clientOf(url)
  const options = ['--port', String(port), '--chain-id', String(chainId), '--silent', '--no-mining', '--accounts', '3']
  // Blocks two epochs deep are final.
  const node: ChildProcess = spawn(BINARY, [...options, '--slots-in-an-epoch', String(epoch), '--order', 'fifo'], {
    stdio: 'ignore',
  })
  const until = Date.now() + START_MILLISECONDS
  while (!(await client.getChainId().then(Boolean, () => false))) {
    if (Date.now() > until || node.exitCode !== null) throw new Error('anvil does not answer')
    await setTimeout(50)
  }
  const account = mnemonicToAccount(OUTSIDE)
  let addresses = 0
  let contract: Hex = '0x'
  const mine = (blocks: number) => client.mine({ blocks, interval: 1 })

  async function call(to: Hex | null, data: Hex): Promise<Hex> {
    return client.sendTransaction({
      account,
      to,
      data,
      chain: null,
      gas: 3_000_000n,
      maxFeePerGas: 100_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
    })
  }
  async function deploy(data: Hex): Promise<Hex> {
    const hash = await call(null, data)
    await mine(1)
    return (await client.getTransactionReceipt({ hash })).contractAddress ?? '0x'
  }
  const abi: Abi = TOKEN
  const dataOf = (functionName: string, args: readonly unknown[]) => encodeFunctionData({ abi, functionName, args })

  contract = await deploy(encodeDeployData({ abi: TOKEN, bytecode: asHex(bytecode.TestToken), args: [decimals] }))
  let sender: Hex = '0x'
  const env = {
    USDT_RPC_URL: url,
    USDT_CHAIN_ID: String(chainId),
    USDT_CONTRACT: contract,
    USDT_SEED: SEED,
    USDT_CHAIN_NAME: 'Anvil',
    USDT_GAS_COIN: 'ETH',
  }
  return {
    url,
    client,
    token: contract,
    env,
    mine,
    async tell(functionName, args) {
      const hash = await call(contract, dataOf(functionName, args))
      await mine(1)
      return hash
    },
    wait: (functionName, args) => call(contract, dataOf(functionName, args)),
    balanceOf: (address) =>
      client.readContract({ address: contract, abi: TOKEN, functionName: 'balanceOf', args: [asHex(address)] }),
    height: async () => Number(await client.getBlockNumber({ cacheTime: 0 })),
    gas: (address, value) => client.setBalance({ address: asHex(address), value }),
    async reorganise(depth) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- viem has no type for this call of anvil
      await client.request({ method: 'anvil_reorg' as never, params: [depth, []] as never })
    },
    async forgetWaiting() {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- viem has no type for this call of anvil
      await client.request({ method: 'anvil_dropAllTransactions' as never })
    },
    async paymentsFrom(address) {
      const event = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')
      const args = { from: asHex(address) }
      const logs = await client.getLogs({ address: contract, event, args, fromBlock: 0n, strict: true })
      const payments = new Map<string, readonly number[]>()
      for (const {
        args: { to, value },
      } of logs)
        payments.set(to, [...(payments.get(to) ?? []), Number(value)])
      return payments
    },
    async sendFromOutside(key, nonce) {
      const fees = { maxFeePerGas: 100_000_000_000n, maxPriorityFeePerGas: 2_000_000_000n }
      await client.sendTransaction({ account: key, to: key.address, nonce, chain: null, gas: 21_000n, ...fees })
      await mine(1)
    },
    newAddress: () => {
      addresses += 1
      return mnemonicToAccount(OUTSIDE, { addressIndex: 100 + addresses }).address
    },
    async deploySender() {
      sender = await deploy(asHex(bytecode.TestSender))
      return async (to, value) => {
        const hash = await call(
          sender,
          encodeFunctionData({ abi: SENDER, functionName: 'pay', args: [contract, to.map(asHex), value] }),
        )
        await mine(1)
        return hash
      }
    },
    senderAddress: () => sender,
    async stop() {
      const ended = once(node, 'exit')
      node.kill('SIGTERM')
      await ended
    },
  }
}
