/** The staff console. */
export const staffRules = {
  reason: { minimumCharacters: 3, maximumCharacters: 500 },
  nickName: { maximumCharacters: 32 },
  /** How many categories staff may give a fixed place; the others follow by their number of goods. */
  arrangedCategories: 100,
  /** Rows at a time in the console's lists. */
  rows: 40,
} as const
