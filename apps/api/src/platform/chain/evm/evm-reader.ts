import { fail } from '@jindu/domain/errors'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { ANCHOR_BLOCKS, type ChainReader, type ChainReceipt } from '../reader/chain-reader.ts'
import { callsOf, readNonce } from '../account/nonce-rows.ts'
import { evmAttempt, evmNonce } from '../tables.ts'
import type { AddressRows } from './address-rows.ts'
import type { EvmConfig } from './config.ts'
import type { EvmFinality } from './finality.ts'
import { asHex } from './hex.ts'
import { placeOf, stillStands, type Block, type EvmNode } from './node.ts'
import { parseEvmAddress } from './parse-evm-address.ts'
import { hasMoved, incomingOf, readIncoming, unitsOf, type Incoming } from './receipts.ts'

export interface EvmParts {
  readonly db: Db
  readonly config: EvmConfig
  /** The first is asked; all must agree on what comes in. */
  readonly nodes: readonly [EvmNode, ...EvmNode[]]
  readonly addresses: AddressRows
  readonly finality: EvmFinality
}

/** A chain that was not read for long is read in so many blocks a turn: the coin's other work is not kept waiting. */
const MOST_BLOCKS = 5_000n

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other)

/** Reads a token's transfers through a node of an Ethereum-like network. */
export function createEvmReader({ db, config, nodes, addresses, finality }: EvmParts): ChainReader {
  const [node] = nodes
  const { token } = config

  async function latest(): Promise<Block> {
    return (await node.block('latest')) ?? fail('CHAIN_UNAVAILABLE', { method: 'eth_getBlockByNumber' })
  }

  /** Removes sweeps: transfers between our own addresses are no deposits. */
  async function withoutOwn(found: readonly Incoming[]): Promise<readonly Incoming[]> {
    if (found.length === 0) return []
    const own = await db
      .select({ hash: evmAttempt.hash })
      .from(evmAttempt)
      .innerJoin(
        evmNonce,
        and(
          eq(evmNonce.chainId, evmAttempt.chainId),
          eq(evmNonce.sender, evmAttempt.sender),
          eq(evmNonce.nonce, evmAttempt.nonce),
        ),
      )
      .where(
        and(
          eq(evmNonce.purpose, 'sweep'),
          inArray(
            evmAttempt.hash,
            found.map(({ txid }) => txid),
          ),
        ),
      )
    const sweeps = new Set<string>(own.map(({ hash }) => hash))
    return found.filter(({ txid }) => !sweeps.has(txid))
  }

  async function asReceipts(found: readonly Incoming[], tip: Block): Promise<readonly ChainReceipt[]> {
    const outside = await withoutOwn(found)
    if (outside.length === 0) return []
    const [decimals, final] = await Promise.all([node.decimals(), finality.height(tip)])
    return outside.map(({ txid, index, to, value, blockNumber, blockHash, agreed }) => ({
      txid,
      outputIndex: index,
      address: to,
      units: unitsOf(value, decimals),
      confirmations: Number(most(0n, tip.number - blockNumber + 1n)),
      blockHash,
      settled: agreed && blockNumber <= final,
    }))
  }

  return {
    async newAddress(whose = 'user') {
      const hot = await addresses.hot()
      // A node that is down is told at once: what is paid meanwhile would not be seen.
      await latest()
      return whose === 'operator' ? hot : ((await addresses.add()) ?? fail('CHAIN_UNAVAILABLE', { method: 'seed' }))
    },

    parseAddress: async (typed) => Promise.resolve(parseEvmAddress(config, typed)),

    async readSince(place, depth) {
      const tip = await latest()
      const anchor = await node.block(most(0n, tip.number - BigInt(ANCHOR_BLOCKS)))
      const reorganised = place !== null && place.tip !== '' && !(await stillStands(node, place.tip))
      const tooDeep = reorganised && place.anchor !== '' && !(await stillStands(node, place.anchor))
      const again = most(0n, least(tip.number - BigInt(depth), await finality.height(tip)))
      const from = place === null ? again : least(BigInt(place.cursor), again)
      const to = least(tip.number, from + MOST_BLOCKS)
      const found = await readIncoming(nodes, token, await addresses.all(), { from, to })
      return {
        receipts: await asReceipts(found, tip),
        gone: [],
        place: {
          cursor: String(least(to + 1n, again)),
          tip: placeOf(tip),
          anchor: anchor === null ? '' : placeOf(anchor),
        },
        height: Number(tip.number),
        reorganised,
        tooDeep,
      }
    },

    async lookUp(outpoints) {
      const tip = await latest()
      const ours = new Set((await addresses.all()).map((address) => address.toLowerCase()))
      const wanted = new Set(outpoints.map(({ txid, outputIndex }) => `${txid}:${outputIndex}`))
      const found: Incoming[] = []
      for (const txid of new Set(outpoints.map((each) => each.txid))) {
        found.push(...(await incomingOf(nodes, token, asHex(txid), (to) => ours.has(to.toLowerCase()))))
      }
      return asReceipts(
        found.filter(({ txid, index }) => wanted.has(`${txid}:${index}`)),
        tip,
      )
    },

    async find(txid) {
      const hash = asHex(txid)
      const receipt = await node.receipt(hash)
      if (receipt !== null) {
        // Executed without moving the token: it pays nobody, and its nonce says so.
        if (!hasMoved(receipt, token)) return { confirmations: 0, inMempool: false }
        const tip = await latest()
        return { confirmations: Number(most(1n, tip.number - receipt.blockNumber + 1n)), inMempool: false }
      }
      const known = await node.seek('eth_getTransactionByHash', () => node.client.getTransaction({ hash }))
      return known === null ? null : { confirmations: 0, inMempool: known.blockNumber === null }
    },

    async isLost({ txid: sender, outputIndex: nonce }) {
      const ofSlot = { chainId: config.chainId, sender, nonce }
      const [calls, row] = await Promise.all([
        callsOf(db, config.chainId, ofSlot),
        readNonce(db, config.chainId, ofSlot),
      ])
      const hashes = calls.map(({ hash }) => asHex(hash))
      return finality.isLost({ sender: asHex(sender), nonce }, hashes, row?.state === 'taken')
    },

    async tip() {
      const block = await latest()
      return { height: Number(block.number), hash: placeOf(block) }
    },

    stands: (place) => stillStands(node, place),
  }
}
