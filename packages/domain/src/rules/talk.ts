/** Comments, consultations, feedback, messages (marketplace.md §5, §9). */
export const talkRules = {
  comment: { longerThanCharacters: 5, maximumCharacters: 3_000 },
  /** Maximum comments of one account on one subject within the window. */
  commentsOfOneSubject: { limit: 12, windowSeconds: 3_600 },
  reply: { maximumCharacters: 3_000 },
  feedback: { minimumTitleCharacters: 4, maximumTitleCharacters: 25, maximumContentsCharacters: 3_000 },
  /** Private conversations: lines are numbered, and read backwards by number. */
  chat: {
    maximumCharacters: 3_000,
    linesARead: 30,
    /** The number that old clients read at once. */
    maximumLinesARead: 500,
    /** Maximum HTML source of one line, markup included. */
    maximumSourceCharacters: 30_000,
    /** Limit of one account in one conversation. */
    linesPerMinute: 40,
    /** Maximum conversations that one account opens. */
    opensPerHour: 30,
    /** The log of a conversation shows events of this many latest orders. */
    ordersWithEvents: 20,
    /** Maximum conversations that a search covers, latest first, and maximum hits of each kind. */
    searchedChats: 300,
    foundChats: 10,
    foundLines: 20,
    minimumSearchCharacters: 2,
    maximumSearchCharacters: 60,
  },
  /** Minimum time before new lines of a conversation cause another notification. */
  told: { againAfterSeconds: 600 },
  notice: {
    minimumTitleCharacters: 2,
    maximumTitleCharacters: 80,
    maximumSummaryCharacters: 160,
    maximumContentsCharacters: 20_000,
    /** The latest time of a scheduled notice: the end of the year 9999. */
    latestSecond: 253_402_300_799,
    /** Display time of each pinned notice on the home page, and how many rotate. */
    turnMilliseconds: 8_000,
    maximumTurns: 6,
  },
  administratorSenderId: 0,
  staffJoinType: 1,
  /**
   * Notice categories with their numbers in URLs and on the wire. docs/decisions/0013 decides which one marketplace.md
   * means by 9002.
   */
  noticeCategories: { announcements: 9_001, rules: 9_002, help: 9_003 },
  defaultNoticeTag: 9_002,
  userAgreementNoticeId: 5,
  privacyPolicyNoticeId: 6,
  sandboxNoticeId: 7,
} as const

export type NoticeCategory = (typeof talkRules.noticeCategories)[keyof typeof talkRules.noticeCategories]
