/** Disputes of any market: limits of each side's acts, and the time to answer. */
export const disputeRules = {
  responseSeconds: 259_200,
  secondArbiterCents: 100_000,
  complaint: { maximumPerSide: 20 },
  statement: { minimumCharacters: 10, maximumCharacters: 3_000, maximumFiles: 8, maximumPerSide: 20 },
  proposal: { maximumPerSide: 20 },
  /** Minimum part of the escrow for each side, in hundredths of a percent, for a split to count as a trade. */
  leastTradedBasisPoints: 100,
  rulingReason: { maximumCharacters: 2_000 },
  /** How long after the end an arbiter who ruled still reads the subject: appeals, questions of a second arbiter. */
  readAfterEndSeconds: 2_592_000,
} as const
