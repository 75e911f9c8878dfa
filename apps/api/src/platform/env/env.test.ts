import { describe, expect, test } from 'vitest'
import { demoSecrets, EnvError, readBooksEnv, readEnv } from './index.ts'

const production = {
  DATABASE_URL: 'postgres://jindu:secret@db:5432/jindu',
  PUBLIC_ORIGIN: 'https://market.example',
  SESSION_SECRET: '7c0e5c1f9ad84b2e6f3d0a91b5e84c27d6',
  ENCRYPTION_KEY: '3f9c1e7a5b0d8264c9e1f7305ad2b8466e0f19c7d35a824be07f1c6d94a3b25e',
  MS_APP_KEYS: 'web=a-key-of-its-own,ios=another-key-of-its-own',
}

const problemsOf = (source: Record<string, string>): string[] => {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
}

describe('outside the sandbox', () => {
  test.each(['PUBLIC_ORIGIN', 'SESSION_SECRET', 'ENCRYPTION_KEY', 'MS_APP_KEYS'] as const)('%s is needed', (name) => {
    const { [name]: _left, ...rest } = production
    expect(problemsOf(rest)).toEqual([expect.stringMatching(new RegExp(`^${name} is missing\\. It must be `))])
  })

  test.each([
    { SESSION_SECRET: demoSecrets.sessionSecret },
    { ENCRYPTION_KEY: demoSecrets.encryptionKey },
    { MS_APP_KEYS: `ios=a-key-of-its-own,web=${demoSecrets.appKey}` },
  ])('the published secret is refused: %o', (published) => {
    const [name] = Object.keys(published)
    expect(problemsOf({ ...production, ...published })).toEqual([
      `${name} is the sandbox's published secret. Choose your own.`,
    ])
  })

  test.each([
    ['SESSION_SECRET', 's'.repeat(40), 'SESSION_SECRET repeats itself'],
    ['ENCRYPTION_KEY', 'ab'.repeat(32), 'ENCRYPTION_KEY repeats itself'],
    ['METRICS_TOKEN', '0123456789abcdef', 'METRICS_TOKEN is a sequence'],
    ['MS_APP_KEYS', 'web=axaxaxaxaxaxaxaxay', 'MS_APP_KEYS: the key of web has too few different characters'],
  ])('a weak %s is refused', (name, value, problem) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([
      `${problem}. Choose a random one: openssl rand -hex 32`,
    ])
  })

  test.each([
    ['PUBLIC_ORIGIN', 'http://market.example'],
    ['TRUST_PROXY', 'true'],
    ['STAFF_GUARD', 'relaxed'],
  ])('%s=%s is refused, and taken in the sandbox', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}`))])
    expect(problemsOf({ ...production, [name]: value, SANDBOX: 'true' })).toEqual([])
  })

  test('staff are guarded strictly; a sandbox is relaxed unless it says otherwise', () => {
    expect(readEnv(production).strictStaff).toBe(true)
    expect(readEnv({}).strictStaff).toBe(false)
    expect(readEnv({ STAFF_GUARD: 'strict' }).strictStaff).toBe(true)
  })

  test('proxies are counted or named', () => {
    expect(readEnv({ ...production, TRUST_PROXY: '1' }).trustProxy).toBe(1)
    expect(readEnv({ ...production, TRUST_PROXY: '10.0.0.1, 10.0.0.2' }).trustProxy).toEqual(['10.0.0.1', '10.0.0.2'])
  })

  test('a sandbox must not be asked for without saying so: a database address alone makes it the product', () => {
    expect(readEnv(production).sandbox).toBe(false)
    expect(readEnv({ ...production, SANDBOX: 'true' }).sandbox).toBe(true)
  })
})

describe('a value that cannot be used', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', 'web'],
    ['PUBLIC_ORIGIN', 'https://market.example/path'],
    ['DATABASE_URL', 'mysql://host/jindu'],
    ['ENCRYPTION_KEY', 'short'],
    ['ENCRYPTION_OLD_KEYS', `${'ab'.repeat(32)},short`],
    ['MS_APP_KEYS', 'web'],
    ['MS_APP_KEYS', 'web=short'],
    ['LOG_LEVEL', 'loud'],
    ['SANDBOX', 'yes'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'mail.example:587'],
    ['MAIL_FROM', 'Jindu'],
    ['VAPID_PRIVATE_KEY', 'short'],
    ['VAPID_PRIVATE_KEY', Buffer.alloc(32).toString('base64url')],
    ['VAPID_PRIVATE_KEY', Buffer.alloc(32, 255).toString('base64url')],
    ['MAIL_FROM', 'Jindu <a@b.example>, c@d.example'],
  ])('%s=%s is named with what it must be', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must be `)),
    ])
  })

  test('is not repeated in the message', () => {
    expect(problemsOf({ ...production, SESSION_SECRET: 'too-short-secret' }).join()).not.toContain('too-short-secret')
  })

  test('all are named at once', () => {
    expect(problemsOf({ ...production, PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2)
  })
})

test('mail takes both of its variables or neither', () => {
  const SMTP_URL = 'smtp://user:secret@mail.example:587'
  const MAIL_FROM = 'Jindu <no-reply@market.example>'
  expect(problemsOf({ ...production, SMTP_URL })).toEqual([expect.stringMatching(/^MAIL_FROM is missing\./)])
  expect(problemsOf({ MAIL_FROM })).toEqual([expect.stringMatching(/^SMTP_URL is missing\./)])
  expect(readEnv(production).smtp).toBeNull()
  expect(readEnv({ ...production, SMTP_URL, MAIL_FROM }).smtp).toEqual({ url: SMTP_URL, from: MAIL_FROM })
})

test('the Android app takes a package and certificates, or neither', () => {
  const ANDROID_PACKAGE = 'example.market.app'
  const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':')
  const ANDROID_CERTIFICATES = `${fingerprint.toLowerCase()}, ${'12'.repeat(32)}`
  expect(problemsOf({ ANDROID_PACKAGE })).toEqual([expect.stringMatching(/^ANDROID_CERTIFICATES is missing\./)])
  expect(problemsOf({ ANDROID_CERTIFICATES })).toEqual([expect.stringMatching(/^ANDROID_PACKAGE is missing\./)])
  expect(problemsOf({ ANDROID_PACKAGE: 'market', ANDROID_CERTIFICATES })).toHaveLength(1)
  expect(problemsOf({ ANDROID_PACKAGE, ANDROID_CERTIFICATES: 'AB:CD' })).toHaveLength(1)
  expect(readEnv(production).androidApp).toBeNull()
  expect(readEnv({ ...production, ANDROID_PACKAGE, ANDROID_CERTIFICATES }).androidApp).toEqual({
    package: ANDROID_PACKAGE,
    certificates: [fingerprint, Array.from({ length: 32 }, () => '12').join(':')],
  })
})

describe('an empty environment', () => {
  test('is a sandbox on loopback with the published secrets', () => {
    const env = readEnv({})
    expect(env).toMatchObject({ sandbox: true, databaseUrl: null, host: '127.0.0.1', port: 3000 })
    expect(env.msAppKeys.get('web')).toBe('sandbox-app-key')
  })

  test('keeps its data below the repository', () => {
    expect(readEnv({}).dataDir).toMatch(/\/\.data$/)
  })

  test('an empty variable counts as left out', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: ' ' }).sandbox).toBe(true)
  })
})

test('several client origins have a key each', () => {
  expect([...readEnv(production).msAppKeys.keys()]).toEqual(['web', 'ios'])
})

test.each([
  ['true', true],
  ['false', false],
  ['2', 2],
  ['10.0.0.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
])('TRUST_PROXY=%s', (text, expected) => {
  expect(readEnv({ TRUST_PROXY: text }).trustProxy).toEqual(expected)
})

test('the check of the books asks for no secrets', () => {
  expect(readBooksEnv({ DATABASE_URL: production.DATABASE_URL }).databaseUrl).toBe(production.DATABASE_URL)
})

test("the books find the chains that production names, and the sandbox's own without", () => {
  const named = { DATABASE_URL: production.DATABASE_URL, LTC_RPC_URL: 'http://user:password@127.0.0.1:9332' }
  expect(readBooksEnv(named)).toMatchObject({ sandbox: false, ltcRpcUrl: named.LTC_RPC_URL, btcRpcUrl: null })
  expect(readBooksEnv({})).toMatchObject({ sandbox: true })
  expect(readBooksEnv({ ...named, SANDBOX: 'true' })).toMatchObject({ sandbox: true })
})

describe('USDT on a real network', () => {
  const seed = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
  const named = { SANDBOX: 'true', USDT_RPC_URL: 'http://127.0.0.1:8545', USDT_CHAIN_ID: '1', USDT_SEED: seed }

  test('starts without demo data: a real node knows nothing of simulated coin', () => {
    expect(readEnv({ SANDBOX: 'true' }).demoData).toBe(true)
    expect(readEnv(named).demoData).toBe(false)
  })

  test('is not there without a node', () => {
    expect(readEnv({ SANDBOX: 'true', USDT_CHAIN_ID: '1' }).usdt).toBeNull()
  })

  test('knows contract, name and gas of a known network by its number; nodes stand after commas', () => {
    expect(readEnv({ ...named, USDT_RPC_URL: 'http://127.0.0.1:8545, https://node.example/key' }).usdt).toEqual({
      rpcUrls: ['http://127.0.0.1:8545', 'https://node.example/key'],
      chainId: 1,
      name: 'Ethereum',
      gasCoin: 'ETH',
      token: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      seed,
    })
  })

  test.each([
    ['USDT_CHAIN_ID', { USDT_CHAIN_ID: undefined }],
    ['USDT_SEED', { USDT_SEED: undefined }],
    ['USDT_SEED', { USDT_SEED: 'legal winner thank' }],
    ['USDT_CONTRACT', { USDT_CHAIN_ID: '31337', USDT_CHAIN_NAME: 'Private', USDT_GAS_COIN: 'ETH' }],
    ['USDT_CHAIN_NAME', { USDT_CHAIN_ID: '31337', USDT_CONTRACT: `0x${'1'.repeat(40)}`, USDT_GAS_COIN: 'ETH' }],
    ['USDT_GAS_COIN', { USDT_CHAIN_ID: '31337', USDT_CONTRACT: `0x${'1'.repeat(40)}`, USDT_CHAIN_NAME: 'Private' }],
    ['USDT_RPC_URL', { USDT_RPC_URL: 'ftp://127.0.0.1' }],
  ])('asks for %s', (name, change) => {
    expect(() => readEnv({ ...named, ...change })).toThrow(name)
  })

  test('is read for the books without the seed', () => {
    const { USDT_SEED: _seed, ...withoutSeed } = named
    expect(readBooksEnv(withoutSeed).usdt).toMatchObject({ chainId: 1, seed: null })
    expect(readBooksEnv({}).usdt).toBeNull()
  })
})
