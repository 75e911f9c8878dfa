import { rules } from '@jindu/domain/rules'
import { tokenToUnits } from '@jindu/domain/wallet/evm'
import { decodeEventLog, isAddressEqual, type Hex, type TransactionReceipt } from 'viem'
import type { EvmNode, TransferLog } from './node.ts'
import { TRANSFER } from './node.ts'

/** A transfer of the token as the receipt of its transaction tells it. */
export interface Transfer {
  readonly txid: Hex
  /** Its place among the logs of its own transaction: the place within the block changes with a reorganisation. */
  readonly index: number
  readonly from: Hex
  readonly to: Hex
  /** As the contract counts. */
  readonly value: bigint
  readonly blockNumber: bigint
  readonly blockHash: Hex
}

/** The token's transfers of an executed transaction; none of a reverted one. */
export function transfersOf(receipt: TransactionReceipt, token: Hex): readonly Transfer[] {
  if (receipt.status !== 'success') return []
  return receipt.logs.flatMap((log, index) => {
    if (!isAddressEqual(log.address, token)) return []
    try {
      const { args } = decodeEventLog({ abi: [TRANSFER], data: log.data, topics: log.topics, strict: true })
      const { transactionHash: txid, blockNumber, blockHash } = receipt
      return [{ txid, index, from: args.from, to: args.to, value: args.value, blockNumber, blockHash }]
    } catch {
      // Another event of the contract, or one that is shaped otherwise.
      return []
    }
  })
}

/** Whether our executed transaction moved the token. A contract may return false without a revert: then nothing moved. */
export const hasMoved = (receipt: TransactionReceipt, token: Hex): boolean =>
  transfersOf(receipt, token).some(({ from, value }) => isAddressEqual(from, receipt.from) && value > 0n)

const { logBlocks, logAddresses } = rules.wallet.evm

/** Hashes of transactions that paid one of the addresses, according to one node, from both blocks inclusive. */
async function paying(node: EvmNode, token: Hex, to: readonly Hex[], span: Span): Promise<Set<Hex>> {
  const found = new Set<Hex>()
  for (let from = span.from; from <= span.to; from += BigInt(logBlocks)) {
    const end = from + BigInt(logBlocks) - 1n
    const toBlock = end < span.to ? end : span.to
    for (let at = 0; at < to.length; at += logAddresses) {
      const asked = {
        address: token,
        event: TRANSFER,
        args: { to: to.slice(at, at + logAddresses) },
        strict: true,
      } as const
      const logs: readonly TransferLog[] = await node.ask('eth_getLogs', () =>
        node.client.getLogs({ ...asked, fromBlock: from, toBlock }),
      )
      // Anybody may write a transfer of nothing from and to any address: it pays nobody.
      for (const { transactionHash, args } of logs) if (args.value > 0n) found.add(transactionHash)
    }
  }
  return found
}

interface Span {
  readonly from: bigint
  readonly to: bigint
}

/** A transfer to one of ours, and whether every node tells the same of it. */
export interface Incoming extends Transfer {
  readonly agreed: boolean
}

const isSame = (one: Transfer, other: Transfer): boolean =>
  one.index === other.index && one.blockHash === other.blockHash && one.value === other.value && one.to === other.to

/** The transfers of a transaction according to the first node that knows it, compared with all other nodes. */
export async function incomingOf(
  nodes: readonly EvmNode[],
  token: Hex,
  txid: Hex,
  isOurs: (address: Hex) => boolean,
): Promise<readonly Incoming[]> {
  const told = await Promise.all(
    nodes.map(async (node) => {
      const receipt = await node.receipt(txid)
      return receipt === null ? [] : transfersOf(receipt, token)
    }),
  )
  const first = told.find((transfers) => transfers.length > 0) ?? []
  return first
    .filter(({ to }) => isOurs(to))
    .map((transfer) => ({
      ...transfer,
      agreed: told.every((others) => others.some((other) => isSame(transfer, other))),
    }))
}

/** Transfers to ours between two blocks: what any node tells, for one of them may miss what its sibling has. */
export async function readIncoming(
  nodes: readonly EvmNode[],
  token: Hex,
  addresses: readonly Hex[],
  span: Span,
): Promise<readonly Incoming[]> {
  const each = await Promise.all(nodes.map((node) => paying(node, token, addresses, span)))
  const ours = new Set(addresses.map((address) => address.toLowerCase()))
  const found: Incoming[] = []
  for (const txid of new Set(each.flatMap((hashes) => [...hashes]))) {
    found.push(...(await incomingOf(nodes, token, txid, (address) => ours.has(address.toLowerCase()))))
  }
  return found
}

/** In the books' units, rounded down. */
export const unitsOf = (value: bigint, decimals: number): bigint => tokenToUnits(value, decimals)
