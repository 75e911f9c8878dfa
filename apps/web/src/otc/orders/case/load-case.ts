import type { LoadCase } from '../../../trust/disputes/index.ts'

/** A separate file, because the first visit of any page loads all loaders that the router needs. */
export const loadOtcOrderCase: LoadCase = (q, id) => q.otcOrders.case.ensureData({ id })
