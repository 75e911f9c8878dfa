/** Disputes of any market: what each side may say, and how long the other has to answer. */
export const disputeRules = {
  responseSeconds: 259_200,
  secondArbiterCents: 100_000,
  complaint: { maximumPerSide: 20 },
  statement: { minimumCharacters: 10, maximumCharacters: 3_000, maximumFiles: 8, maximumPerSide: 20 },
  proposal: { maximumPerSide: 20 },
  /** A split counts as a trade where each side keeps at least so much of the escrow, hundredths of a percent. */
  leastTradedBasisPoints: 100,
  rulingReason: { maximumCharacters: 2_000 },
  /** How long after the end an arbiter who ruled still reads the subject: appeals, questions of a second arbiter. */
  readAfterEndSeconds: 2_592_000,
} as const
