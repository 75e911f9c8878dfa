/** The staff console. */
export const staffRules = {
  reason: { minimumCharacters: 3, maximumCharacters: 500 },
  nickName: { maximumCharacters: 32 },
  /** Maximum categories with a fixed place; the others are sorted by their number of goods. */
  arrangedCategories: 100,
  /** A staff member who claims a queue item works on it alone for so long; each of their steps renews the claim. */
  claimSeconds: 1_200,
  /** Context lines before and after a reported message, and maximum reports and warnings shown. */
  reportedContext: { lines: 10, reports: 20, warnings: 10 },
  report: { maximumCharacters: 500 },
  /** Days of the site's figures: the default, and the maximum. */
  figures: { days: 30, mostDays: 366 },
  /** Maximum validity of a rate set by finance, and the time for the second member to confirm it. */
  rates: { mostHours: 24, confirmSeconds: 3_600 },
  /** How long a proposed money setting waits for a second administrator. */
  settings: { confirmSeconds: 86_400 },
  /** How long a proposed staff role waits for a second administrator. */
  members: { confirmSeconds: 86_400 },
  /** How long after an appointment a member and their appointer count as one person for four-eyes steps. */
  sameEyesSeconds: 2_592_000,
  /** Maximum days of one ledger search without a user, subject or transaction. */
  ledgerSearch: { mostDays: 92 },
  /** Maximum rows of one exported file: audit lines, ledger entries. */
  exports: { auditLines: 5_000, ledgerEntries: 2_000 },
  /** Rows per page in the console's lists. */
  rows: 40,
} as const
