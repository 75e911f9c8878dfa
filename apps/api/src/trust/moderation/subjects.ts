import type { ModerationKind, SelfDealingSign } from '@jindu/domain/trust/moderation'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** Content in the moderation queue, in its current state. */
export interface ModeratedThing {
  /** Null for content of the site itself. */
  readonly aboutUid: number | null
  /** Its title, or the title of its container. */
  readonly title: string | null
  /** Its text without markup. */
  readonly text: string
  /** When it was written. Unix seconds. */
  readonly at: number
  /** Already hidden. */
  readonly gone: boolean
  /** It needs its own step (an answer, an approval) and cannot leave the queue without it. */
  readonly waits: boolean
  /** Ids of the things that contain it, by kind. */
  readonly within: Readonly<Record<string, number>>
}

/** A line of the surrounding conversation. */
export interface LineAround {
  readonly id: number
  readonly uid: number
  readonly text: string
  readonly at: number
  /** When its author removed it; staff still see the original text. */
  readonly takenBackAt: number | null
  /** Whether this is the reported line. */
  readonly reported: boolean
  readonly pictures: number
  /** Pictures of the reported line, visible to the claimant. */
  readonly fileIds: readonly string[]
}

/** A sale whose seller and buyer seem to be the same people. */
export interface FlaggedDeal {
  readonly orderId: number
  readonly buyerUid: number
  readonly signs: readonly SelfDealingSign[]
  /** When it was completed. Unix seconds. */
  readonly at: number
}

/** A feature's adapter, so that its content can be moderated. */
export interface ModerationSubject {
  /** Describes several things with one query; deleted ones are left out. */
  load(app: App, ids: readonly number[]): Promise<ReadonlyMap<number, ModeratedThing>>
  /** Whether a reader can see it and so may report it. If absent: anyone, while it is visible. */
  readonly seenBy?: (app: App, session: Session, id: number) => Promise<boolean>
  /** Its sales that show signs of a deal with oneself, the newest first. */
  readonly flagged?: (app: App, id: number) => Promise<readonly FlaggedDeal[]>
  /** The surrounding lines. If present, the content is private: only the claimant reads it. */
  readonly around?: (app: App, id: number) => Promise<readonly LineAround[]>
}

/** All kinds of the queue, each with its feature's adapter. */
export type ModerationSubjects = Readonly<Record<ModerationKind, ModerationSubject>>
