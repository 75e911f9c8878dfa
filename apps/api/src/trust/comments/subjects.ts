import type { CommentSubjectKind } from '@jindu/domain/trust/comments'
import { fail, type ErrorCode } from '@jindu/domain/errors'
import type { ChannelFor } from '@jindu/domain/events'
import type { App } from '../../platform/app.ts'
import type { Statement } from '../../platform/db/index.ts'

/** What is commented on, as the engine needs to know it. */
export interface CommentSubject {
  /** Null where it is the site's own. */
  readonly ownerUid: number | null
  /** Whether its comments are there for anybody to read. */
  readonly shown: boolean
  /** Whether more may be said. */
  readonly open: boolean
}

export interface CommentTelling {
  /** To whom. */
  readonly uid: number
  readonly commentId: number
  readonly news:
    | { readonly kind: 'written' }
    | { readonly kind: 'answered' }
    | { readonly kind: 'hidden' | 'shown'; readonly reason: string }
  /** Whose act it is; null for staff. */
  readonly by: number | null
  /** Unix seconds. */
  readonly at: number
}

/** A kind of thing that is commented on; its feature brings it. */
export interface CommentAdapter {
  /** Says that there is no such thing. */
  readonly missing: ErrorCode
  load(app: App, id: number): Promise<CommentSubject | null>
  /** Which of these accounts have bought it, each with the stars that they gave it; null for none that anybody reads. */
  buyersAmong(app: App, id: number, uids: readonly number[]): Promise<ReadonlyMap<number, number | null>>
  /** Who follows the page on which they stand. */
  channels(id: number): readonly ChannelFor<'comment'>[]
  /** The message about a comment, as a write of the commit that it tells of. */
  tell(telling: CommentTelling): Statement
}

/** A kind that nobody brings has no comments. */
export type CommentSubjects = Readonly<Partial<Record<CommentSubjectKind, CommentAdapter>>>

export interface CommentPlace {
  readonly kind: CommentSubjectKind
  readonly subjectId: number
}

/**
 * Where comments stand.
 * @throws DomainError COMMENTS_CLOSED where none are shown, and what the kind says of things that are not there
 */
export async function loadPlace(app: App, subjects: CommentSubjects, { kind, subjectId }: CommentPlace) {
  const adapter = subjects[kind]
  if (adapter === undefined) return fail('COMMENTS_CLOSED')
  const subject = (await adapter.load(app, subjectId)) ?? fail(adapter.missing, { id: subjectId })
  return subject.shown ? { adapter, subject } : fail('COMMENTS_CLOSED')
}
