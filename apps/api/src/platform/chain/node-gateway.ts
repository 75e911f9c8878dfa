import { fail } from '@jindu/domain/errors'
import { formatAmount, money, parseAmount, type CurrencyCode } from '@jindu/domain/money'
import { z } from 'zod'
import type { ChainGateway, ChainReceipt } from './gateway.ts'
import { createRpc, NodeRefusal, type NodeAddress } from './json-rpc.ts'

const walletTransaction = z.object({
  txid: z.string(),
  vout: z.string(),
  category: z.string(),
  address: z.string().optional(),
  amount: z.string(),
  confirmations: z.string(),
  blockhash: z.string().optional(),
})

const sinceBlock = z.object({
  transactions: z.array(walletTransaction),
  removed: z.array(walletTransaction).optional(),
  lastblock: z.string(),
})

const sentTransaction = z.object({ confirmations: z.string() })
const labelledTransactions = z.array(z.object({ txid: z.string(), comment: z.string().optional() }))

const RPC_INVALID_ADDRESS_OR_KEY = -5
const RECENT_PAYMENTS = 1000

const isReceipt = (row: z.infer<typeof walletTransaction>): boolean =>
  row.category === 'receive' && row.address !== undefined

/** A gateway over bitcoind or litecoind with a loaded wallet (Bitcoin Core's JSON-RPC). */
export function createNodeGateway(currency: CurrencyCode, node: NodeAddress): ChainGateway {
  const rpc = createRpc(node)

  function toReceipt(row: z.infer<typeof walletTransaction>): ChainReceipt {
    return {
      txid: row.txid,
      outputIndex: Number(row.vout),
      address: row.address ?? '',
      units: parseAmount(row.amount, currency).units,
      confirmations: Math.max(0, Number(row.confirmations)),
      blockHash: row.blockhash ?? null,
    }
  }

  async function readSince(cursor: string | null, depth: number): Promise<z.infer<typeof sinceBlock>> {
    try {
      return sinceBlock.parse(await rpc('listsinceblock', cursor ?? '', depth, false, true))
    } catch (error) {
      // A reorganisation deeper than the cursor forgets its block: everything is read again.
      if (cursor !== null && error instanceof NodeRefusal && error.code === RPC_INVALID_ADDRESS_OR_KEY) {
        return readSince(null, depth)
      }
      throw error
    }
  }

  return {
    currency,
    kind: 'node',
    newAddress: async () => z.string().parse(await rpc('getnewaddress', '', 'bech32')),

    async validateAddress(address) {
      return z.object({ isvalid: z.boolean() }).parse(await rpc('validateaddress', address)).isvalid
    },

    async listSince(cursor, depth) {
      const since = await readSince(cursor, Math.max(1, depth))
      // Negative confirmations are a conflict: another transaction spent the same coin.
      const conflicted = since.transactions.filter((row) => Number(row.confirmations) < 0)
      return {
        receipts: since.transactions.filter((row) => isReceipt(row) && Number(row.confirmations) >= 0).map(toReceipt),
        removed: [...(since.removed ?? []), ...conflicted].filter(isReceipt).map(toReceipt),
        cursor: since.lastblock,
      }
    },

    height: async () => Number(z.string().parse(await rpc('getblockcount'))),

    async broadcast({ address, units, reference }) {
      const sent = labelledTransactions.parse(await rpc('listtransactions', '*', RECENT_PAYMENTS))
      const earlier = sent.find((row) => row.comment === reference)
      if (earlier !== undefined) return earlier.txid
      try {
        return z.string().parse(await rpc('sendtoaddress', address, formatAmount(money(currency, units)), reference))
      } catch (error) {
        if (!(error instanceof NodeRefusal)) throw error
        return error.code === RPC_INVALID_ADDRESS_OR_KEY
          ? fail('WITHDRAWAL_ADDRESS_INVALID', { currency })
          : fail('CHAIN_UNAVAILABLE', { currency, node: error.message.slice(0, 200) })
      }
    },

    async holdings() {
      return parseAmount(z.string().parse(await rpc('getbalance', '*', 1)), currency).units
    },

    async confirmations(txid) {
      return Math.max(0, Number(sentTransaction.parse(await rpc('gettransaction', txid)).confirmations))
    },
  }
}
