import { channelName } from '@jindu/domain/events'
import type { CommentAdapter } from '../../trust/comments/index.ts'
import { tell } from '../../records/messages/index.ts'
import { loadNotice } from './reads.ts'

/** Notices as subjects of comments: owned by the site, without buyers. */
export const commentedNotices: CommentAdapter = {
  missing: 'NOTICE_NOT_FOUND',
  load: async (app, id) => {
    const row = await loadNotice(app, id)
    return row === null ? null : { ownerUid: null, shown: true, open: row.commentsClosedAt === null }
  },
  buyersAmong: () => Promise.resolve(new Map()),
  channels: (id) => [channelName('notice', id)],
  tell: ({ uid, commentId: subjectId, news, by, at }) => {
    if (news.kind === 'hidden' || news.kind === 'shown') {
      const { kind, reason } = news
      return tell(uid, { kind: `noticeComment.${kind}`, subjectId, side: 'author', facts: { reason } }, { by, at })
    }
    return tell(uid, { kind: 'noticeComment.answered', subjectId, side: 'author', facts: {} }, { by, at })
  },
}
