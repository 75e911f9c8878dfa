/** The only door to comments for other features and the composition root. */
export { mayReadCommentFile } from './comment-file.ts'
export { describeComments } from './message-subject.ts'
export { type CommentAdapter, type CommentSubjects } from './subjects.ts'
export { moderatedComments } from './moderation-subject.ts'
