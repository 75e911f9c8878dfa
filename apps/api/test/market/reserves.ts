import type { CurrencyCode } from '@jindu/domain/money'
import { NETWORKS } from '../../src/platform/chain/address/index.ts'
import { takeByClock } from '../../src/wallet/proofs/take-snapshot.ts'
import type { TestApp } from '../app.ts'
import { outsideKey, signBip322 } from '../node/sign-message.ts'
import type { Person } from '../people.ts'

const NETWORK_OF = { BTC: NETWORKS.bitcoinTest, LTC: NETWORKS.litecoinTest } as const
type OutputCoin = Exclude<CurrencyCode, 'USDT'>

/** An address of a wallet outside of the product, on the coin's simulated network. */
export const coldAddress = (seed: number, currency: OutputCoin = 'LTC') =>
  outsideKey(seed).address(NETWORK_OF[currency])

/** The message that addresses of a coin sign now. */
export async function messageToSign({ client }: Person, currency: CurrencyCode = 'LTC'): Promise<string> {
  const { messages } = await client.trpc.proofs.waitingReserves.query()
  const found = messages.find((each) => each.currency === currency)
  if (found === undefined) throw new Error(`there is no message of ${currency}`)
  return found.message
}

/**
 * A member of finance adds the signed address of a cold wallet.
 * @returns the id of the signature that waits
 */
export async function addSigned(api: TestApp, by: Person, seed: number): Promise<number> {
  await takeByClock(api.app)
  const address = coldAddress(seed)
  const signature = signBip322(outsideKey(seed), await messageToSign(by))
  await by.client.trpc.proofs.addReserve.mutate({ currency: 'LTC', address, signature })
  const { waiting } = await by.client.trpc.proofs.waitingReserves.query()
  return waiting.find((each) => each.address === address)?.id ?? 0
}
