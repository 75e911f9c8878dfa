/** Goods, their categories and texts (marketplace.md §5, §9). */
export const goodsRules = {
  title: { wizardMinimumCharacters: 2, minimumCharacters: 8, maximumCharacters: 30 },
  description: { minimumVisibleCharacters: 10, maximumVisibleCharacters: 3_000 },
  shipment: { minimumVisibleCharacters: 10, maximumVisibleCharacters: 3_000 },
  richText: { maximumCharacters: 100_000, maximumImages: 20, fontSizesPixels: [14, 20, 36, 60, 100] },
  price: { decimals: 2, maximumCents: 100_000_000, maximumSteps: 10 },
  category: { maximumTitleCharacters: 30, homeShortcuts: 6 },
  purchase: { minimumVolume: 1, maximumVolume: 10_000 },
  stock: {
    lowStock: 5,
    maximumLowStock: 100,
    maximumSecretCharacters: 2_000,
    maximumBatchCharacters: 40,
    maximumSecretsACall: 1_000,
    maximumCharactersACall: 200_000,
    maximumUnsold: 10_000,
    maximumUnitsAnOrder: 100,
    maximumReplacedAnOrder: 200,
    maximumRemarkCharacters: 200,
    maximumCsvBytes: 2_000_000,
  },
  discount: {
    minimumCharacters: 3,
    maximumCharacters: 20,
    maximumPercent: 99,
    maximumUses: 1_000_000,
    maximumGoods: 50,
    maximumValid: 100,
  },
  /**
   * "Available again" messages: maximum latest followers per event, and the minimum time between two messages to one
   * follower.
   */
  favorites: { maximumTold: 2_000, againAfterSeconds: 86_400 },
  pushIntervalSeconds: 3_600,
  /** Three years, including a leap day. */
  sales: { maximumSpanDays: 1_096 },
  /** Maximum goods that one call pushes, takes offline or puts online. */
  maximumAtOnce: 60,
  search: {
    maximumCharacters: 60,
    /** Maximum rows that a list can be paged through. */
    maximumRows: 100_000,
    /** Lower bounds of a search's price bands; the first band starts at zero. */
    priceBandCents: [500, 2_000, 5_000, 10_000, 50_000],
    suggestions: { words: 4, goods: 5, categories: 3 },
  },
} as const

/** Weights of sales and reviews in rankings. */
export const rankingRules = {
  /** From here on a sale weighs one, below it its part of it. */
  fullSaleCents: 2_000,
  /** A sale that weighs less recommends nothing. */
  recommendsFromCents: 100,
  /** A sale counts half after a week; being new is worth a quarter of one. */
  halfLifeSeconds: 604_800,
  newGoodsWeight: 0.25,
  /** How far back the same buyer, coin that goes round and shared networks are looked for: 30 days. */
  tiesSeconds: 2_592_000,
  /** A review of a purchase below it counts in no average, and of one buyer's reviews of a seller one in 7 days. */
  review: { countsFromCents: 50, sameSellerSeconds: 604_800 },
} as const

/** The escrow order over goods (marketplace.md §1, §4). */
export const goodsOrderRules = {
  protectionSeconds: 1_296_000,
  holdBeforeArbiterSeconds: 1_296_000,
  /**
   * Delivery by hand: hours that a seller may promise, `maximumSeconds` as the site's setting has it at first; seconds after
   * the promise until the clock refunds.
   */
  promise: { minimumHours: 1, defaultHours: 24, maximumHours: 720, maximumSeconds: 604_800 },
  undeliveredSeconds: 604_800,
  /** How long a buyer may still pay a total that they saw after its rate was replaced. */
  quoteStandsSeconds: 60,
} as const
