const MINUTE = 60
const HOUR = 3_600
const DAY = 24 * HOUR

/** HTTP calls of the product to its users' programs. */
export const webhookRules = {
  maximumPerUser: 10,
  maximumUrl: 500,
  /** 24 to 64 by the specification of Standard Webhooks. */
  secretBytes: 32,
  /** How long a replaced secret still signs calls besides the new one. */
  oldSecretSeconds: DAY,
  /** Retry delays of one delivery: three days in total, then it is given up. */
  pausesSeconds: [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 20 * HOUR],
  /**
   * Delay between two deliveries to a target with so many consecutive failures; the last applies to all further ones.
   */
  restsSeconds: [5, 15, MINUTE, 5 * MINUTE],
  /** A webhook is stopped after failing for so long: slightly less than the retries of one delivery last. */
  steadyFailureSeconds: 71 * HOUR,
  /** Further events are dropped until some are delivered. */
  maximumWaiting: 10_000,
  keptSeconds: 30 * DAY,
  /** Maximum tries shown of one delivery; the oldest are dropped. */
  maximumTriesShown: 20,
  connectMilliseconds: 5_000,
  callMilliseconds: 15_000,
  /** Time slice of one webhook: its deliveries are sent sequentially, then other webhooks get their turn. */
  turnMilliseconds: 2_000,
  /** A slower response ends the turn. */
  slowCallMilliseconds: 1_000,
  /** Concurrent calls: in total, per account, and to targets whose last response was slow. */
  callsAtOnce: 16,
  callsAtOncePerUser: 2,
  slowCallsAtOnce: 8,
} as const
