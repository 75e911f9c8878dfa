import type { Announcement } from '@jindu/domain/events'

/** A row for the outbox for each reader: what happened and who is told. */
export type OutboxDraft = Announcement
