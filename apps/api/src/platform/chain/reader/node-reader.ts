import { parseAmount, type CurrencyCode } from '@jindu/domain/money'
import { z } from 'zod'
import { parseAddress, type Network } from '../address/index.ts'
import { isRefusal, RPC_NOT_FOUND, type Rpc } from '../node/json-rpc.ts'
import {
  ANCHOR_BLOCKS,
  type ChainPlace,
  type OutputReader,
  type ChainReceipt,
  type Outpoint,
  type Tip,
} from './chain-reader.ts'

const walletTransaction = z.object({
  txid: z.string(),
  vout: z.string(),
  category: z.string(),
  address: z.string().optional(),
  amount: z.string(),
  confirmations: z.string(),
  blockhash: z.string().optional(),
})
type Row = z.infer<typeof walletTransaction>

const sinceBlock = z.object({
  transactions: z.array(walletTransaction),
  removed: z.array(walletTransaction).optional(),
  lastblock: z.string(),
})

const knownTransaction = z.object({
  confirmations: z.string(),
  blockhash: z.string().optional(),
  details: z.array(
    z.object({ category: z.string(), vout: z.string(), address: z.string().optional(), amount: z.string() }),
  ),
})

const fundingTransaction = z.object({
  confirmations: z.string(),
  decoded: z.object({ vin: z.array(z.object({ txid: z.string().optional(), vout: z.string().optional() })) }),
})
const unspentRows = z.array(
  z.object({ txid: z.string(), vout: z.string(), amount: z.string(), confirmations: z.string() }),
)
const scanned = z.object({
  success: z.literal(true),
  height: z.string(),
  bestblock: z.string(),
  unspents: z.array(z.object({ scriptPubKey: z.string(), amount: z.string() })),
})
const header = z.object({ confirmations: z.string(), height: z.string() })

const addressInfo = z.object({ ismine: z.boolean(), iswatchonly: z.boolean() })

/** Whether a node's wallet knows the keys or the scripts of an address, by its `getaddressinfo`. */
export function isOwn(info: unknown): boolean {
  const { ismine, iswatchonly } = addressInfo.parse(info)
  return ismine || iswatchonly
}

const isReceipt = (row: { category: string; address?: string | undefined }): boolean =>
  row.category === 'receive' && row.address !== undefined

async function found<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isRefusal(error, RPC_NOT_FOUND)) return null
    throw error
  }
}

async function inTurn<T, R>(items: readonly T[], ask: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  for (const item of items) answers.push(await ask(item))
  return answers
}

/**
 * Reads a chain through bitcoind or litecoind with a loaded wallet (Bitcoin Core's JSON-RPC).
 * @param scan waits for minutes
 * @param watchOnly whether the wallet has no private keys
 */
export function createNodeReader(
  currency: CurrencyCode,
  rpc: Rpc,
  network: () => Promise<Network>,
  scan: Rpc,
  watchOnly = false,
): OutputReader {
  const units = (amount: string): bigint => parseAmount(amount, currency).units

  const toReceipt = (row: Row): ChainReceipt => ({
    txid: row.txid,
    outputIndex: Number(row.vout),
    address: row.address ?? '',
    units: units(row.amount),
    confirmations: Number(row.confirmations),
    blockHash: row.blockhash ?? null,
    settled: true,
  })

  const blockHash = async (height: number) => z.string().parse(await rpc('getblockhash', height))

  /** Whether a block is on the chain; false for an unknown block. */
  async function stands(hash: string): Promise<boolean> {
    const known = await found(rpc('getblockheader', hash))
    return known !== null && Number(header.parse(known).confirmations) >= 0
  }

  async function readSince(cursor: string | null, depth: number): Promise<z.infer<typeof sinceBlock>> {
    const since = await found(rpc('listsinceblock', cursor ?? '', depth, watchOnly, true))
    // The node no longer knows the block: re-read everything, and look up what is missing.
    return since === null && cursor !== null ? readSince(null, depth) : sinceBlock.parse(since)
  }

  async function tip(): Promise<Tip> {
    const hash = z.string().parse(await rpc('getbestblockhash'))
    return { hash, height: Number(header.parse(await rpc('getblockheader', hash)).height) }
  }

  /** Whether the chain has this output unspent, ignoring the mempool. */
  const isUnspentOnChain = async (txid: string, outputIndex: number) =>
    (await rpc('gettxout', txid, outputIndex, false)) !== null

  const inMempool = async (txid: string) => (await found(rpc('getmempoolentry', txid))) !== null

  async function lookUpOne(txid: string, outputs: ReadonlySet<number>): Promise<ChainReceipt[]> {
    const raw = await found(rpc('gettransaction', txid))
    if (raw === null) return []
    const { confirmations, blockhash, details } = knownTransaction.parse(raw)
    if (Number(confirmations) < 0 || (Number(confirmations) === 0 && !(await inMempool(txid)))) return []
    return details
      .filter((row) => isReceipt(row) && outputs.has(Number(row.vout)))
      .map((row) => toReceipt({ ...row, txid, confirmations, ...(blockhash === undefined ? {} : { blockhash }) }))
  }

  return {
    newAddress: async () => z.string().parse(await rpc('getnewaddress', '', 'bech32')),

    owns: async (address) => isOwn(await rpc('getaddressinfo', address)),

    parseAddress: async (typed) => parseAddress(currency, await network(), typed),

    async readSince(place: ChainPlace | null, depth) {
      const { hash: best, height } = await tip()
      const anchor = await blockHash(Math.max(0, height - ANCHOR_BLOCKS))
      const reorganised = place !== null && !(await stands(place.tip))
      const tooDeep = reorganised && !(await stands(place.anchor))
      const since = await readSince(place?.cursor ?? null, Math.max(1, depth))
      const rows = since.transactions.filter(isReceipt)
      // Without a block and without a place in the mempool it is neither: replaced, evicted, or spent by another.
      const waiting = [...new Set(rows.filter((row) => Number(row.confirmations) === 0).map((row) => row.txid))]
      const held = await inTurn(waiting, inMempool)
      const lost = new Set(waiting.filter((_, at) => held[at] === false))
      const stays = (row: Row) => Number(row.confirmations) >= 0 && !lost.has(row.txid)
      const receipts = rows.filter(stays).map(toReceipt)
      const told = new Set(receipts.map((row) => `${row.txid}:${row.outputIndex}`))
      const gone = [...rows.filter((row) => !stays(row)), ...(since.removed ?? []).filter(isReceipt)]
        .map(toReceipt)
        .filter((row) => !told.has(`${row.txid}:${row.outputIndex}`))
      return { receipts, gone, place: { cursor: since.lastblock, tip: best, anchor }, height, reorganised, tooDeep }
    },

    async lookUp(outpoints) {
      const byTransaction = Map.groupBy(outpoints, ({ txid }) => txid)
      const receipts = await inTurn([...byTransaction], ([txid, wanted]) =>
        lookUpOne(txid, new Set(wanted.map(({ outputIndex }) => outputIndex))),
      )
      return receipts.flat()
    },

    async find(txid) {
      const raw = await found(rpc('gettransaction', txid))
      if (raw === null) return null
      const confirmations = Number(knownTransaction.parse(raw).confirmations)
      return { confirmations, inMempool: confirmations === 0 && (await inMempool(txid)) }
    },

    async isLost({ txid, outputIndex }: Outpoint) {
      if (await isUnspentOnChain(txid, outputIndex)) return false
      const raw = await found(rpc('gettransaction', txid, true, true))
      if (raw === null) return false
      const { confirmations, decoded } = fundingTransaction.parse(raw)
      if (Number(confirmations) >= 0) return Number(confirmations) > 0
      // Older nodes keep reporting a conflict whose block was reorganised away, so check the inputs on the current
      // chain.
      const inputs = decoded.vin.flatMap((each) =>
        each.txid === undefined ? [] : [[each.txid, Number(each.vout)] as const],
      )
      const there = await inTurn(inputs, ([from, index]) => isUnspentOnChain(from, index))
      return there.includes(false)
    },

    async unspent() {
      const rows = unspentRows.parse(await rpc('listunspent', 0, 9_999_999, [], true))
      return rows.map((row) => ({
        txid: row.txid,
        outputIndex: Number(row.vout),
        units: units(row.amount),
        confirmations: Number(row.confirmations),
      }))
    },

    async balances(addresses) {
      const own = await network()
      const wanted = addresses.map((address) => `addr(${address})`)
      const { height, bestblock, unspents } = scanned.parse(await scan('scantxoutset', 'start', wanted))
      const heldBy = (address: string) => {
        const script = Buffer.from(parseAddress(currency, own, address).script).toString('hex')
        const outputs = unspents.filter(({ scriptPubKey }) => scriptPubKey === script)
        return outputs.reduce((sum, { amount }) => sum + units(amount), 0n)
      }
      return {
        at: { height: Number(height), hash: bestblock },
        units: new Map(addresses.map((address) => [address, heldBy(address)])),
      }
    },

    tip,

    stands,
  }
}
