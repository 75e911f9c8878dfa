import type { ChannelKind } from '@jindu/domain/events'
import type { App } from '../platform/app.ts'
import type { Db } from '../platform/db/index.ts'
import type { ChannelGuard, ChannelGuards } from '../platform/outbox/channel-guard.ts'
import { pruneCounts } from '../platform/rate-limit/prune-counts.ts'
import { pruneSeenRequests } from '../platform/replay/replay-store.ts'
import type { FileGuards } from '../records/files/index.ts'
import { gather, gatherChannels, type Feature } from './feature.ts'
import { wings } from './wings.ts'

/** Registers the timed jobs of every feature, and those of the platform that no feature owns. */
export function registerJobs(app: App): void {
  const features: readonly Feature[] = Object.values(wings)
  for (const job of features.flatMap(({ jobs = [] }) => jobs)) app.jobs.register(job(app))
  app.jobs.register(pruneSeenRequests(app.db))
  app.jobs.register(pruneCounts(app.db))
}

/** A new kind of channel does not compile until a feature provides its guard. */
export const channelGuards = (db: Db): ChannelGuards =>
  gatherChannels(wings, db) satisfies Record<ChannelKind, ChannelGuard>

export const fileGuards: FileGuards = {
  users: gather(wings, 'fileReaders'),
  anybody: gather(wings, 'openFileReaders'),
}
