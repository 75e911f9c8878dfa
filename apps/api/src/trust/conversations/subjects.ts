import type { ConversationKind, LineSide } from '@jindu/domain/trust/conversations'
import type { ErrorCode } from '@jindu/domain/errors'
import type { ChannelFor } from '@jindu/domain/events'
import type { TalkMessageKind } from '@jindu/domain/messages'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { Commit } from '../../platform/db/index.ts'
import type { conversation } from './tables.ts'

/** Who talks about what. */
export interface Talk {
  readonly subjectId: number
  readonly ownerUid: number | null
  readonly askerUid: number
}

/** What a list shows of a subject, as it is now. */
export interface SubjectAbout {
  readonly title: string | null
  readonly coverFileId: string | null
}

/** A line that is about to be said. */
export interface Saying {
  readonly uid: number
  readonly side: LineSide
  /** Unix seconds. */
  readonly at: number
}

/** What else is changed by the commit that says a line, and whom it tells. */
export type WithLine = Pick<Commit, 'guards' | 'writes' | 'audit' | 'outbox'>

/** As what a line is told: while the two only talk, and once they deal. */
export interface ToldAs {
  readonly asking: TalkMessageKind
  readonly dealing: TalkMessageKind
}

export interface Standing {
  /** Whether the site's reply right is asked of those who speak: not where a deal exists. */
  readonly asksReplyRight: boolean
  /** Who besides the two hears of each line: the desk that answers, the arbiters of a running case. */
  readonly channels: readonly ChannelFor<'talk'>[]
}

/** What a feature brings so that its things can be talked about. */
export interface ConversationSubject {
  /**
   * Whose the thing is; `{ ownerUid: null }` where staff are the other side.
   * @returns null when there is no such thing, or none that may be asked about
   */
  owner(app: App, id: number, askerUid: number): Promise<{ readonly ownerUid: number | null } | null>
  /** Describes the things that some ids name, all with one read; what is gone is left out. */
  describe(app: App, ids: readonly number[]): Promise<ReadonlyMap<number, SubjectAbout>>
  /** Those of some ids whose title has the words, for the search; the ids are bounded. */
  titled(app: App, ids: readonly number[], words: string): Promise<readonly number[]>
  /** Why nobody says anything here any more (a closed ticket), or null. Left out: always open. */
  closed?(app: App, talk: Talk): Promise<ErrorCode | null>
  /** Whether an author who took a line back may show it again; for good where left out. */
  readonly linesComeBack?: true
  /** What a line changes besides the conversation: the ticket it answers. Left out: nothing. */
  said?(app: App, talk: Talk, saying: Saying): WithLine
  /** As what the other side is told of a line in the message centre. Left out: `said` tells it otherwise. */
  readonly told?: ToldAs
  /** How the two stand to each other, with one read. */
  standing(app: App, talk: Talk): Promise<Standing>
  /** Whether a member of staff, who is no party, reads and speaks here: only with a case of theirs. */
  readonly staffMay: (app: App, session: Session, talk: Talk) => Promise<boolean>
  /** Whether an order belongs to the conversation, so that a line may name it. */
  hasOrder(app: App, talk: Talk, orderId: number): Promise<boolean>
}

/** Every kind that is talked about, with the feature that answers for it. */
export type ConversationSubjects = Readonly<Record<ConversationKind, ConversationSubject>>

export type ConversationRow = typeof conversation.$inferSelect
