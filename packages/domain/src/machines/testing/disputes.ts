import type {
  NoDispute,
  OpenDispute,
  PendingRuling,
  PerParty,
  Ruling,
  RuledDispute,
  Said,
} from '../../trust/disputes/index.ts'

/** Counts of a side's acts in a dispute, zero unless given. */
export const said = (of: Partial<Said> = {}): Said => ({ complaints: 0, statements: 0, proposals: 0, ...of })

/** No dispute, no acts. */
export const undisputed = {
  kind: 'none',
  proposal: null,
  said: { buyer: said(), seller: said() },
} as const satisfies NoDispute

/** A dispute in which only the given acts happened. */
export const disputed = (
  openedAt: number,
  complaintAt: Partial<PerParty<number>> = {},
  statedAt: Partial<PerParty<number>> = {},
): OpenDispute & { readonly proposal: null } => ({
  ...undisputed,
  kind: 'open',
  openedAt,
  complaintAt: { buyer: null, seller: null, ...complaintAt },
  statedAt: { buyer: null, seller: null, ...statedAt },
})

/** The same dispute with a ruling that waits for a second arbiter. */
export const ruledOn = <R extends Ruling>(dispute: OpenDispute, pendingRuling: PendingRuling<R>): RuledDispute<R> => ({
  ...dispute,
  kind: 'ruled',
  pendingRuling,
})
