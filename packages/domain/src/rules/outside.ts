const MINUTE = 60
const HOUR = 3_600

/** What is told outside the site: how long it gathers, how often it goes, how long it is tried. */
export const outsideRules = {
  mail: {
    /** Messages of so many seconds go in one mail. */
    gatherSeconds: 2 * MINUTE,
    mostPerHour: 6,
    /** Further messages of one mail are counted, not listed. */
    mostLines: 12,
    /** Between tries of a server that does not answer, or not yet. */
    pausesSeconds: [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR],
    /** What could not go for so long is dropped: the message centre has it. */
    keptSeconds: 24 * HOUR,
    maximumAddress: 254,
  },
  push: {
    mostPerHour: 60,
    maximumEndpoint: 1_000,
  },
  code: {
    digits: 6,
    validSeconds: 15 * MINUTE,
    tries: 5,
    /** Accounts that may ask for a code to one address within an hour. */
    mostPerAddress: 3,
  },
} as const
