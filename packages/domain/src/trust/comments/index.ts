/**
 * Public comments: what may be commented on, and why somebody may not answer a comment.
 * @module
 */
export {
  COMMENT_SUBJECTS,
  commentProblem,
  whyNotAnswerable,
  type Commenting,
  type CommentSubjectKind,
} from './comment.ts'
