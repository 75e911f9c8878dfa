import type { CommentSubjectKind } from '@jindu/domain/trust/comments'
import { fail, type ErrorCode } from '@jindu/domain/errors'
import type { ChannelFor } from '@jindu/domain/events'
import type { App } from '../../platform/app.ts'
import type { Statement } from '../../platform/db/index.ts'

/** The commented subject, as far as the engine needs it. */
export interface CommentSubject {
  /** Null for subjects of the site itself. */
  readonly ownerUid: number | null
  /** Whether its comments are public. */
  readonly shown: boolean
  /** Whether new comments are accepted. */
  readonly open: boolean
}

export interface CommentTelling {
  /** The recipient. */
  readonly uid: number
  readonly commentId: number
  readonly news:
    | { readonly kind: 'written' }
    | { readonly kind: 'answered' }
    | { readonly kind: 'hidden' | 'shown'; readonly reason: string }
  /** The actor; null for staff. */
  readonly by: number | null
  /** Unix seconds. */
  readonly at: number
}

/** A kind of subject with comments; its feature provides the adapter. */
export interface CommentAdapter {
  /** The error for a missing subject. */
  readonly missing: ErrorCode
  load(app: App, id: number): Promise<CommentSubject | null>
  /** Filters accounts to buyers of the subject, each with their visible rating; null without one. */
  buyersAmong(app: App, id: number, uids: readonly number[]): Promise<ReadonlyMap<number, number | null>>
  /** Live channels of the pages that show the comments. */
  channels(id: number): readonly ChannelFor<'comment'>[]
  /** The notification about a comment, for the commit of the change. */
  tell(telling: CommentTelling): Statement
}

/** A kind without an adapter has no comments. */
export type CommentSubjects = Readonly<Partial<Record<CommentSubjectKind, CommentAdapter>>>

export interface CommentPlace {
  readonly kind: CommentSubjectKind
  readonly subjectId: number
}

/**
 * Loads the subject of comments and its adapter.
 * @throws DomainError COMMENTS_CLOSED where none are shown, and the kind's error for a missing subject
 */
export async function loadPlace(app: App, subjects: CommentSubjects, { kind, subjectId }: CommentPlace) {
  const adapter = subjects[kind]
  if (adapter === undefined) return fail('COMMENTS_CLOSED')
  const subject = (await adapter.load(app, subjectId)) ?? fail(adapter.missing, { id: subjectId })
  return subject.shown ? { adapter, subject } : fail('COMMENTS_CLOSED')
}
