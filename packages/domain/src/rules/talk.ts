/** Comments, consultations, feedback, messages (marketplace.md §5, §9). */
export const talkRules = {
  comment: { longerThanCharacters: 5, maximumCharacters: 3_000 },
  reply: { maximumCharacters: 3_000 },
  feedback: { minimumTitleCharacters: 4, maximumTitleCharacters: 25, maximumContentsCharacters: 3_000 },
  administratorSenderId: 0,
  staffJoinType: 1,
  defaultNoticeTag: 9_002,
  userAgreementNoticeId: 5,
  privacyPolicyNoticeId: 6,
} as const
