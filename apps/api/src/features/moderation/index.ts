/** The only door to the staff's queue for other features. */
export { moderationChannel } from './channel-guard.ts'
export { queueThing, settleThing, tellOfQueue, unclaimed, type QueueThing } from './queue-item.ts'
export type { LineAround, ModerationSubject, ModerationSubjects } from './subjects.ts'
