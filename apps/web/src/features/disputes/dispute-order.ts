import type { ApiOutputs } from '../../shared/trpc/types.ts'

/** An order as one of its parties, or an arbiter, reads it. */
export type DisputeOrder = ApiOutputs['goodsOrders']['info']
export type Dispute = DisputeOrder['dispute']
export type Proposal = NonNullable<Dispute['proposal']>
export type Ruling = NonNullable<Dispute['ruling']>['ruling']

/** Whether the reader may take a step now, from the table that guards the server. */
export const mayNow = (
  { allowedEvents }: DisputeOrder,
  event: DisputeOrder['allowedEvents'][number]['event'],
): boolean => allowedEvents.some((one) => one.event === event && one.allowed)
