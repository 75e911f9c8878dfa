import type { Announcement } from '@jindu/domain/events'

/** An event with its recipients; becomes one outbox row per recipient. */
export type OutboxDraft = Announcement
