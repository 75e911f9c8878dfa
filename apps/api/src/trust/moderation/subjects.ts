import type { ModerationKind } from '@jindu/domain/trust/moderation'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** A thing of the queue, as it is now. */
export interface ModeratedThing {
  /** Null for what the site says itself. */
  readonly aboutUid: number | null
  /** What it is called, or what it belongs to. */
  readonly title: string | null
  /** What it says, without markup. */
  readonly text: string
  /** When it was written. Unix seconds. */
  readonly at: number
  /** Out of sight already. */
  readonly gone: boolean
  /** Somebody waits for its own step (an answer, an approval): it cannot leave the queue without. */
  readonly waits: boolean
  /** What it belongs to, by kind. */
  readonly within: Readonly<Record<string, number>>
}

/** What was said around it. */
export interface LineAround {
  readonly id: number
  readonly uid: number
  readonly text: string
  readonly at: number
  /** Since when its author has taken it back; it is shown as it was. */
  readonly takenBackAt: number | null
  /** What was reported. */
  readonly reported: boolean
  readonly pictures: number
  /** Of what was reported itself, which who works on it may look at. */
  readonly fileIds: readonly string[]
}

/** What a feature brings so that its things can be worked on in the queue. */
export interface ModerationSubject {
  /** Describes the things that some ids name, all with one read; what is gone for good is left out. */
  load(app: App, ids: readonly number[]): Promise<ReadonlyMap<number, ModeratedThing>>
  /** Whether a reader has it before their eyes, so that they may report it. Left out: as long as it is in sight. */
  readonly seenBy?: (app: App, session: Session, id: number) => Promise<boolean>
  /** What stands around it. Then it is private: only who works on it reads what it says. */
  readonly around?: (app: App, id: number) => Promise<readonly LineAround[]>
}

/** Every kind of the queue, with the feature that answers for it. */
export type ModerationSubjects = Readonly<Record<ModerationKind, ModerationSubject>>
