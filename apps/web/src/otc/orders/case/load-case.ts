import type { LoadCase } from '../../../trust/disputes/index.ts'

/** A file of its own: the first visit of any page loads what the router asks before it draws one. */
export const loadOtcOrderCase: LoadCase = (q, id) => q.otcOrders.case.ensureData({ id })
