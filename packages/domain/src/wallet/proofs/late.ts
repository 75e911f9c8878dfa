import { walletRules } from '../../rules/wallet.ts'

/**
 * Whether the newest snapshot is older than two intervals, so that the page warns and finance is told.
 * @param takenAt when the newest snapshot was taken, unix seconds
 * @param now unix seconds
 * @example
 * isSnapshotLate(1_795_000_000, 1_795_000_000 + 86_400) // false
 * isSnapshotLate(1_795_000_000, 1_795_000_000 + 172_801) // true
 */
export const isSnapshotLate = (takenAt: number, now: number): boolean =>
  now - takenAt > 2 * walletRules.proof.everySeconds
