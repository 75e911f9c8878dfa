/** Accounts and sessions (marketplace.md §5, product.md "Accounts"). */
export const accountRules = {
  uid: { first: 100_001, maximumDigits: 12 },
  password: { minimumCharacters: 6, maximumCharacters: 20, minimumKinds: 2, digestHexCharacters: 32 },
  /** The own words by which somebody knows the site where money leaves. */
  phrase: { minimumCharacters: 4, maximumCharacters: 40 },
  payPassword: { triesBeforeLock: 5, lockSeconds: 900 },
  /** So much longer coin is held that an account sent while it waited, once the account is frozen. */
  frozenHoldSeconds: 604_800,
  /** How long the link of a message freezes the account: 7 days. */
  freezeLinkSeconds: 604_800,
  session: {
    payPasswordVerifiedSeconds: 1_800,
    lifetimeSeconds: 2_592_000,
    longestSeconds: 7_776_000,
    maximumPerUser: 20,
  },
  loginThrottle: { triesPerUid: 10, triesPerAddress: 50, windowSeconds: 900 },
  /** Tries of strangers on one account: a customer may hold a /56 or a /48 of IPv6, and is one all the same. */
  strangersTries: { triesPer56: 40, triesPer48: 80, windowSeconds: 3_600 },
  /** A browser that an account logged in with. */
  knownDevice: { mostAccounts: 5, keptSeconds: 31_536_000 },
  /** One-time codes as RFC 6238 has them, and the codes for whoever lost the device. */
  secondFactor: {
    digits: 6,
    periodSeconds: 30,
    driftPeriods: 1,
    recoveryCodes: 10,
    recoveryGroups: 3,
    groupCharacters: 4,
  },
  /** Keys of a device beside the codes. A challenge is answered once, in its time; parts of what is signed in characters of base64url. */
  passkey: {
    maximum: 10,
    nameCharacters: 40,
    challengeSeconds: 180,
    openChallenges: 5,
    longestPart: 1_400,
    longestAttestation: 8_000,
  },
  /** How long staff count as having just proved who they are. */
  staff: { confirmedSeconds: 900 },
  /** What the owner is shown of tries that failed. */
  failedTries: { rows: 20, shownSeconds: 2_592_000 },
  redirectAfterPasswordChangeMilliseconds: 1_000,
} as const
