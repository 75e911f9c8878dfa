import type { AnyRouter } from '@trpc/server'
import type { PaidSubjects } from '../accounts/accounts/index.ts'
import type { App } from '../platform/app.ts'
import type { Db } from '../platform/db/index.ts'
import type { TimedJob } from '../platform/jobs/index.ts'
import type { ChannelGuards } from '../platform/outbox/channel-guard.ts'
import type { MessageSubjects } from '../records/messages/index.ts'
import type { FileGuards } from '../records/files/index.ts'
import type { CommentSubjects } from '../trust/comments/index.ts'
import type { ConversationSubjects } from '../trust/conversations/index.ts'
import type { ModerationSubjects } from '../trust/moderation/index.ts'

/** The parts that a feature may bring, keyed by the kind of its subject. */
export interface Feature {
  readonly router?: AnyRouter
  readonly jobs?: readonly ((app: App) => TimedJob<unknown>)[]
  /** Guards that decide who may follow the feature's channels. */
  readonly channels?: (db: Db) => ChannelGuards
  /** Guards that decide which users may read a kind of restricted file. */
  readonly fileReaders?: FileGuards['users']
  /** Whether visitors may read a kind of file too. */
  readonly openFileReaders?: FileGuards['anybody']
  /** Subjects of private conversations. */
  readonly talk?: Partial<ConversationSubjects>
  /** Subjects that accept comments. */
  readonly comments?: Partial<CommentSubjects>
  /** Describes the subjects of messages. */
  readonly messages?: MessageSubjects
  /** Reads the amount of what a step with the pay password only names. */
  readonly paid?: PaidSubjects
  /** Subjects of the moderation queue. */
  readonly moderation?: Partial<ModerationSubjects>
}

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

type Brought<Features, Key extends keyof Feature> = Intersection<
  { [Name in keyof Features]: Features[Name] extends Readonly<Record<Key, infer Part>> ? Part : never }[keyof Features]
>

/**
 * Merges one part of all features, by kind. A kind that no feature brings is missing in the type too, so code that
 * needs it does not compile.
 */
export const gather = <
  Features extends Readonly<Record<string, Feature>>,
  Key extends 'talk' | 'comments' | 'paid' | 'messages' | 'moderation' | 'fileReaders' | 'openFileReaders',
>(
  features: Features,
  key: Key,
): Brought<Features, Key> => Object.assign({}, ...Object.values(features).map((feature) => feature[key] ?? {}))

/** The channel guards of all features, created with the database that they query. */
export const gatherChannels = <Features extends Readonly<Record<string, Feature>>>(
  features: Features,
  db: Db,
): Intersection<
  {
    [Name in keyof Features]: Features[Name] extends { readonly channels: (db: Db) => infer Guards } ? Guards : never
  }[keyof Features]
> => Object.assign({}, ...Object.values(features).map(({ channels }) => channels?.(db) ?? {}))

/** The routers by name. */
export const routersOf = <Features extends Readonly<Record<string, Feature>>>(
  features: Features,
): RoutersOf<Features> =>
  Object.assign(
    {},
    ...Object.entries(features).map(([name, { router }]) => (router === undefined ? {} : { [name]: router })),
  )

type RoutersOf<Features> = {
  [
    Name in keyof Features as Features[Name] extends { readonly router: AnyRouter } ? Name : never
  ]: Features[Name] extends {
    readonly router: infer Router
  }
    ? Router
    : never
}
