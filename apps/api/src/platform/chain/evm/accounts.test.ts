import { describe, expect, test } from 'vitest'
import { accountsOf, isSeedPhrase } from './accounts.ts'

const PHRASE = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'

describe('the phrase of the seed', () => {
  // Vectors of BIP-39.
  test.each([
    PHRASE,
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
    'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo when',
    'void come effort suffer camp survey warrior heavy shoot primary clutch crush open amazing screen patrol group space point ten exist slush involve unfold',
  ])('%s is right', (phrase) => {
    expect(isSeedPhrase(phrase)).toBe(true)
  })

  test.each([
    '',
    PHRASE.replace(' about', ''),
    PHRASE.replace('about', 'abandon'),
    PHRASE.replace('about', 'abuot'),
    `${PHRASE} abandon`,
    'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo',
  ])('%j is wrong, and nothing comes from it', (phrase) => {
    expect(isSeedPhrase(phrase)).toBe(false)
    expect(() => accountsOf(phrase)).toThrow('USDT_SEED')
  })
})

test('addresses are those that wallets show for the same phrase', () => {
  const accounts = accountsOf(PHRASE)
  // The well-known addresses of this phrase at m/44'/60'/0'/0/0 and /1.
  expect(accounts.user(0).address).toBe('0x9858EfFD232B4033E47d90003D41EC34EcaEda94')
  expect(accounts.user(1).address).toBe('0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0')
  expect([accounts.user(0).address, accounts.user(1).address]).not.toContain(accounts.hot.address)
})
