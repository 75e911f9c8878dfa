/** The only door to private conversations for other features and the composition root. */
export { enterOver } from './access.ts'
export { chatFileGuard } from './line-files.ts'
export { describeTalks } from './message-subject.ts'
export { greet } from './greet.ts'
export { openConversation } from './open-conversation.ts'
export { say } from './say.ts'
export type { ConversationSubject, ConversationSubjects, Talk } from './subjects.ts'
export { reportedLines } from './moderation-subject.ts'
