/** The newest deposits: what is on its way is among them. */
export const ARRIVING = { page: 1, limit: 20 } as const

/** The ledger lines that stand under the balances. */
export const LATEST = { page: 1, limit: 6 } as const
