import { coinRule } from './coin.ts'

/** OTC offers and orders (wallet-and-otc.md §5, §9). Totals in smallest units per currency, limits in US cents. */
export const otcRules = {
  priceFloorBasisPoints: 5_000,
  /** Ceiling of buy offers: equal to the maximum margin of a price that follows the market. */
  buyPriceCeilingBasisPoints: 15_000,
  /** Distance from the market, to a person's disadvantage, from which they must confirm a price. */
  farFromMarketBasisPoints: 1_000,
  /** Maximum margin over or under the market price. */
  maximumMarginBasisPoints: 5_000,
  buyTotalMaximumUnits: coinRule(({ otc }) => otc.buyTotalMaximum),
  sellTotalMinimumUnits: coinRule(({ otc }) => otc.sellTotalMinimum),
  buyMinimumLimitCents: 200_000,
  sellMinimumLimitCents: 1_000,
  autoSettleSeconds: 3_600,
  /** What an offer may give the buyer to pay, where it does not keep the site's time: 15 minutes to 24 hours. */
  payTime: { minimumSeconds: 900, maximumSeconds: 86_400 },
  unattendedSeconds: 86_400,
  disputeResponseSeconds: 86_400,
  /** Time for the other side to answer if a demand for settlement opened the dispute. */
  demandResponseSeconds: 14_400,
  latePaymentSeconds: 3_600,
  /** Minimum working hours per week: an order's clock runs within them only. */
  minimumWeekHours: 20,
  maximumRemarkCharacters: 500,
  maximumRequirement: 1_000_000,
  maximumPaymentMethods: 6,
  /** Maximum ongoing offers of one owner. */
  maximumOngoingOffers: 50,
  /** Maximum open orders of one user, on either side. */
  maximumOpenOrders: 20,
  /**
   * Maximum orders that a buyer may cancel within 24 hours; at the limit they get no new order, neither by taking nor
   * through their own buy offer.
   */
  maximumCancellationsADay: 3,
  maximumPayerCharacters: 100,
  /** Maximum receiving accounts of one user, and in one offer or order. */
  maximumPayees: 20,
  maximumPayeesNamed: 6,
  maximumPayeeLabelCharacters: 30,
  /** Maximum length of the holder's name, and of the account or number. */
  maximumPayeeCharacters: 100,
  maximumPayeeNoteCharacters: 200,
  /**
   * How long an order's receiving accounts are kept, encrypted, after its end: as long as its ruling may be questioned.
   * 30 days.
   */
  payeesKeptSeconds: 2_592_000,
  /**
   * Minimum other buyers, and buyer-seller pairs, with released orders from an account before a seller is told that it
   * was used elsewhere.
   */
  seenElsewhere: { leastBuyers: 2, leastPairs: 2 },
  /** Maximum pictures of one payment. */
  maximumEvidenceFiles: 4,
  /** How long both sides of a completed order may rate each other and change their ratings: 14 days. */
  ratingSeconds: 1_209_600,
  maximumRatingCharacters: 300,
  /** Maximum alerts of one user. */
  maximumAlerts: 20,
  /** Latest releases of a seller over which the median release time is computed. */
  releasesOfRecord: 100,
} as const
