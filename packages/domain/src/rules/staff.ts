/** The staff console. */
export const staffRules = {
  reason: { minimumCharacters: 3, maximumCharacters: 500 },
  nickName: { maximumCharacters: 32 },
  /** How many categories staff may give a fixed place; the others follow by their number of goods. */
  arrangedCategories: 100,
  /** Who takes an item of the queue works on it alone for so long; every step of theirs begins it anew. */
  claimSeconds: 1_200,
  /** Lines before and after a reported message that are shown with it, and reports shown of one thing. */
  reportedContext: { lines: 10, reports: 20, warnings: 10 },
  report: { maximumCharacters: 500 },
  /** Days of the site's figures: how many a reader gets unasked, and may ask for. */
  figures: { days: 30, mostDays: 366 },
  /** A rate that finance sets counts for so many hours at most; its second member has so long to agree. */
  rates: { mostHours: 24, confirmSeconds: 3_600 },
  /** A setting of money that one administrator proposes waits for another one so long. */
  settings: { confirmSeconds: 86_400 },
  /** So does a role that one administrator gives somebody. */
  members: { confirmSeconds: 86_400 },
  /** Days of the ledger that one search covers when it names no user, thing or transaction. */
  ledgerSearch: { mostDays: 92 },
  /** The most that one file of the console holds: lines of the audit, entries of the ledger. */
  exports: { auditLines: 5_000, ledgerEntries: 2_000 },
  /** Rows at a time in the console's lists. */
  rows: 40,
} as const
