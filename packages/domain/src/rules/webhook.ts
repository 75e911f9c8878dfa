const MINUTE = 60
const HOUR = 3_600
const DAY = 24 * HOUR

/** Calls of the product to programs of its users. */
export const webhookRules = {
  maximumPerUser: 10,
  maximumUrl: 500,
  /** 24 to 64 by the specification of Standard Webhooks. */
  secretBytes: 32,
  /** A secret that was replaced still signs for so long. */
  oldSecretSeconds: DAY,
  /** Retry delays of one delivery: three days in total, then it is given up. */
  pausesSeconds: [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 20 * HOUR],
  /**
   * Delay between two deliveries to a target with so many consecutive failures; the last applies to all further ones.
   */
  restsSeconds: [5, 15, MINUTE, 5 * MINUTE],
  /** An address that took nothing for so long is called no more; a little less than one delivery is tried. */
  steadyFailureSeconds: 71 * HOUR,
  /** Further events are dropped until some are delivered. */
  maximumWaiting: 10_000,
  keptSeconds: 30 * DAY,
  /** Tries of one delivery that are shown; the oldest go first. */
  maximumTriesShown: 20,
  connectMilliseconds: 5_000,
  callMilliseconds: 15_000,
  /** Deliveries go to an address one after another, for so long in a turn; then others have theirs. */
  turnMilliseconds: 2_000,
  /** An answer that took longer ends the turn. */
  slowCallMilliseconds: 1_000,
  /** Concurrent calls: in total, per account, and to targets whose last response was slow. */
  callsAtOnce: 16,
  callsAtOncePerUser: 2,
  slowCallsAtOnce: 8,
} as const
