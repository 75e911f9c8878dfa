import { accountRules } from './account.ts'

/** Maximum calls within a window that starts with the first. */
export interface RateBound {
  readonly limit: number
  readonly windowSeconds: number
}

/** Prefix length that identifies an IPv6 network; an IPv4 address counts by itself, as a /64 does. */
export type Ipv6Bits = 48 | 56 | 64

/** A rate limit per network. */
export interface NetworkBound extends RateBound {
  readonly ipv6Bits: Ipv6Bits
}

/** The limits of one kind of call: per account, and per address (for IPv6 per /64). */
export interface LimitRule {
  readonly perAccount: readonly RateBound[]
  readonly perAddress: readonly RateBound[]
  /** Per account from each network, narrow networks first. */
  readonly perPair?: readonly NetworkBound[]
  /** Per account from each browser that it knows. */
  readonly perDevice?: readonly RateBound[]
  /** Per access token. */
  readonly perToken?: readonly RateBound[]
}

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

const within = (windowSeconds: number, limit: number): RateBound => ({ limit, windowSeconds })

/**
 * Delays of password tries. After the free tries from one place, each try waits twice as long as the one before. From
 * all places together, further tries wait but are not refused: otherwise strangers could lock the owner out.
 * `waitingAtOnce` bounds the waiting tries of a process; beyond it they continue without waiting.
 */
export const guessDelays = {
  firstMilliseconds: 250,
  longestMilliseconds: 4_000,
  freeFromHere: 3,
  freeFromEverywhere: 20,
  waitingAtOnce: 500,
} as const

const { triesPerUid, triesPerAddress, windowSeconds: triesWindow } = accountRules.loginThrottle
const { strangersTries } = accountRules
const guesses: LimitRule = {
  perAccount: [within(strangersTries.windowSeconds, guessDelays.freeFromEverywhere)],
  perAddress: [within(triesWindow, triesPerAddress)],
  perPair: [
    { ipv6Bits: 64, ...within(triesWindow, triesPerUid) },
    { ipv6Bits: 56, ...within(strangersTries.windowSeconds, strangersTries.triesPer56) },
    { ipv6Bits: 48, ...within(strangersTries.windowSeconds, strangersTries.triesPer48) },
  ],
  perDevice: [within(triesWindow, triesPerUid)],
}

/**
 * Rate limits and quotas. Every write has a rate, `write` unless its procedure names another; quotas apply in addition.
 */
export const limitRules = {
  rates: {
    write: { perAccount: [within(MINUTE, 600)], perAddress: [within(MINUTE, 3_000)] },
    money: { perAccount: [within(MINUTE, 3_000)], perAddress: [within(MINUTE, 6_000)] },
    /** Calls that do dozens of things at once. */
    many: { perAccount: [within(MINUTE, 20)], perAddress: [within(MINUTE, 60)] },
  },
  /** Quotas on user content. Calls refused for other reasons are not counted. */
  quotas: {
    categories: { perAccount: [within(HOUR, 20), within(DAY, 60)], perAddress: [within(HOUR, 60)] },
    goods: { perAccount: [within(HOUR, 100), within(DAY, 300)], perAddress: [within(HOUR, 300)] },
    discounts: { perAccount: [within(HOUR, 100), within(DAY, 300)], perAddress: [within(HOUR, 300)] },
    versions: { perAccount: [within(HOUR, 200), within(DAY, 1_000)], perAddress: [within(HOUR, 600)] },
    stock: { perAccount: [within(HOUR, 300)], perAddress: [within(HOUR, 900)] },
    proposals: { perAccount: [within(HOUR, 30)], perAddress: [within(HOUR, 120)] },
    statements: { perAccount: [within(HOUR, 60)], perAddress: [within(HOUR, 240)] },
    reviews: { perAccount: [within(HOUR, 30)], perAddress: [within(HOUR, 300)] },
    chatLines: { perAccount: [within(MINUTE, 60), within(HOUR, 1_000)], perAddress: [within(MINUTE, 300)] },
    withdrawals: { perAccount: [within(HOUR, 60)], perAddress: [within(HOUR, 300)] },
    ads: { perAccount: [within(HOUR, 30), within(DAY, 100)], perAddress: [within(HOUR, 100)] },
    adSwitches: { perAccount: [within(HOUR, 30), within(DAY, 100)], perAddress: [within(HOUR, 100)] },
    reports: { perAccount: [within(HOUR, 20), within(DAY, 60)], perAddress: [within(HOUR, 60)] },
    tickets: { perAccount: [within(HOUR, 10), within(DAY, 30)], perAddress: [within(HOUR, 60)] },
    comments: { perAccount: [within(HOUR, 60), within(DAY, 300)], perAddress: [within(HOUR, 300)] },
    accessTokens: { perAccount: [within(HOUR, 20), within(DAY, 60)], perAddress: [within(HOUR, 100)] },
    webhooks: { perAccount: [within(HOUR, 20), within(DAY, 60)], perAddress: [within(HOUR, 100)] },
    webhookCalls: { perAccount: [within(MINUTE, 20), within(HOUR, 300)], perAddress: [within(HOUR, 900)] },
    mailCodes: { perAccount: [within(HOUR, 5), within(DAY, 15)], perAddress: [within(HOUR, 30)] },
    depositAddresses: { perAccount: [within(HOUR, 100)], perAddress: [within(HOUR, 300)] },
  },
  /** Quotas on expensive work. Every call counts, whatever its result. */
  efforts: {
    registrations: { perAccount: [], perAddress: [within(HOUR, 20)] },
    uploads: { perAccount: [within(HOUR, 120)], perAddress: [within(HOUR, 600)] },
    chatSearches: { perAccount: [within(MINUTE, 60)], perAddress: [within(MINUTE, 300)] },
    exports: { perAccount: [within(MINUTE, 10)], perAddress: [within(MINUTE, 50)] },
    factorCodes: { perAccount: [within(HOUR, 60)], perAddress: [within(HOUR, 300)] },
    /** Discount codes that do not exist; others are given back. */
    discountMisses: { perAccount: [within(MINUTE, 30)], perAddress: [within(MINUTE, 100)] },
    chainReads: { perAccount: [within(MINUTE, 20)], perAddress: [within(MINUTE, 100)] },
  },
  /**
   * Tries of passwords and codes: each is counted before it is checked. Above the account's limit tries are delayed,
   * above the others they are refused.
   */
  tries: { login: guesses, recovery: guesses, factor: guesses },
} as const satisfies Readonly<Record<string, Readonly<Record<string, LimitRule>>>>

/** All calls of one access token, reads included. */
export const tokenLimits = {
  tokenCalls: { perAccount: [], perAddress: [], perToken: [within(MINUTE, 600)] },
} as const satisfies Readonly<Record<string, LimitRule>>

/**
 * Reads of an account and of an address (of IPv6 the /64) in a minute, in one process: procedures that read, signed calls that read, files
 * and pages. A page asks for `pageAtMost` at most while it loads, so an account opens thirty pages a minute at least, and an office behind one
 * address a hundred and twenty.
 */
export const readLimits = {
  perAccount: 3_000,
  perAddress: 12_000,
  windowSeconds: MINUTE,
  pageAtMost: 100,
  /** Accounts and networks that are remembered at once: some megabytes. */
  mostRemembered: 50_000,
} as const

/**
 * Concurrent uploads in one process, and the maximum silence of one. If the file comes
 * before the identifying fields, its user is still unknown: such uploads get few of the slots and a total time limit.
 */
export const uploadLimits = {
  atOnce: { perAccount: 4, perAddress: 10, perProcess: 32 },
  unknownAtOnce: { perAddress: 2, perProcess: 8 },
  silenceMilliseconds: 20_000,
  unknownMilliseconds: 20_000,
} as const

/** Names of general rate limits. */
export type RateName = keyof typeof limitRules.rates
/** Names of the quotas that a call counts towards in addition. */
export type QuotaName = keyof typeof limitRules.quotas | keyof typeof limitRules.efforts
/** Kinds of secrets that can be guessed. */
export type GuessName = keyof typeof limitRules.tries
export type LimitName = RateName | QuotaName | GuessName | keyof typeof tokenLimits
