import { isDomainError } from '@jindu/domain/errors'
import { describe, expect, it } from 'vitest'
import { keyAddress, NETWORKS, parseAddress } from './index.ts'

const { bitcoin, bitcoinTest, litecoin, litecoinTest, litecoinRegtest } = NETWORKS

function refusal(read: () => unknown): { code: string; network?: unknown } {
  try {
    read()
  } catch (error) {
    if (isDomainError(error)) {
      return { code: error.code, ...('network' in error.details ? { network: error.details['network'] } : {}) }
    }
    throw error
  }
  throw new Error('was accepted')
}

const networkOf = (address: string) => (address.toLowerCase().startsWith('tb1') ? bitcoinTest : bitcoin)

describe('the vectors of BIP 173 and BIP 350', () => {
  it.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', '0014751e76e8199196d454941c45d1b3a323f1433bd6'],
    [
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
      '00201863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
    ],
    [
      'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
      '0020000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
    ],
    [
      'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
      '5120000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
    ],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    ],
  ])('%s pays its script', (address, script) => {
    const parsed = parseAddress('BTC', networkOf(address), address)
    expect(Buffer.from(parsed.script).toString('hex')).toBe(script)
    expect(parsed.address).toBe(address.toLowerCase())
  })

  it.each([
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
  ])('%s is well formed, of a version that nobody can spend yet', (address) => {
    expect(refusal(() => parseAddress('BTC', bitcoin, address))).toEqual({ code: 'WITHDRAWAL_ADDRESS_UNSUPPORTED' })
  })

  it.each([
    // BIP 350
    'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf',
    'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
    'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47',
    'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
    'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
    'bc1pw5dgrnzv',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
    'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
    'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
    'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j',
    'bc1gmk9yu',
    // BIP 173
    'tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    'BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2',
    'bc1rw5uspcuh',
    'bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90',
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sL5k7',
    'bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du',
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv',
  ])('%s is refused', (address) => {
    expect(refusal(() => parseAddress('BTC', networkOf(address), address)).code).toBe('WITHDRAWAL_ADDRESS_INVALID')
  })
})

describe('each network', () => {
  const kinds = [
    ['LTC', litecoin, 'LhK2kQwiaAvhjWY799cZvMyYwnQAcxkarr', '76a914'],
    ['LTC', litecoin, 'MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441', 'a914'],
    ['BTC', bitcoin, '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', '76a914'],
    ['BTC', bitcoin, '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'a914'],
    ['LTC', litecoinRegtest, 'rltc1q8ln6dxt8ps9hcqrvlye6cze3wcj3z7xfqtjjz0', '0014'],
    ['LTC', litecoinRegtest, 'mjYbQkFofVhefPYYhe17Lh8xj4hUbNPWa5', '76a914'],
    ['LTC', litecoinRegtest, 'Qazgh5ftTEfNzSgLAAx5TzVHDHKCrH4swr', 'a914'],
    ['USDT', null, '0x00000000219ab540356cbb839cbe05303d7705fa', '00000000'],
  ] as const

  it.each(kinds)('%s knows its own %s', (currency, network, address, script) => {
    expect(Buffer.from(parseAddress(currency, network, address).script).toString('hex')).toMatch(RegExp(`^${script}`))
  })

  it.each([
    ['LTC', litecoin, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'Bitcoin'],
    ['LTC', litecoin, 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'Bitcoin'],
    ['LTC', litecoin, '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'Bitcoin'],
    ['LTC', litecoin, 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0', 'Litecoin testnet'],
    ['BTC', bitcoin, 'LhK2kQwiaAvhjWY799cZvMyYwnQAcxkarr', 'Litecoin'],
    ['BTC', bitcoin, '0x00000000219ab540356cBB839Cbe05303d7705Fa', 'Ethereum'],
    ['USDT', null, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'Bitcoin'],
  ] as const)('%s names the network of %s', (currency, network, address, name) => {
    expect(refusal(() => parseAddress(currency, network, address))).toEqual({
      code: 'WITHDRAWAL_ADDRESS_NETWORK',
      network: name,
    })
  })

  it.each([
    'ltcmweb1qq0yq03ewm830ugmkkvrvjmyyeslcpwk8ayd7k27qx63sryy6kx3ksqm3k6jd24ld3r5dp5lzx7rm7uyxfujf8sn7v4nlxeqwrcq6k6xxwqdc6tl3',
    'tmweb1qqv0h05jyrv6g0gy7a6kxzh84ux4l9yte3l35rhr4ffcve5f0d3spsq3fph0e6wxfl8pywmdaqenk0rpv4qu9fe66ytfflacvgamkje08rqetm8u7',
  ])('refuses %s for what it is', (address) => {
    expect(refusal(() => parseAddress('LTC', litecoin, address))).toEqual({ code: 'WITHDRAWAL_ADDRESS_MWEB' })
  })

  it.each(['', 'nowhere', '0xABC', 'LhK2kQwiaAvhjWY799cZvMyYwnQAcxkarS', '0x00000000219ab540356cBB839Cbe05303d7705fA'])(
    'refuses "%s"',
    (address) => {
      expect(refusal(() => parseAddress('USDT', null, address)).code).toMatch(/^WITHDRAWAL_ADDRESS_(INVALID|NETWORK)$/)
    },
  )
})

describe('capitals of an Ethereum address', () => {
  // The vectors of EIP-55.
  const VECTORS = [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ]

  it.each(VECTORS)('%s is accepted, and kept in lower case', (address) => {
    expect(parseAddress('USDT', null, address).address).toBe(address.toLowerCase())
  })

  it.each(VECTORS.slice(4))('%s with one letter of the other case is refused', (address) => {
    const at = address.search(/[a-f]/)
    const wrong = address.slice(0, at) + address.charAt(at).toUpperCase() + address.slice(at + 1)
    expect(refusal(() => parseAddress('USDT', null, wrong))).toEqual({ code: 'WITHDRAWAL_ADDRESS_INVALID' })
  })
})

describe('payment requests', () => {
  const own = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

  it('of the coin are read, however they were pasted', () => {
    for (const text of [`bitcoin:${own}`, `BITCOIN:${own.toUpperCase()}?amount=1`, `\u200Bbitcoin:${own}\u2066\n`]) {
      expect(parseAddress('BTC', bitcoin, text).address).toBe(own)
    }
  })

  it('of another coin are named, though both networks share the form of the address', () => {
    const shared = 'mjYbQkFofVhefPYYhe17Lh8xj4hUbNPWa5'
    expect(parseAddress('LTC', litecoinRegtest, `litecoin:${shared}`).address).toBe(shared)
    expect(refusal(() => parseAddress('LTC', litecoinRegtest, `bitcoin:${shared}`))).toEqual({
      code: 'WITHDRAWAL_ADDRESS_NETWORK',
      network: 'Bitcoin',
    })
    expect(refusal(() => parseAddress('BTC', bitcoin, 'litecoin:anything'))).toMatchObject({ network: 'Litecoin' })
  })
})

describe('addresses of the sandbox', () => {
  // The program and address of BIP 173's own example.
  const program = Uint8Array.from(Buffer.from('751e76e8199196d454941c45d1b3a323f1433bd6', 'hex'))

  it('are those of BIP 173', () => {
    expect(keyAddress(bitcoin, program)).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
    expect(keyAddress(bitcoinTest, program)).toBe('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')
  })

  it.each([
    ['BTC', bitcoinTest],
    ['LTC', litecoinTest],
    ['USDT', null],
  ] as const)('of %s are recognised', (currency, network) => {
    const address = keyAddress(network, program)
    expect(parseAddress(currency, network, address).address).toBe(address)
  })

  it('are refused with one character changed, or another length', () => {
    const address = keyAddress(bitcoinTest, program)
    const wrong = ['', 'tb1', `${address}q`, address.slice(0, -1), 'b'.repeat(42)]
    for (let i = 3; i < address.length; i += 1) {
      wrong.push(address.slice(0, i) + (address[i] === 'q' ? 'p' : 'q') + address.slice(i + 1))
    }
    for (const each of wrong) expect(refusal(() => parseAddress('BTC', bitcoinTest, each)).code).toMatch(/INVALID/)
  })
})

describe('an address whose key nobody has is refused', () => {
  it.each([
    ['USDT', null, '0x0000000000000000000000000000000000000000'],
    ['USDT', null, '0x0000000000000000000000000000000000000001'],
    ['USDT', null, '0x000000000000000000000000000000000000dEaD'],
    ['USDT', null, '0xffffffffffffffffffffffffffffffffffffffff'],
    ['USDT', null, '0xdead000000000000000042069420694206942069'],
    ['BTC', bitcoin, '1BitcoinEaterAddressDontSendf59kuE'],
    ['BTC', bitcoin, '1CounterpartyXXXXXXXXXXXXXXXUWLpVr'],
    ['BTC', bitcoin, '1111111111111111111114oLvT2'],
    ['BTC', bitcoin, keyAddress(bitcoin, new Uint8Array(20))],
    ['LTC', litecoin, keyAddress(litecoin, new Uint8Array(20))],
    ['LTC', litecoin, keyAddress(litecoin, new Uint8Array(20).fill(255))],
  ] as const)('%s: %j %s', (currency, network, address) => {
    expect(refusal(() => parseAddress(currency, network, address))).toEqual({ code: 'WITHDRAWAL_ADDRESS_BURNS' })
  })
})
