/** Reviews of goods by those who bought them. */
export const reviewRules = {
  rating: { minimum: 1, maximum: 5 },
  /** Goods are rated well from this average on, as it is shown: tenths of a star. */
  wellTenths: 40,
  text: { minimumCharacters: 5, maximumCharacters: 1_000 },
  reply: { maximumCharacters: 1_000 },
  /** How long a review, and the seller's reply to it, may be edited after it was written. */
  editSeconds: 604_800,
  hideReason: { maximumCharacters: 500 },
} as const
