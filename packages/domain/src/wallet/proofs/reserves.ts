import type { CurrencyCode } from '../../money/index.ts'

/** What a reserve's signature is over, besides the address that signs. */
export interface ReserveStatement {
  /** The site's origin, such as `https://market.example`. */
  readonly site: string
  readonly snapshotId: number
  readonly currency: CurrencyCode
  /** The root of the coin's tree, 64 hexadecimal digits. */
  readonly root: string
}

/**
 * The message that the keys of a reserve's address sign. It names site, snapshot and root, so that it counts for no other.
 * One line of ASCII, because some hardware wallets sign nothing else.
 * @example
 * const statement: ReserveStatement = { site: 'https://a.example', snapshotId: 12, currency: 'LTC', root: '7f' }
 * reserveMessage(statement) // 'Proof of reserves of https://a.example, snapshot 12, LTC, root 7f'
 */
export function reserveMessage({ site, snapshotId, currency, root }: ReserveStatement): string {
  return `Proof of reserves of ${site}, snapshot ${snapshotId}, ${currency}, root ${root}`
}

/**
 * Reserves relative to liabilities, in basis points rounded down.
 * @param held what the signed addresses hold, smallest units
 * @param owed what users are owed, in the same unit
 * @returns null where nothing is owed
 * @example
 * reservesBasisPoints(999n, 1_000n) // 9_990n
 * reservesBasisPoints(5n, 0n) // null
 */
export function reservesBasisPoints(held: bigint, owed: bigint): bigint | null {
  return owed === 0n ? null : (held * 10_000n) / owed
}
