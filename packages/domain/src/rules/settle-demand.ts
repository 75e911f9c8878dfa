/** Effect of a buyer's demand for settlement against a silent seller. */
interface DemandRule {
  /** Whether the buyer must first state the payer and give evidence. */
  readonly needsEvidence: boolean
  /**
   * `settles`: the coin goes to the buyer at once. `disputes`: an arbiter hears the order, with the short time to
   * answer.
   */
  readonly does: 'settles' | 'disputes'
}

/** Values of the site setting; an order keeps the value of its creation. */
export const SETTLE_DEMANDS = {
  settles: { needsEvidence: false, does: 'settles' },
  settlesWithEvidence: { needsEvidence: true, does: 'settles' },
  opensDispute: { needsEvidence: false, does: 'disputes' },
} as const satisfies Readonly<Record<string, DemandRule>>

export type SettleDemand = keyof typeof SETTLE_DEMANDS

/** The values in the order of the staff page. */
export const SETTLE_DEMAND_NAMES = [
  'settles',
  'settlesWithEvidence',
  'opensDispute',
] as const satisfies readonly SettleDemand[]
