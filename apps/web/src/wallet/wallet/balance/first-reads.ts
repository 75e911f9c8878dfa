/** The newest deposits, which include the incoming ones. */
export const ARRIVING = { page: 1, limit: 20 } as const

/** The ledger entries shown below the balances. */
export const LATEST = { page: 1, limit: 6 } as const
