import { commentsRouter } from './router.ts'
import { describeComments, mayReadCommentFile, moderatedComments, type CommentSubjects } from './index.ts'

/** Public comments on whatever brings a subject. */
export const commentsFeature = (subjects: CommentSubjects, described: Parameters<typeof describeComments>[0]) => ({
  router: commentsRouter(subjects),
  openFileReaders: { comment: mayReadCommentFile },
  messages: { comment: describeComments(described) },
  moderation: { comment: moderatedComments(described) },
})
