import { fail } from '@jindu/domain/errors'
import { unitsToToken } from '@jindu/domain/wallet/evm'
import {
  decodeFunctionData,
  encodeFunctionData,
  ExecutionRevertedError,
  isAddressEqual,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  RpcRequestError,
  BaseError,
  CallExecutionError,
  type Hex,
  type TransactionSerializedEIP1559,
} from 'viem'
import type { HDAccount } from 'viem/accounts'
import type { AccountGateway, SignedCall, Slot } from '../account/account-gateway.ts'
import type { SeedAccounts } from './accounts.ts'
import type { EvmParts } from './evm-reader.ts'
import { asHex } from './hex.ts'
import { placeOf, saidBy, TOKEN, type Block } from './node.ts'
import { unitsOf } from './receipts.ts'

/** Margin on the gas estimate, because a transfer to an empty balance costs more at execution. */
const GAS_SPARE = 13n
const GAS_PARTS = 10n
/** Maximum gas of a token transfer; a contract that needs more is refused. */
const MOST_GAS = 500_000n

const refuse = (wrong: string): never => fail('PAYOUT_NOT_SIGNED', { wrong })

/** EIP-1559: the only kind that has both parts of the fee. */
const isDynamicFee = (raw: Hex): raw is TransactionSerializedEIP1559 => raw.startsWith('0x02')

interface Call extends Slot {
  readonly to: Hex
  readonly value: bigint
  readonly data: Hex
  readonly gasLimit: bigint
  readonly fees: SignedCall['fees']
}

const NONCE_USED = /nonce too low|already used|nonce is too low/i
const KNOWN = /already known|already imported|known transaction|transaction already/i
const UNDERPRICED = /underpriced|fee too low|replacement/i

/** Whether the contract itself said no, and not the node. */
function isReverted(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  if (error.walk((cause) => cause instanceof ExecutionRevertedError) !== null) return true
  const refused = error.walk((cause) => cause instanceof RpcRequestError)
  return refused instanceof RpcRequestError && (refused.code === 3 || /revert/i.test(refused.message))
}

/** Asks a node about balances and nonces, and signs with the keys of the seed. */
export function createEvmGateway(
  { config, nodes, addresses, finality }: EvmParts,
  accounts: SeedAccounts | null,
): AccountGateway {
  const [node] = nodes
  const { token, chainId, name, gasCoin } = config

  const latest = async (): Promise<Block> =>
    (await node.block('latest')) ?? fail('CHAIN_UNAVAILABLE', { method: 'eth_getBlockByNumber' })

  const transferData = async (to: string, units: bigint): Promise<Hex> =>
    encodeFunctionData({
      abi: TOKEN,
      functionName: 'transfer',
      args: [asHex(to), unitsToToken(units, await node.decimals())],
    })

  async function keyOf(sender: string): Promise<HDAccount> {
    if (accounts === null) return refuse('seed')
    if (isAddressEqual(accounts.hot.address, asHex(sender))) return accounts.hot
    const index = await addresses.indexOf(sender)
    return index === null ? refuse('sender') : accounts.user(index)
  }

  /** Signs, and reads what came out again from its bytes before anybody stores it. */
  async function sign({ sender, nonce, to, value, data, gasLimit, fees }: Call): Promise<SignedCall> {
    const key = await keyOf(sender)
    const signed = await key.signTransaction({
      type: 'eip1559',
      chainId,
      nonce,
      to,
      value,
      data,
      gas: gasLimit,
      maxFeePerGas: fees.maxFee,
      maxPriorityFeePerGas: fees.tip,
    })
    if (!isDynamicFee(signed)) return refuse('fee')
    const raw = signed
    const read = parseTransaction(raw)
    const from = await recoverTransactionAddress({ serializedTransaction: raw })
    if (!isAddressEqual(from, asHex(sender))) refuse('sender')
    if (read.chainId !== chainId || (read.nonce ?? 0) !== nonce) refuse('nonce')
    if (read.to == null || !isAddressEqual(read.to, to) || (read.value ?? 0n) !== value) refuse('payment')
    if ((read.data ?? '0x') !== data || read.gas !== gasLimit) refuse('payment')
    if (read.maxFeePerGas !== fees.maxFee || (read.maxPriorityFeePerGas ?? 0n) !== fees.tip) refuse('fee')
    return { sender, nonce, hash: keccak256(raw), raw, gasLimit, fees }
  }

  return {
    chainId,
    network: { name, gasCoin, token },
    hot: () => addresses.hot(),
    nextNonce: (sender) => finality.count(asHex(sender), 'latest'),

    async market() {
      const [{ baseFee }, tip] = await Promise.all([
        latest(),
        node.ask('eth_maxPriorityFeePerGas', () => node.client.estimateMaxPriorityFeePerGas()),
      ])
      return { baseFee, tip }
    },

    gasOf: (address) => node.ask('eth_getBalance', () => node.client.getBalance({ address: asHex(address) })),

    async tryTransfer({ sender, to, units }) {
      const call = { account: asHex(sender), to: token, data: await transferData(to, units) }
      try {
        const { data } = await node.client.call(call)
        // A contract that answers says yes; that of USDT on Ethereum answers nothing.
        if (data !== undefined && BigInt(data) !== 1n) return { refused: 'the contract answered no' }
        const gas = await node.client.estimateGas(call)
        return gas > MOST_GAS
          ? { refused: `the contract asks for ${gas} gas` }
          : { gasLimit: (gas * GAS_SPARE) / GAS_PARTS }
      } catch (error) {
        if (isReverted(error) || (error instanceof CallExecutionError && isReverted(error.cause)))
          return { refused: saidBy(error) }
        return fail('CHAIN_UNAVAILABLE', { method: 'eth_call' })
      }
    },

    async signTransfer({ to, units, ...order }) {
      const data = await transferData(to, units)
      const { args } = decodeFunctionData({ abi: TOKEN, data })
      if (args === undefined || String(args[0]).toLowerCase() !== to.toLowerCase()) refuse('payment')
      return sign({ ...order, to: token, value: 0n, data })
    },

    signGas: ({ to, wei, ...order }) => sign({ ...order, to: asHex(to), value: wei, data: '0x' }),

    async send(raw) {
      try {
        await node.client.sendRawTransaction({ serializedTransaction: asHex(raw) })
        return 'sent'
      } catch (error) {
        const said = saidBy(error)
        if (KNOWN.test(said)) return 'sent'
        if (NONCE_USED.test(said)) return 'conflict'
        if (
          UNDERPRICED.test(said) ||
          (error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError) !== null)
        )
          return 'refused'
        return fail('CHAIN_UNAVAILABLE', { method: 'eth_sendRawTransaction' })
      }
    },

    async report({ sender, nonce, moves }, attempts) {
      const tip = await latest()
      const final = await finality.finalHeight(tip)
      const hashes = attempts.map(({ hash }) => asHex(hash))
      const [own, count] = [await finality.executed(hashes, final), await finality.count(asHex(sender), 'latest')]
      const isUsed = own !== null || count > nonce
      const isForeign =
        own === null && isUsed && (await finality.takenByOther({ sender: asHex(sender), nonce }, hashes, final))
      const last = attempts.at(-1)
      const known =
        last === undefined || own !== null
          ? null
          : await node.seek('eth_getTransactionByHash', () => node.client.getTransaction({ hash: asHex(last.hash) }))
      return {
        executed:
          own === null
            ? null
            : { moved: moves === 'gas' ? own.receipt.status === 'success' : own.moved, final: own.final },
        mined:
          own === null
            ? null
            : { hash: own.receipt.transactionHash, gasWei: own.receipt.gasUsed * own.receipt.effectiveGasPrice },
        used: isUsed,
        usedForGood: own?.final === true || isForeign,
        inMempool: known !== null && known.blockNumber === null,
        tooCheap: last !== undefined && last.maxFee < tip.baseFee,
      }
    },

    async movedAt(hashes) {
      const own = await finality.executed(
        hashes.map((hash) => asHex(hash)),
        0n,
      )
      return own?.moved === true ? Number(own.receipt.blockNumber) : null
    },

    async balances(of) {
      const at = await latest()
      const decimals = await node.decimals()
      const units = new Map<string, bigint>()
      for (const address of of) units.set(address, unitsOf(await node.balance(asHex(address), at), decimals))
      return { at: { height: Number(at.number), hash: placeOf(at) }, units }
    },
  }
}
