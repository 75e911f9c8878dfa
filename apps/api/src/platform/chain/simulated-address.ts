import type { CurrencyCode } from '@jindu/domain/money'
import { encodeAddress, isAddress } from './witness-address.ts'

const PREFIXES = { BTC: 'tb', LTC: 'tltc', USDT: null } as const satisfies Record<CurrencyCode, string | null>

/** An address in the test networks' form, so that nobody mistakes it for one that holds real coin. */
export function simulatedAddress(currency: CurrencyCode, program: Uint8Array): string {
  const prefix = PREFIXES[currency]
  return prefix === null ? `0x${Buffer.from(program).toString('hex')}` : encodeAddress(prefix, program)
}

export function isSimulatedAddress(currency: CurrencyCode, address: string): boolean {
  const prefix = PREFIXES[currency]
  return prefix === null ? /^0x[0-9a-f]{40}$/.test(address) : isAddress(prefix, address)
}
