/** Requests, the live connection and timings of the screens (marketplace.md §7, §9; product.md "The Ms* surface"). */
export const transportRules = {
  request: {
    timeoutMilliseconds: 30_000,
    uploadTimeoutMilliseconds: 120_000,
    /** Lists and objects inside each other. */
    maximumJsonDepth: 64,
    /** Keys and list entries of a JSON body together; the longest list of ids is a tenth of it. */
    maximumJsonValues: 20_000,
    /** Fields of a form body, which signed calls may send. */
    maximumFormFields: 1_000,
    timestampWindowSeconds: 300,
    minimumIdempotencyKeyCharacters: 8,
    maximumIdempotencyKeyCharacters: 64,
    idempotencyKeptSeconds: 604_800,
  },
  live: { heartbeatMilliseconds: 2_500, reconnectMilliseconds: 3_000, newChatKind: 1, orderChangeKind: 6 },
} as const

/** How much of a timeline is read at once. */
export const timelineRules = { entriesARead: 50, maximumEntriesARead: 500 } as const

/** Formats of times (marketplace.md §9, GUIDE "Clocks"). */
export const timeRules = {
  justNowSeconds: 30,
  relativeUpToSeconds: 172_800,
  countdownDaysFromSeconds: 172_800,
  countdownHoursFromSeconds: 3_600,
  urgentSeconds: 300,
  secondsTimestampDigits: 10,
} as const
