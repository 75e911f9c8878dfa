/** States of a notice: public, scheduled, taken down. */
export const NOTICE_STATES = ['out', 'planned', 'withdrawn'] as const

export type NoticeState = (typeof NOTICE_STATES)[number]
