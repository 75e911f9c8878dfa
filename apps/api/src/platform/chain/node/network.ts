import type { CurrencyCode } from '@jindu/domain/money'
import { z } from 'zod'
import { NETWORKS, type Network } from '../address/index.ts'
import type { Rpc } from './json-rpc.ts'

const info = z.object({ chain: z.string() })

const OF_CHAIN: Readonly<Partial<Record<CurrencyCode, Readonly<Record<string, Network>>>>> = {
  BTC: {
    main: NETWORKS.bitcoin,
    test: NETWORKS.bitcoinTest,
    signet: NETWORKS.bitcoinTest,
    regtest: NETWORKS.bitcoinRegtest,
  },
  LTC: { main: NETWORKS.litecoin, test: NETWORKS.litecoinTest, regtest: NETWORKS.litecoinRegtest },
}

/** The node's network; cached after the first call. */
export function networkOf(currency: CurrencyCode, rpc: Rpc): () => Promise<Network> {
  let known: Network | null = null
  return async () => {
    if (known !== null) return known
    const { chain } = info.parse(await rpc('getblockchaininfo'))
    const network = OF_CHAIN[currency]?.[chain]
    if (network === undefined) throw new Error(`no network of ${currency} is called ${chain}`)
    known = network
    return network
  }
}
