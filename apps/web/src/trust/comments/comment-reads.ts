import type { CommentSubjectKind } from '@jindu/domain/trust/comments'
import { pageRules } from '@jindu/domain/rules'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

/** The subject of a list of comments. */
export interface CommentPlace {
  readonly kind: CommentSubjectKind
  readonly subjectId: number
}

export type CommentPage = ApiOutputs['comments']['list']
export type Comment = CommentPage['data'][number]
export type Said = Comment['answers'][number]

export const COMMENTS_PAGE_SIZE = pageRules.rows.comments

/** Query input of a page of comments; the server renders the first. */
export const commentsInput = ({ kind, subjectId }: CommentPlace, page = 1) => ({
  kind,
  subjectId,
  page,
  limit: COMMENTS_PAGE_SIZE,
})
