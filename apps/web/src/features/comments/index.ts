export { commentsInput } from './comment-reads.ts'
export { Comments } from './comments.tsx'
