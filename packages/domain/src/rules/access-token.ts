/** Access tokens of programs that act for an account. */
export const accessTokenRules = {
  prefix: 'jindu_',
  maximumPerUser: 20,
  name: { maximumCharacters: 40 },
  days: { maximum: 365 },
  maximumAddresses: 10,
  /** The most that a limit for a day may be. */
  dailyLimit: { maximumCents: 100_000_000_00 },
} as const
