/** OTC offers and orders (wallet-and-otc.md §5, §9). Totals in smallest units per currency, limits in US cents. */
export const otcRules = {
  priceFloorBasisPoints: 5_000,
  /** Of buy offers: as far over the market as a price that follows it may be. */
  buyPriceCeilingBasisPoints: 15_000,
  /** From so far on the losing side of the market, whoever agrees to a price is asked once more. */
  farFromMarketBasisPoints: 1_000,
  /** Over or under the market, of a price that follows it. */
  maximumMarginBasisPoints: 5_000,
  /** The specification counts coins alike: ten. Ten LTC or USDT are worth less than the smallest order of a buy offer, so these two have room for it. */
  buyTotalMaximumUnits: { BTC: 1_000_000_000, USDT: 100_000_000_000, LTC: 100_000_000_000 },
  sellTotalMinimumUnits: { BTC: 2_000_000_000, USDT: 20_000_000, LTC: 2_000_000_000 },
  buyMinimumLimitCents: 200_000,
  sellMinimumLimitCents: 1_000,
  autoSettleSeconds: 3_600,
  unattendedSeconds: 86_400,
  disputeResponseSeconds: 86_400,
  /** How long the other side has to answer where a demand for settlement opened the dispute. */
  demandResponseSeconds: 14_400,
  latePaymentSeconds: 3_600,
  /** Of an offer's hours, in each week: an order's clock runs within them only. */
  minimumWeekHours: 20,
  maximumRemarkCharacters: 500,
  maximumRequirement: 1_000_000,
  maximumPaymentMethods: 6,
  /** Ongoing at once, of one owner. */
  maximumOngoingOffers: 50,
  /** Open orders of one user, whichever side they are on. */
  maximumOpenOrders: 20,
  /** Orders that a buyer may cancel within 24 hours; at the bound they get no other, neither by taking nor as the owner of a buy offer. */
  maximumCancellationsADay: 3,
  maximumPayerCharacters: 100,
  /** Accounts that one user keeps for fiat to be paid to, and those that one offer or order names. */
  maximumPayees: 20,
  maximumPayeesNamed: 6,
  maximumPayeeLabelCharacters: 30,
  /** Of the holder's name and of the account or number, each. */
  maximumPayeeCharacters: 100,
  maximumPayeeNoteCharacters: 200,
  /** Who looks at an order's accounts again within this time leaves no second line on its timeline. */
  payeeViewSeconds: 3_600,
  /** How long after its end an order's accounts are kept, sealed: as long as its ruling may be questioned. 30 days. */
  payeesKeptSeconds: 2_592_000,
  /** Other buyers whose released orders an account paid, and pairs of buyer and seller in them, before a seller is told that it was seen elsewhere. */
  seenElsewhere: { leastBuyers: 2, leastPairs: 2 },
  /** Pictures of one payment. */
  maximumEvidenceFiles: 4,
  /** How long both sides of a completed order may rate each other, and change it: 14 days. */
  ratingSeconds: 1_209_600,
  maximumRatingCharacters: 300,
  /** A seller's latest releases, of which the middle one is told. */
  releasesOfRecord: 100,
} as const
