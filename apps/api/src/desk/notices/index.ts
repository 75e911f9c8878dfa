/** The only door to notices for other features and the composition root. */
export { noticeChannel } from './channel-guard.ts'
export { commentedNotices } from './comment-subject.ts'
export { describeNotices } from './message-subject.ts'
export { moderatedNotices } from './moderation-subject.ts'
export { publishNotice } from './write-notice.ts'
