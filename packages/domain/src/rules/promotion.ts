/** Ads (wallet-and-otc.md §9). Prices in US cents, factors in basis points. */
export const adRules = {
  title: { minimumCharacters: 3, maximumCharacters: 50 },
  contents: { maximumVisibleCharacters: 3_000 },
  /** Any number of weeks can be bought: the maximum, a hundred years, only bounds the input. */
  home: { weekChoices: [2, 4, 8, 52], maximumWeeks: 5_200, secondsPerWeek: 604_800 },
  category: { packageChoices: [1, 2, 5, 10], maximumPackages: 100, maximumCategories: 20 },
  discount: { fullPriceUpTo: 2, doubleFactorUpTo: 5 },
  /** A strip shows `items` side by side; a page is handed at most `pages` of them at once. */
  strip: { intervalMilliseconds: 5_000, items: 3, pages: 4 },
  /**
   * A person's clicks on an ad count once within this time. Clicks from one network (IPv4 /24, IPv6 /48) are limited
   * per time, whoever makes them.
   */
  click: {
    onceSeconds: 3_600,
    ownersAddressSeconds: 86_400,
    network: [
      { seconds: 3_600, maximum: 3 },
      { seconds: 86_400, maximum: 10 },
    ],
  },
  /** Days that its owner reads of an ad. */
  statistics: { days: 30, maximumDays: 366 },
  defaultCurrency: 'LTC',
} as const

/** Publish right and reply right (wallet-and-otc.md §5, §9). */
export const rightsRules = {
  defaultMonths: 1,
  maximumMonths: 60,
  planMonths: [1, 3, 6, 12],
  secondsPerMonth: 2_592_000,
  /** Days before the end at which its holder is reminded, the earliest first. */
  remindDays: [7, 1],
  /** Terms in days for which staff offer to withdraw a right. */
  withdrawDays: { choices: [3, 14, 30], maximum: 3_650 },
  /** Grace period between switching a requirement on and its enforcement. */
  graceSeconds: 604_800,
} as const
