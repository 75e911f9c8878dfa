import type { ConversationKind, LineSide } from '@jindu/domain/trust/conversations'
import type { ErrorCode } from '@jindu/domain/errors'
import type { ChannelFor } from '@jindu/domain/events'
import type { TalkMessageKind } from '@jindu/domain/messages'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { Commit, Statement } from '../../platform/db/index.ts'
import type { conversation } from './tables.ts'

/** The parties and subject of a conversation. */
export interface Talk {
  readonly subjectId: number
  readonly ownerUid: number | null
  readonly askerUid: number
}

/** The current title and cover of a subject, for lists. */
export interface SubjectAbout {
  readonly title: string | null
  readonly coverFileId: string | null
}

/** A line about to be written. */
export interface Saying {
  readonly uid: number
  readonly side: LineSide
  /** Unix seconds. */
  readonly at: number
}

/** Additional parts of the commit that writes a line. */
export type WithLine = Pick<Commit, 'guards' | 'writes' | 'audit' | 'outbox'>

/** The kinds of message for a new line: before the two have an order, and after. */
export interface ToldAs {
  readonly asking: TalkMessageKind
  readonly dealing: TalkMessageKind
}

export interface Standing {
  /** Whether writing requires the site's reply right; not where the two have an order. */
  readonly asksReplyRight: boolean
  /** Channels besides the two parties that receive each line: the ticket desk, or arbiters of a running case. */
  readonly channels: readonly ChannelFor<'talk'>[]
}

/** A feature's adapter, so that its subjects can have conversations. */
export interface ConversationSubject {
  /**
   * The subject's owner; `{ ownerUid: null }` if staff are the other side.
   * @returns null if the subject is missing or accepts no questions
   */
  owner(app: App, id: number, askerUid: number): Promise<{ readonly ownerUid: number | null } | null>
  /** Describes several subjects with one query; missing ones are left out. */
  describe(app: App, ids: readonly number[]): Promise<ReadonlyMap<number, SubjectAbout>>
  /** Filters ids to subjects whose title contains the words, for search; the ids are bounded. */
  titled(app: App, ids: readonly number[], words: string): Promise<readonly number[]>
  /** Why nobody can write any more (a closed ticket), or null. If absent: always open. */
  closed?(app: App, talk: Talk): Promise<ErrorCode | null>
  /** Whether an author may restore a removed line; if absent, removal is permanent. */
  readonly linesComeBack?: true
  /** Additional changes in a line's commit, such as the ticket's state. If absent: none. */
  said?(app: App, talk: Talk, saying: Saying): WithLine
  /** The kind of message that notifies the other side. If absent, `said` sends its own. */
  readonly told?: ToldAs
  /** The relation of the two parties, with one query. */
  standing(app: App, talk: Talk): Promise<Standing>
  /** Whether staff, who are no party, may read and write here: only with a case of theirs. */
  readonly staffMay: (app: App, session: Session, talk: Talk) => Promise<boolean>
  /** Records how far staff, who are no party, have read. Omitted: not recorded. */
  staffRead?(app: App, talk: Talk, upTo: number): Statement
  /** Whether an order belongs to the conversation, so that a line may refer to it. */
  hasOrder(app: App, talk: Talk, orderId: number): Promise<boolean>
}

/** All kinds of conversation subjects, each with its feature's adapter. */
export type ConversationSubjects = Readonly<Record<ConversationKind, ConversationSubject>>

export type ConversationRow = typeof conversation.$inferSelect
