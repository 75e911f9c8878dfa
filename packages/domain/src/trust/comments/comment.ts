import type { ErrorCode } from '../../errors/index.ts'
import { countCharacters } from '../../text/count-characters.ts'
import { talkRules } from '../../rules/talk.ts'

/** Subjects with public comments. */
export const COMMENT_SUBJECTS = ['goods', 'ad', 'notice'] as const

export type CommentSubjectKind = (typeof COMMENT_SUBJECTS)[number]

/** Goods accept any length; comments on ads and notices need more than five characters (marketplace.md §5). */
const LONGER_THAN: Readonly<Record<CommentSubjectKind, number>> = {
  goods: 0,
  ad: talkRules.comment.longerThanCharacters,
  notice: talkRules.comment.longerThanCharacters,
}

/**
 * Validates a comment.
 * @param visible the visible text
 * @param pictures number of pictures beside it: on goods a picture alone is enough
 * @returns REPLY_EMPTY, COMMENT_TOO_SHORT, TEXT_TOO_LONG (over 3,000), or null
 * @example
 * commentProblem('goods', 'Hm', 0) // null
 * commentProblem('notice', 'Hm', 0) // 'COMMENT_TOO_SHORT'
 * commentProblem('goods', '', 0) // 'REPLY_EMPTY'
 */
export function commentProblem(kind: CommentSubjectKind, visible: string, pictures: number): ErrorCode | null {
  const characters = countCharacters(visible.trim())
  if (characters === 0 && (pictures === 0 || LONGER_THAN[kind] > 0)) return 'REPLY_EMPTY'
  if (LONGER_THAN[kind] > 0 && characters <= LONGER_THAN[kind]) return 'COMMENT_TOO_SHORT'
  return characters > talkRules.comment.maximumCharacters ? 'TEXT_TOO_LONG' : null
}

export interface Commenting {
  readonly uid: number
  /** Whether they act as staff. */
  readonly staff: boolean
}

interface Answered {
  /** Owner of the commented subject; null if it is the site's. */
  readonly ownerUid: number | null
  /** Whether the comment is itself an answer. */
  readonly isAnswer: boolean
  /** Whether it was removed. */
  readonly gone: boolean
}

/**
 * Why somebody cannot answer a comment, or null: only its subject's owner and staff can.
 * @example
 * const comment = { ownerUid: 100_002, isAnswer: false, gone: false }
 * whyNotAnswerable({ uid: 100_002, staff: false }, comment) // null
 * whyNotAnswerable({ uid: 100_001, staff: false }, comment) // 'COMMENT_ANSWER_FORBIDDEN'
 */
export function whyNotAnswerable({ uid, staff }: Commenting, to: Answered): ErrorCode | null {
  if (to.gone || to.isAnswer) return 'REPLY_NOT_FOUND'
  return staff || uid === to.ownerUid ? null : 'COMMENT_ANSWER_FORBIDDEN'
}
