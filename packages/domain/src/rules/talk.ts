/** Comments, consultations, feedback, messages (marketplace.md §5, §9). */
export const talkRules = {
  comment: { longerThanCharacters: 5, maximumCharacters: 3_000 },
  reply: { maximumCharacters: 3_000 },
  feedback: { minimumTitleCharacters: 4, maximumTitleCharacters: 25, maximumContentsCharacters: 3_000 },
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
