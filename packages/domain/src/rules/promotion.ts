/** Ads (wallet-and-otc.md §9). Prices in US cents, factors in basis points. */
export const adRules = {
  title: { minimumCharacters: 3, maximumCharacters: 50 },
  contents: { maximumVisibleCharacters: 3_000 },
  home: { weekChoices: [2, 4, 8, 52], maximumWeeks: 52, secondsPerWeek: 604_800 },
  category: { packageChoices: [1, 2, 5, 10], maximumPackages: 100, maximumCategories: 20 },
  discount: { fullPriceUpTo: 2, doubleFactorUpTo: 5 },
  strip: { intervalMilliseconds: 5_000, items: 3 },
  defaultCurrency: 'LTC',
} as const

/** Publish right and reply right (wallet-and-otc.md §5, §9). */
export const rightsRules = {
  /** Whether the product sells rights yet; a site asks for none before, or nobody could publish. */
  onSale: false,
  defaultMonths: 1,
  maximumMonths: 120,
  planMonths: [1, 3, 6, 12],
  secondsPerMonth: 2_592_000,
} as const
