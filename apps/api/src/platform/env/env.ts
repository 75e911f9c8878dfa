import type { AndroidApp } from '@jindu/domain/desk/android'
import { isAbsolute, join } from 'node:path'
import { z } from 'zod'
import type { EvmConfig } from '../chain/evm/config.ts'
import { demoSecrets } from './demo-secrets.ts'
import { repositoryRoot } from './repository-root.ts'
import { weaknessOf } from './secret-strength.ts'
import { COLD_EXPECTED, coldOf, coldProblems, coldVariables, type ColdConfig } from './cold.ts'
import { USDT_EXPECTED, usdtOf, usdtProblems, usdtVariables } from './usdt.ts'
import {
  androidPackage,
  appKeys,
  fiatFeeds,
  fingerprints,
  flag,
  oldKeys,
  origin,
  rateFile,
  sender,
  smtpUrl,
  trustProxy,
  vapidKey,
} from './values.ts'

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_ORIGIN: origin.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  SANDBOX: flag.optional(),
  DEMO_DATA: flag.default(true),
  DATA_DIR: z.string().min(1).default('.data'),
  FILES_DIR: z.string().min(1).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  ENCRYPTION_OLD_KEYS: oldKeys.optional(),
  MS_APP_KEYS: appKeys.optional(),
  MS_MONEY_SIGNATURE: z.enum(['1', '2']).default('1'),
  STAFF_GUARD: z.enum(['strict', 'relaxed']).optional(),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  BTC_RPC_URL: z.url({ protocol: /^https?$/ }).optional(),
  LTC_RPC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...coldVariables,
  ...usdtVariables,
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  VAPID_PRIVATE_KEY: vapidKey.optional(),
  HSTS_INCLUDE_SUBDOMAINS: flag.default(true),
  ANDROID_PACKAGE: androidPackage.optional(),
  ANDROID_CERTIFICATES: fingerprints.optional(),
  RATES_URL: z.union([z.literal('exchanges'), z.url({ protocol: /^https?$/ })]).optional(),
  FIAT_RATES_URLS: fiatFeeds.default([]),
  CENTRAL_BANK_RATES_URL: rateFile.optional(),
})

type Variables = z.infer<typeof variables>

/** The expected format of each variable, as shown in error messages. */
const EXPECTED: Readonly<Record<keyof Variables, string>> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'the address to listen on, such as 127.0.0.1 or 0.0.0.0',
  PUBLIC_ORIGIN: 'the origin that browsers see, such as https://market.example (no path)',
  DATABASE_URL: 'a PostgreSQL address, such as postgres://user:password@host:5432/jindu',
  DATABASE_POOL: 'the most database connections of this process, from 2 to 200',
  SANDBOX: 'true or false',
  DEMO_DATA: 'true or false',
  DATA_DIR: 'a folder',
  FILES_DIR: 'a folder',
  SESSION_SECRET: 'at least 32 random characters, such as the output of: openssl rand -hex 32',
  ENCRYPTION_KEY: '64 hexadecimal characters (32 bytes), such as the output of: openssl rand -hex 32',
  ENCRYPTION_OLD_KEYS: 'up to eight former values of ENCRYPTION_KEY, separated by commas',
  MS_APP_KEYS: 'pairs of client origin and key, such as web=KEY,ios=KEY, each key of at least 15 characters',
  MS_MONEY_SIGNATURE: '1, or 2: Ms* calls that move money must be signed by version 2',
  STAFF_GUARD: 'strict, or relaxed: staff work without a second factor, in a sandbox only',
  TRUST_PROXY: 'the number of proxies in front of the product (0 for none), or their addresses, comma-separated',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  METRICS_TOKEN: 'at least 16 characters that a scraper sends as its bearer token',
  BTC_RPC_URL: 'the address of a bitcoind, such as http://user:password@host:8332',
  LTC_RPC_URL: 'the address of a litecoind, such as http://user:password@host:9332',
  ...COLD_EXPECTED,
  ...USDT_EXPECTED,
  SMTP_URL: 'the address of a mail server, such as smtp://user:password@host:587 or smtps://user:password@host',
  MAIL_FROM: 'whom mails come from, such as Jindu <no-reply@market.example>',
  VAPID_PRIVATE_KEY:
    '43 base64url characters (32 bytes), such as the output of: openssl rand -base64 32 | tr +/ -_ | tr -d =',
  HSTS_INCLUDE_SUBDOMAINS: 'true or false',
  ANDROID_PACKAGE: 'the name of the Android package, such as example.market.app',
  ANDROID_CERTIFICATES:
    'SHA-256 fingerprints of the certificates that sign the Android package, up to five, separated by commas',
  RATES_URL: 'exchanges, or the address of a JSON feed of dollars per coin, such as https://rates.example/usd.json',
  FIAT_RATES_URLS: 'up to five addresses of JSON feeds of units per dollar, separated by blanks',
  CENTRAL_BANK_RATES_URL: 'the http, https or file address of a daily file of exchange rates in the XML of the ECB',
}

export interface Env {
  /** Embedded database, simulated chain, demo data and a movable clock. */
  readonly sandbox: boolean
  /** Fills an empty sandbox with demo users, goods and orders. */
  readonly demoData: boolean
  readonly port: number
  readonly host: string
  readonly publicOrigin: string
  /** Null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  readonly databasePool: number
  readonly dataDir: string
  readonly filesDir: string
  readonly sessionSecret: string
  /** 32 bytes: the key that encrypts stored secrets. */
  readonly encryptionKey: Uint8Array
  /** Former keys that can still decrypt; a job re-encrypts under `encryptionKey`. */
  readonly encryptionOldKeys: readonly Uint8Array[]
  /** Application key by client origin (`clientOrigin` of the Ms* calls). */
  readonly msAppKeys: ReadonlyMap<string, string>
  /** The minimum signature version for Ms* calls that move money. */
  readonly msMoneySignatureVersion: 1 | 2
  /** Staff need a second factor, and confirm again before money and dispute steps. */
  readonly strictStaff: boolean
  /** Adds `includeSubDomains` to HSTS. */
  readonly hstsIncludeSubDomains: boolean
  readonly trustProxy: boolean | number | readonly string[]
  readonly logLevel: Variables['LOG_LEVEL']
  readonly metricsToken: string | null
  readonly btcRpcUrl: string | null
  readonly ltcRpcUrl: string | null
  /** Cold wallets beside the nodes' own, and whether users pay in to them. */
  readonly cold: ColdConfig
  /** USDT on a real chain; null: simulated in a sandbox, not there anywhere else. */
  readonly usdt: EvmConfig | null
  /** The SMTP server; null if the site sends no mail. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** The key that signs pushes. Null: a sandbox generates its own; otherwise there is no push. */
  readonly vapidPrivateKey: string | null
  /**
   * A feed with dollars per coin as JSON, or `exchanges` for the consensus of public exchanges. Null: a sandbox
   * simulates rates; otherwise nothing has a price.
   */
  readonly ratesUrl: string | null
  /** The Android app that belongs to this site; null if there is none. */
  readonly androidApp: AndroidApp | null
  /** JSON feeds of units per dollar of the currencies that fiat is paid in. */
  readonly fiatRatesUrls: readonly string[]
  /** A daily file of a central bank, where the feeds give no rate. */
  readonly centralBankRatesUrl: string | null
}

export class EnvError extends Error {
  override name = 'EnvError'
  constructor(problems: readonly string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

const NODES = ['BTC_RPC_URL', 'LTC_RPC_URL', 'USDT_RPC_URL'] as const

/**
 * Reads and checks the environment. Without DATABASE_URL (or with SANDBOX=true) the product is a sandbox and may use demo secrets.
 *
 * @throws EnvError with one line for each variable that is wrong, missing or a demo secret
 */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const wrong = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    throw new EnvError(wrong.map((name) => `${name} must be ${expected(name)}.`))
  }
  const v = parsed.data
  const sandbox = v.SANDBOX ?? v.DATABASE_URL === undefined
  const problems = [
    ...halves(v),
    ...usdtProblems(v),
    ...coldProblems(v),
    ...besideProduction(v),
    ...(sandbox ? [] : productionProblems(v)),
  ]
  if (problems.length > 0) throw new EnvError(problems)
  const dataDir = absolute(v.DATA_DIR)
  return {
    sandbox,
    // Demo history pays in simulated coin, which a real node knows nothing of.
    demoData: sandbox && v.DEMO_DATA && !NODES.some((name) => v[name] !== undefined),
    port: v.PORT,
    host: v.HOST,
    publicOrigin: v.PUBLIC_ORIGIN ?? `http://localhost:${v.PORT}`,
    databaseUrl: v.DATABASE_URL ?? null,
    databasePool: v.DATABASE_POOL,
    dataDir,
    filesDir: v.FILES_DIR ? absolute(v.FILES_DIR) : join(dataDir, 'files'),
    sessionSecret: v.SESSION_SECRET ?? demoSecrets.sessionSecret,
    encryptionKey: Buffer.from(v.ENCRYPTION_KEY ?? demoSecrets.encryptionKey, 'hex'),
    encryptionOldKeys: v.ENCRYPTION_OLD_KEYS ?? [],
    msAppKeys: v.MS_APP_KEYS ?? new Map([['web', demoSecrets.appKey]]),
    msMoneySignatureVersion: v.MS_MONEY_SIGNATURE === '2' ? 2 : 1,
    strictStaff: (v.STAFF_GUARD ?? (sandbox ? 'relaxed' : 'strict')) === 'strict',
    hstsIncludeSubDomains: v.HSTS_INCLUDE_SUBDOMAINS,
    trustProxy: v.TRUST_PROXY,
    logLevel: v.LOG_LEVEL,
    metricsToken: v.METRICS_TOKEN ?? null,
    btcRpcUrl: v.BTC_RPC_URL ?? null,
    ltcRpcUrl: v.LTC_RPC_URL ?? null,
    cold: coldOf(v),
    usdt: usdtOf(v),
    smtp: v.SMTP_URL === undefined || v.MAIL_FROM === undefined ? null : { url: v.SMTP_URL, from: v.MAIL_FROM },
    vapidPrivateKey: v.VAPID_PRIVATE_KEY ?? null,
    ratesUrl: v.RATES_URL ?? null,
    androidApp:
      v.ANDROID_PACKAGE === undefined || v.ANDROID_CERTIFICATES === undefined
        ? null
        : { package: v.ANDROID_PACKAGE, certificates: v.ANDROID_CERTIFICATES },
    fiatRatesUrls: v.FIAT_RATES_URLS,
    centralBankRatesUrl: v.CENTRAL_BANK_RATES_URL ?? null,
  }
}

/** The variables that locate the books and chains, without secrets. */
export const readBooksEnv = (
  source: Readonly<Record<string, string | undefined>>,
): Pick<Env, 'sandbox' | 'databaseUrl' | 'dataDir' | 'btcRpcUrl' | 'ltcRpcUrl' | 'usdt' | 'cold'> => {
  const names = [
    'DATABASE_URL',
    'DATA_DIR',
    'BTC_RPC_URL',
    'LTC_RPC_URL',
    ...Object.keys({ ...coldVariables, ...usdtVariables }),
  ]
  const named = Object.fromEntries(names.map((name) => [name, source[name]]))
  // The books are read without the seed: its place in the check is taken by a phrase that is never used.
  const seed = source['USDT_RPC_URL'] === undefined ? {} : { USDT_SEED: 'read '.repeat(12).trim() }
  const { databaseUrl, dataDir, btcRpcUrl, ltcRpcUrl, usdt, cold } = readEnv({ ...named, ...seed, SANDBOX: 'true' })
  const sandbox = flag.safeParse(source['SANDBOX']).data ?? databaseUrl === null
  return {
    sandbox,
    databaseUrl,
    dataDir,
    btcRpcUrl,
    ltcRpcUrl,
    cold,
    usdt: usdt === null ? null : { ...usdt, seed: null },
  }
}

/** The encryption keys, for a command that compares them; null outside a sandbox if none is set. */
export const readKeys = (
  source: Readonly<Record<string, string | undefined>>,
): { readonly present: Uint8Array; readonly old: readonly Uint8Array[] } | null => {
  const key = source['ENCRYPTION_KEY'] ?? ''
  if (key === '' && !readBooksEnv(source).sandbox) return null
  const named = { ENCRYPTION_KEY: key, ENCRYPTION_OLD_KEYS: source['ENCRYPTION_OLD_KEYS'], SANDBOX: 'true' }
  const { encryptionKey, encryptionOldKeys } = readEnv(named)
  return { present: encryptionKey, old: encryptionOldKeys }
}

/** Pairs of variables of which one alone has no effect: report them. */
const halves = (v: Variables): string[] =>
  PAIRS.flatMap(({ of, pair: [one, other] }) => {
    if ((v[one] === undefined) === (v[other] === undefined)) return []
    const missing = v[one] === undefined ? one : other
    return [`${missing} is missing. ${of} needs ${one} and ${other}; it must be ${EXPECTED[missing]}.`]
  })

const PAIRS = [
  { of: 'Mail', pair: ['SMTP_URL', 'MAIL_FROM'] },
  { of: 'The Android app', pair: ['ANDROID_PACKAGE', 'ANDROID_CERTIFICATES'] },
] as const

/** A production site that loses DATABASE_URL must not restart as a sandbox, whose faucet gives coin away. */
const besideProduction = (v: Variables): string[] => {
  if (v.SANDBOX !== undefined || v.DATABASE_URL !== undefined) return []
  const names = [
    'PUBLIC_ORIGIN',
    'SESSION_SECRET',
    'ENCRYPTION_KEY',
    'MS_APP_KEYS',
    'BTC_RPC_URL',
    'LTC_RPC_URL',
    'USDT_RPC_URL',
  ] as const
  const given = names.filter(
    (name) => v[name] !== undefined && !(name === 'PUBLIC_ORIGIN' && v[name].startsWith('http:')),
  )
  if (given.length === 0) return []
  return [
    `DATABASE_URL is missing beside ${given.join(', ')}: a sandbox would start with the settings of production. Set DATABASE_URL, or SANDBOX=true for a sandbox.`,
  ]
}

const productionProblems = (v: Variables): string[] => {
  const needed = ['DATABASE_URL', 'PUBLIC_ORIGIN', 'SESSION_SECRET', 'ENCRYPTION_KEY', 'MS_APP_KEYS'] as const
  const missing = needed
    .filter((name) => v[name] === undefined)
    .map((name) => `${name} is missing. It must be ${EXPECTED[name]}.`)
  const demo = [
    v.SESSION_SECRET === demoSecrets.sessionSecret && 'SESSION_SECRET',
    v.ENCRYPTION_KEY === demoSecrets.encryptionKey && 'ENCRYPTION_KEY',
    [...(v.MS_APP_KEYS?.values() ?? [])].includes(demoSecrets.appKey) && 'MS_APP_KEYS',
  ].flatMap((name) => (name ? [`${name} is the sandbox's published secret. Choose your own.`] : []))
  return [...missing, ...(demo.length > 0 ? demo : weakSecrets(v)), ...openDoors(v)]
}

/** The minimum entropy per secret, in bits, for a random one of minimum length. */
const weakSecrets = (v: Variables): string[] => {
  const secrets: [name: string, secret: string | undefined, leastBits: number][] = [
    ['SESSION_SECRET', v.SESSION_SECRET, 100],
    ['ENCRYPTION_KEY', v.ENCRYPTION_KEY, 180],
    ['METRICS_TOKEN', v.METRICS_TOKEN, 40],
    ['VAPID_PRIVATE_KEY', v.VAPID_PRIVATE_KEY, 100],
    ...[...(v.MS_APP_KEYS ?? [])].map(([origin, key]): [string, string, number] => [
      `MS_APP_KEYS: the key of ${origin}`,
      key,
      40,
    ]),
  ]
  return secrets.flatMap(([name, secret, leastBits]) => {
    const weakness = secret === undefined ? null : weaknessOf(secret, leastBits)
    return weakness === null ? [] : [`${name} ${weakness}. Choose a random one: openssl rand -hex 32`]
  })
}

/** Insecure settings: sessions over plain http, or client addresses that callers can forge. */
const openDoors = (v: Variables): string[] => [
  ...(v.PUBLIC_ORIGIN?.startsWith('http:')
    ? ['PUBLIC_ORIGIN must begin with https: sessions would travel in the clear.']
    : []),
  ...(v.STAFF_GUARD === 'relaxed'
    ? ['STAFF_GUARD=relaxed lets staff in with a password alone. Outside a sandbox it must be strict.']
    : []),
  ...(v.TRUST_PROXY === true
    ? ['TRUST_PROXY=true believes every address that a caller names. Give the number of proxies in front, such as 1.']
    : []),
]

const isVariable = (name: string): name is keyof Variables => name in EXPECTED

const expected = (name: string): string => (isVariable(name) ? EXPECTED[name] : 'valid')

const absolute = (path: string): string => (isAbsolute(path) ? path : join(repositoryRoot(), path))
