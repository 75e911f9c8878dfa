import { fail, isDomainError } from '@jindu/domain/errors'
import {
  BaseError,
  BlockNotFoundError,
  createPublicClient,
  decodeFunctionResult,
  encodeFunctionData,
  http,
  parseAbi,
  parseAbiItem,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Hex,
  type Log,
  type PublicClient,
  type TransactionReceipt,
} from 'viem'
import type { EvmConfig } from './config.ts'

export const TRANSFER = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')
/** `transfer` without its answer: the contract of USDT on Ethereum gives none. */
export const TOKEN = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function transfer(address to, uint256 value)',
])

const REQUEST_MILLISECONDS = 20_000

const NOT_FOUND = [TransactionReceiptNotFoundError, TransactionNotFoundError, BlockNotFoundError]

export type TransferLog = Log<bigint, number, false, typeof TRANSFER, true>

/** A block as the rest of the product names it: nodes answer by hash for blocks that no longer stand, so its height goes with it. */
export interface Block {
  readonly number: bigint
  readonly hash: Hex
  readonly baseFee: bigint
}

/** A node, asked through JSON-RPC. Everything throws CHAIN_UNAVAILABLE when it does not answer, or not as the question asks. */
export interface EvmNode {
  readonly client: PublicClient
  /** `absent` where the node says that there is no such thing. */
  ask<T>(method: string, question: () => Promise<T>): Promise<T>
  seek<T>(method: string, question: () => Promise<T>): Promise<T | null>
  block(at: bigint | 'latest' | 'finalized'): Promise<Block | null>
  receipt(hash: Hex): Promise<TransactionReceipt | null>
  /** The token's decimals; read once. */
  decimals(): Promise<number>
  balance(of: Hex, at: Block): Promise<bigint>
  /** Whether the node is on the network of the configuration. */
  isOnNetwork(): Promise<boolean>
}

const isAbsent = (error: unknown): boolean => NOT_FOUND.some((kind) => error instanceof kind)

async function asked<T>(method: string, question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    if (isDomainError(error)) throw error
    return fail('CHAIN_UNAVAILABLE', { method })
  }
}

export function createEvmNode(url: string, { token, chainId }: EvmConfig): EvmNode {
  const transport = http(url, { timeout: REQUEST_MILLISECONDS, retryCount: 0 })
  const client: PublicClient = createPublicClient({ transport })
  let known: number | null = null
  let isRight = false

  async function isOnNetwork(): Promise<boolean> {
    isRight ||= (await asked('eth_chainId', () => client.getChainId())) === chainId
    return isRight
  }

  /** A node of another network is worse than none. */
  async function ask<T>(method: string, question: () => Promise<T>): Promise<T> {
    if (!(await isOnNetwork())) fail('CHAIN_UNAVAILABLE', { method: 'eth_chainId' })
    return asked(method, question)
  }

  const seek = <T>(method: string, question: () => Promise<T>): Promise<T | null> =>
    ask<T | null>(method, () =>
      question().catch((error: unknown) => {
        if (isAbsent(error)) return null
        throw error
      }),
    )

  return {
    client,
    isOnNetwork,
    ask,
    seek,

    async block(at) {
      const found = await seek('eth_getBlockByNumber', () =>
        client.getBlock(typeof at === 'bigint' ? { blockNumber: at } : { blockTag: at }),
      )
      if (found?.number == null || found.hash === null) return null
      return { number: found.number, hash: found.hash, baseFee: found.baseFeePerGas ?? 0n }
    },

    receipt: (hash) => seek('eth_getTransactionReceipt', () => client.getTransactionReceipt({ hash })),

    async decimals() {
      known ??= await ask('decimals', async () => {
        const data = encodeFunctionData({ abi: TOKEN, functionName: 'decimals' })
        const { data: answer = '0x' } = await client.call({ to: token, data })
        return decodeFunctionResult({ abi: TOKEN, functionName: 'decimals', data: answer })
      })
      return known
    },

    balance: (of, { number }) =>
      ask('balanceOf', async () => {
        const data = encodeFunctionData({ abi: TOKEN, functionName: 'balanceOf', args: [of] })
        const { data: answer = '0x' } = await client.call({ to: token, data, blockNumber: number })
        return decodeFunctionResult({ abi: TOKEN, functionName: 'balanceOf', data: answer })
      }),
  }
}

/** The node's error message in one line. */
export const saidBy = (error: unknown): string =>
  error instanceof BaseError ? `${error.shortMessage} ${error.details}` : String(error)

export const placeOf = ({ number, hash }: Block): string => `${number}:${hash}`

/** Whether a block that was read before is still part of the chain. */
export async function stillStands(node: EvmNode, place: string): Promise<boolean> {
  const [number = '', hash] = place.split(':')
  if (!/^\d+$/.test(number)) return false
  return (await node.block(BigInt(number)))?.hash === hash
}
