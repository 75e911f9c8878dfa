/** Accounts and sessions (marketplace.md §5, product.md "Accounts"). */
export const accountRules = {
  uid: { first: 100_001, maximumDigits: 12 },
  password: { minimumCharacters: 6, maximumCharacters: 20, minimumKinds: 2, digestHexCharacters: 32 },
  /** The anti-phishing phrase by which a user recognises the site where money leaves. */
  phrase: { minimumCharacters: 4, maximumCharacters: 40 },
  payPassword: { triesBeforeLock: 5, lockSeconds: 900 },
  /** When an account is frozen, coin that it sent during its wait is held for so much longer at the receivers. */
  frozenHoldSeconds: 604_800,
  /** Validity of a freeze link in a message: 7 days. */
  freezeLinkSeconds: 604_800,
  session: {
    payPasswordVerifiedSeconds: 1_800,
    lifetimeSeconds: 2_592_000,
    longestSeconds: 7_776_000,
    maximumPerUser: 20,
  },
  loginThrottle: { triesPerUid: 10, triesPerAddress: 50, windowSeconds: 900 },
  /**
   * Password tries of strangers per account. One customer may hold a whole /56 or /48 of IPv6, so these count as one.
   */
  strangersTries: { triesPer56: 40, triesPer48: 80, windowSeconds: 3_600 },
  /** A browser that an account logged in with before. */
  knownDevice: { mostAccounts: 5, keptSeconds: 31_536_000 },
  /** One-time codes by RFC 6238, and recovery codes for a lost device. */
  secondFactor: {
    digits: 6,
    periodSeconds: 30,
    driftPeriods: 1,
    recoveryCodes: 10,
    recoveryGroups: 3,
    groupCharacters: 4,
  },
  /**
   * Passkeys, beside the codes. A challenge is answered once, within its time; lengths of the signed parts in base64url
   * characters.
   */
  passkey: {
    maximum: 10,
    nameCharacters: 40,
    challengeSeconds: 180,
    openChallenges: 5,
    longestPart: 1_400,
    longestAttestation: 8_000,
  },
  /** Blocks and private notes of one account on others. */
  people: { maximum: 500, maximumNoteCharacters: 300 },
  /** How long a staff member's proof of identity stays valid. */
  staff: { confirmedSeconds: 900 },
  /** Failed tries that the owner is shown. */
  failedTries: { rows: 20, shownSeconds: 2_592_000 },
  redirectAfterPasswordChangeMilliseconds: 1_000,
} as const
