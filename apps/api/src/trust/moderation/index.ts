/** The only door to the staff's queue for other features. */
export { moderationChannel } from './channel-guard.ts'
export { claimedItem } from './works-on.ts'
export { settleThing } from './settle-thing.ts'
export { queueThing, requireUnclaimed, tellOfQueue, unclaimed, type QueueThing } from './queue-item.ts'
export type { FlaggedDeal, LineAround, ModerationSubject, ModerationSubjects } from './subjects.ts'
