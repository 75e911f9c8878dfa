export {
  COMMENT_SUBJECTS,
  commentProblem,
  whyNotAnswerable,
  type Commenting,
  type CommentSubjectKind,
} from './comment.ts'
