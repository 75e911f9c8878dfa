import { commentsRouter } from './router.ts'
import { describeComments, mayReadCommentFile, moderatedComments, type CommentSubjects } from './index.ts'

/** Public comments on all subjects that features provide. */
export const commentsFeature = (subjects: CommentSubjects, described: Parameters<typeof describeComments>[0]) => ({
  router: commentsRouter(subjects),
  openFileReaders: { comment: mayReadCommentFile },
  messages: { comment: describeComments(described) },
  moderation: { comment: moderatedComments(described) },
})
