import { accountRules } from './account.ts'

/** At most so many within a window that begins with the first. */
export interface RateBound {
  readonly limit: number
  readonly windowSeconds: number
}

/** How much of an IPv6 address names a network; addresses of IPv4 are counted by themselves, as a /64 is. */
export type Ipv6Bits = 48 | 56 | 64

/** A bound of the calls from one network. */
export interface NetworkBound extends RateBound {
  readonly ipv6Bits: Ipv6Bits
}

/** The bounds of one kind of call: for each account, and for each address (of IPv6 the /64). */
export interface LimitRule {
  readonly perAccount: readonly RateBound[]
  readonly perAddress: readonly RateBound[]
  /** For each account from each network, the narrow ones first. */
  readonly perPair?: readonly NetworkBound[]
  /** For each account from each browser that it knows. */
  readonly perDevice?: readonly RateBound[]
  /** For each access token. */
  readonly perToken?: readonly RateBound[]
}

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

const within = (windowSeconds: number, limit: number): RateBound => ({ limit, windowSeconds })

/**
 * Tries without a delay; each one more waits twice as long as the one before. From everywhere together some are free, then each waits
 * and none is refused: strangers could lock the owner out. Of one process so many wait at once, what comes on top goes on.
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

/** How often anybody may do what. Every write has a rate, `write` unless its procedure names another; the others come on top. */
export const limitRules = {
  rates: {
    write: { perAccount: [within(MINUTE, 600)], perAddress: [within(MINUTE, 3_000)] },
    money: { perAccount: [within(MINUTE, 3_000)], perAddress: [within(MINUTE, 6_000)] },
    /** Calls that do dozens of things at once. */
    many: { perAccount: [within(MINUTE, 20)], perAddress: [within(MINUTE, 60)] },
  },
  /** What piles up and is read by others. A call that is refused for another reason gives its place back. */
  quotas: {
    categories: { perAccount: [within(HOUR, 20), within(DAY, 60)], perAddress: [within(HOUR, 60)] },
    goods: { perAccount: [within(HOUR, 100), within(DAY, 300)], perAddress: [within(HOUR, 300)] },
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
  /** What is work for the machine, whatever comes of it. */
  efforts: {
    registrations: { perAccount: [], perAddress: [within(HOUR, 20)] },
    uploads: { perAccount: [within(HOUR, 120)], perAddress: [within(HOUR, 600)] },
    chatSearches: { perAccount: [within(MINUTE, 60)], perAddress: [within(MINUTE, 300)] },
    exports: { perAccount: [within(MINUTE, 10)], perAddress: [within(MINUTE, 50)] },
    factorCodes: { perAccount: [within(HOUR, 60)], perAddress: [within(HOUR, 300)] },
    chainReads: { perAccount: [within(MINUTE, 20)], perAddress: [within(MINUTE, 100)] },
  },
  /** Passwords and codes that somebody guesses: each try is counted before it is judged. Above the bound of an account tries wait, above the others they are refused. */
  tries: { login: guesses, recovery: guesses, factor: guesses },
} as const satisfies Readonly<Record<string, Readonly<Record<string, LimitRule>>>>

/** Calls of one access token, reads too. */
export const tokenLimits = {
  tokenCalls: { perAccount: [], perAddress: [], perToken: [within(MINUTE, 600)] },
} as const satisfies Readonly<Record<string, LimitRule>>

/**
 * Uploads that travel at the same time, in one process, and how long one of them may fall silent. Those of nobody yet, where the file
 * comes before the fields that say whose it is, have a small share of the places, and end after a while however much they send.
 */
export const uploadLimits = {
  atOnce: { perAccount: 4, perAddress: 10, perProcess: 32 },
  unknownAtOnce: { perAddress: 2, perProcess: 8 },
  silenceMilliseconds: 20_000,
  unknownMilliseconds: 20_000,
} as const

/** How often a call may be made at all. */
export type RateName = keyof typeof limitRules.rates
/** What a call counts towards besides. */
export type QuotaName = keyof typeof limitRules.quotas | keyof typeof limitRules.efforts
/** Which secret is guessed. */
export type GuessName = keyof typeof limitRules.tries
export type LimitName = RateName | QuotaName | GuessName | keyof typeof tokenLimits
