/** The staff console. */
export const staffRules = {
  reason: { minimumCharacters: 3, maximumCharacters: 500 },
  nickName: { maximumCharacters: 32 },
  /** How many categories staff may give a fixed place; the others follow by their number of goods. */
  arrangedCategories: 100,
  /** Who takes an item of the queue works on it alone for so long; every step of theirs begins it anew. */
  claimSeconds: 1_200,
  /** Lines before and after a reported message that are shown with it, and reports shown of one thing. */
  reportedContext: { lines: 5, reports: 20 },
  report: { maximumCharacters: 500 },
  /** Rows at a time in the console's lists. */
  rows: 40,
} as const
