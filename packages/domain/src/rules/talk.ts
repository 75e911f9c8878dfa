/** Comments, consultations, feedback, messages (marketplace.md §5, §9). */
export const talkRules = {
  comment: { longerThanCharacters: 5, maximumCharacters: 3_000 },
  /** What one account may say under one thing within the window. */
  commentsOfOneSubject: { limit: 12, windowSeconds: 3_600 },
  reply: { maximumCharacters: 3_000 },
  feedback: { minimumTitleCharacters: 4, maximumTitleCharacters: 25, maximumContentsCharacters: 3_000 },
  /** Private conversations: lines are numbered, and read backwards by number. */
  chat: {
    maximumCharacters: 3_000,
    linesARead: 30,
    /** As many as old clients get at once. */
    maximumLinesARead: 500,
    /** Of the HTML of one line, markup included. */
    maximumSourceCharacters: 30_000,
    /** Of one account in one conversation. */
    linesPerMinute: 40,
    /** Conversations that one account begins. */
    opensPerHour: 30,
    /** Of so many orders of a conversation, the latest, its log shows what happened. */
    ordersWithEvents: 20,
    /** The most conversations that a search looks through, the latest first, and what it finds of each kind. */
    searchedChats: 300,
    foundChats: 10,
    foundLines: 20,
    minimumSearchCharacters: 2,
    maximumSearchCharacters: 60,
  },
  /** A talk with new lines is news again, and told outside the site again, after so long. */
  told: { againAfterSeconds: 600 },
  notice: {
    minimumTitleCharacters: 2,
    maximumTitleCharacters: 80,
    maximumSummaryCharacters: 160,
    maximumContentsCharacters: 20_000,
    /** No notice is planned later: the end of the year 9999. */
    latestSecond: 253_402_300_799,
    /** How long each pinned notice stands on the home page, and how many take turns. */
    turnMilliseconds: 8_000,
    maximumTurns: 6,
  },
  administratorSenderId: 0,
  staffJoinType: 1,
  /** Kinds of notices by the number that addresses and the wire carry; which of them marketplace.md calls 9002 is decided in docs/decisions/0013. */
  noticeCategories: { announcements: 9_001, rules: 9_002, help: 9_003 },
  defaultNoticeTag: 9_002,
  userAgreementNoticeId: 5,
  privacyPolicyNoticeId: 6,
  sandboxNoticeId: 7,
} as const

export type NoticeCategory = (typeof talkRules.noticeCategories)[keyof typeof talkRules.noticeCategories]
