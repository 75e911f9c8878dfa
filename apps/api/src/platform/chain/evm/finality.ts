import { rules } from '@jindu/domain/rules'
import type { Hex, TransactionReceipt } from 'viem'
import type { Block, EvmNode } from './node.ts'
import { hasMoved } from './receipts.ts'

interface Slot {
  readonly sender: Hex
  readonly nonce: number
}

/** The executed transaction among those of a nonce. */
export interface Executed {
  readonly receipt: TransactionReceipt
  readonly moved: boolean
  readonly final: boolean
}

/**
 * Finality of a chain: its `finalized` block if it has that tag, otherwise a fixed depth below the tip.
 */
export function evmFinality(node: EvmNode, token: Hex) {
  let knows: boolean | null = null

  const count = (sender: Hex, at: bigint | 'latest') =>
    node.ask('eth_getTransactionCount', () =>
      node.client.getTransactionCount({
        address: sender,
        ...(at === 'latest' ? { blockTag: at } : { blockNumber: at }),
      }),
    )

  async function finalized(): Promise<bigint | null> {
    if (knows === false) return null
    const block = await node.block('finalized').catch((error: unknown) => {
      // Refused by a node that answers: it does not know the word.
      if (knows === true) throw error
      return null
    })
    if (block === null && knows === null) {
      // It answers other questions, so it is not away.
      await node.block('latest')
      knows = false
      return null
    }
    knows = true
    return block?.number ?? 0n
  }

  /** The height up to which nothing is taken back. */
  async function finalHeight(tip: Block): Promise<bigint> {
    const depth = BigInt(rules.wallet.chain.finalBlocks)
    return (await finalized()) ?? (tip.number > depth ? tip.number - depth : 0n)
  }

  async function executed(hashes: readonly Hex[], final: bigint): Promise<Executed | null> {
    for (const hash of hashes) {
      const receipt = await node.receipt(hash)
      if (receipt !== null) return { receipt, moved: hasMoved(receipt, token), final: receipt.blockNumber <= final }
    }
    return null
  }

  return {
    /** The height up to which a deposit counts; the tip where the chain knows nothing final: then confirmations alone decide. */
    async height(tip: Block): Promise<bigint> {
      return (await finalized()) ?? tip.number
    },

    finalHeight,
    executed,
    count,

    /**
     * Whether the chain gave a nonce to a transaction that is none of ours, for good: that transaction must be found. A node that forgot a
     * receipt of ours proves nothing.
     */
    takenByOther,

    /**
     * Whether a nonce can pay no more: one of ours was executed for good and moved nothing, or another one has the nonce.
     * @param known the other one was found before; the node may keep no state so old
     */
    async isLost(slot: Slot, hashes: readonly Hex[], known: boolean): Promise<boolean> {
      const tip = await node.block('latest')
      if (tip === null) return false
      const final = await finalHeight(tip)
      const own = await executed(hashes, final)
      if (own !== null) return !own.moved && own.final
      return known || takenByOther(slot, hashes, final)
    },
  }

  async function takenByOther({ sender, nonce }: Slot, hashes: readonly Hex[], final: bigint): Promise<boolean> {
    const taker = await takerOf(sender, nonce, final).catch(() => null)
    return taker !== null && !hashes.includes(taker)
  }

  /** Finds the transaction that used a nonce, by a binary search for the block that raised the sender's count. Null if the node has pruned that state. */
  async function takerOf(sender: Hex, nonce: number, until: bigint): Promise<Hex | null> {
    const reach = BigInt(rules.wallet.chain.finalBlocks)
    let [low, high] = [until > reach ? until - reach : 0n, until]
    if ((await count(sender, high)) <= nonce || (await count(sender, low)) > nonce) return null
    while (high - low > 1n) {
      const middle = (low + high) / 2n
      if ((await count(sender, middle)) > nonce) high = middle
      else low = middle
    }
    const block = await node.ask('eth_getBlockByNumber', () =>
      node.client.getBlock({ blockNumber: high, includeTransactions: true }),
    )
    const taker = block.transactions.find(
      ({ from, nonce: used }) => from.toLowerCase() === sender.toLowerCase() && used === nonce,
    )
    return taker?.hash ?? null
  }
}

export type EvmFinality = ReturnType<typeof evmFinality>
