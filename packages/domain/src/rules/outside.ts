const MINUTE = 60
const HOUR = 3_600

/** Mail and push: how long messages are collected, how often they are sent, how long sending is retried. */
export const outsideRules = {
  mail: {
    /** Messages within so many seconds go into one mail. */
    gatherSeconds: 2 * MINUTE,
    mostPerHour: 6,
    /** Further messages in one mail are counted, not listed. */
    mostLines: 12,
    /** Retry delays for a server that does not answer, or asks to wait. */
    pausesSeconds: [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR],
    /** An unsent mail is dropped after this time: the message centre still has the messages. */
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
    /** Maximum accounts that may request a code for one address within an hour. */
    mostPerAddress: 3,
  },
} as const
