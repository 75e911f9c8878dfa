import { conversationsRouter } from './router.ts'
import { chatFileGuard, describeTalks, reportedLines, type ConversationSubjects } from './index.ts'

/** Private conversations about all subjects that features provide. */
export const conversationsFeature = (subjects: ConversationSubjects) => ({
  router: conversationsRouter(subjects),
  fileReaders: { chat: chatFileGuard(subjects) },
  messages: { conversation: describeTalks(subjects) },
  moderation: { message: reportedLines(subjects) },
})
