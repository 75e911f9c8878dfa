/** What becomes of an order whose buyer demands settlement from a silent seller. */
interface DemandRule {
  /** Whether the buyer must have stated who pays and given evidence. */
  readonly needsEvidence: boolean
  /** `settles`: the coin goes to the buyer at once. `disputes`: an arbiter hears it, with the short time to answer. */
  readonly does: 'settles' | 'disputes'
}

/** The values of the site setting; an order keeps the one it was taken under. */
export const SETTLE_DEMANDS = {
  settles: { needsEvidence: false, does: 'settles' },
  settlesWithEvidence: { needsEvidence: true, does: 'settles' },
  opensDispute: { needsEvidence: false, does: 'disputes' },
} as const satisfies Readonly<Record<string, DemandRule>>

export type SettleDemand = keyof typeof SETTLE_DEMANDS

/** The same in the order in which staff read them. */
export const SETTLE_DEMAND_NAMES = [
  'settles',
  'settlesWithEvidence',
  'opensDispute',
] as const satisfies readonly SettleDemand[]
