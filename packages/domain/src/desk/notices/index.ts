/** Where a notice stands: read by everybody, waiting for its time, taken down. */
export const NOTICE_STATES = ['out', 'planned', 'withdrawn'] as const

export type NoticeState = (typeof NOTICE_STATES)[number]
