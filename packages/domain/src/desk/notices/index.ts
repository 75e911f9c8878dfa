/**
 * States of a notice: published, planned for later, withdrawn.
 * @module
 */

/** Their codes. */
export const NOTICE_STATES = ['out', 'planned', 'withdrawn'] as const

export type NoticeState = (typeof NOTICE_STATES)[number]
