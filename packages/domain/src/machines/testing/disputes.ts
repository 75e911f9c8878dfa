import type {
  NoDispute,
  OpenDispute,
  PendingRuling,
  PerParty,
  Ruling,
  RuledDispute,
  Said,
} from '../../trust/disputes/index.ts'

/** What a side has said: nothing but what is named. */
export const said = (of: Partial<Said> = {}): Said => ({ complaints: 0, statements: 0, proposals: 0, ...of })

/** Nothing is disputed, nothing was said. */
export const undisputed = {
  kind: 'none',
  proposal: null,
  said: { buyer: said(), seller: said() },
} as const satisfies NoDispute

/** A dispute in which only what is named has happened. */
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

/** The same with a ruling that waits for a second arbiter. */
export const ruledOn = <R extends Ruling>(dispute: OpenDispute, pendingRuling: PendingRuling<R>): RuledDispute<R> => ({
  ...dispute,
  kind: 'ruled',
  pendingRuling,
})
