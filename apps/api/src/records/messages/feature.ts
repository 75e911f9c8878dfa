import type { MessageSubjectKind } from '@jindu/domain/messages'
import { messagesRouter } from './router.ts'
import type { DescribeSubjects } from './subjects.ts'

/** The message centre. */
export const messagesFeature = (subjects: Readonly<Record<MessageSubjectKind, DescribeSubjects>>) => ({
  router: messagesRouter(subjects),
})
