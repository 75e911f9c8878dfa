import { expect, test } from 'vitest'
import { burns } from './index.ts'

const KEY_HASH = '751e76e8199196d454941c45d1b3a323f1433bd6'

test.each([
  ['the zero address', '0x0000000000000000000000000000000000000000', '00'.repeat(20)],
  [
    'an address that is known to burn',
    '0xdead000000000000000042069420694206942069',
    'dead000000000000000042069420694206942069',
  ],
  [
    'a low address of Ethereum',
    '0x000000000000000000000000000000000000dead',
    '000000000000000000000000000000000000dead',
  ],
  ['a hash of equal bytes', 'bc1q', `0014${'07'.repeat(20)}`],
])('%s burns what is sent there', (_what, address, script) => {
  expect(burns(address, script)).toBe(true)
})

test.each([
  ['a witness address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', `0014${KEY_HASH}`],
  ['an Ethereum address', '0x00000000219ab540356cbb839cbe05303d7705fa', '00000000219ab540356cbb839cbe05303d7705fa'],
])('%s does not', (_what, address, script) => {
  expect(burns(address, script)).toBe(false)
})
