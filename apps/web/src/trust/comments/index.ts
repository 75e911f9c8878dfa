export { commentsInput } from './comment-reads.ts'
export { Comments } from './comments.tsx'
export { plainDocument } from './plain-document.ts'
