import type { ChainReceipt, OutputReader } from '../reader/chain-reader.ts'
import type { ColdWallet } from './cold-wallet.ts'

const asCold = (receipt: ChainReceipt): ChainReceipt => ({ ...receipt, cold: true })

/**
 * Reads the hot and the cold wallet of one node as one.
 * @param deposits gives users' addresses; null: the hot wallet does
 */
export function withCold(hot: OutputReader, cold: OutputReader, deposits: ColdWallet | null): OutputReader {
  return {
    ...hot,

    newAddress: async (whose = 'user') =>
      whose === 'user' && deposits !== null ? deposits.newAddress() : hot.newAddress(whose),

    async readSince(place, depth) {
      const changes = await hot.readSince(place, depth)
      const { receipts, gone } = await cold.readSince(place, depth)
      return {
        ...changes,
        receipts: [...changes.receipts, ...receipts.map(asCold)],
        gone: [...changes.gone, ...gone],
      }
    },

    async lookUp(outpoints) {
      return [...(await hot.lookUp(outpoints)), ...(await cold.lookUp(outpoints)).map(asCold)]
    },

    find: async (txid) => (await hot.find(txid)) ?? cold.find(txid),

    isLost: async (outpoint) => (await hot.isLost(outpoint)) || cold.isLost(outpoint),

    unspent: async () => [...(await hot.unspent()), ...(await cold.unspent())],
  }
}
