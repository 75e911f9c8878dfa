import { describe, expect, it } from 'vitest'
import { encodeAddress, isAddress } from './witness-address.ts'
import { isSimulatedAddress, simulatedAddress } from './simulated-address.ts'

// The program and address of BIP 173's own example.
const program = Uint8Array.from(Buffer.from('751e76e8199196d454941c45d1b3a323f1433bd6', 'hex'))

describe('addresses of the simulated chain', () => {
  it('are refused with one character changed, another prefix, another length or upper case inside', () => {
    const address = encodeAddress('tb', program)
    for (let i = 3; i < address.length; i += 1) {
      const other = address[i] === 'q' ? 'p' : 'q'
      expect(isAddress('tb', address.slice(0, i) + other + address.slice(i + 1))).toBe(false)
    }
    for (const wrong of [
      '',
      'tb1',
      `${address}q`,
      address.slice(0, -1),
      address.replace('tb', 'tltc'),
      address.toUpperCase(),
      address.replace(/q$/, 'Q').replace(/[a-z]$/, (last) => last.toUpperCase()),
      'b'.repeat(42),
    ]) {
      expect(isAddress('tb', wrong)).toBe(false)
    }
    expect(isSimulatedAddress('LTC', simulatedAddress('BTC', program))).toBe(false)
    expect(isSimulatedAddress('USDT', '0xABC')).toBe(false)
  })

  it('are those of BIP 173', () => {
    expect(encodeAddress('bc', program)).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
    expect(encodeAddress('tb', program)).toBe('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')
  })

  it.each(['BTC', 'LTC', 'USDT'] as const)('of %s are recognised', (currency) => {
    expect(isSimulatedAddress(currency, simulatedAddress(currency, program))).toBe(true)
  })
})
