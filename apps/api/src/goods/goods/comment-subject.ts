import { channelName } from '@jindu/domain/events'
import { eq } from 'drizzle-orm'
import { goodsCategory } from '../categories/index.ts'
import type { CommentAdapter } from '../../trust/comments/index.ts'
import { tell } from '../../records/messages/index.ts'
import { goods } from './tables.ts'

/** Goods as something that is commented on: where their category hides comments there are none. */
export const commentedGoods: Omit<CommentAdapter, 'buyersAmong'> = {
  missing: 'GOODS_NOT_FOUND',
  load: async ({ db }, id) => {
    const [row] = await db
      .select({ ownerUid: goods.sellerUid, hidden: goodsCategory.publicCommentsHidden, delistedAt: goods.delistedAt })
      .from(goods)
      .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
      .where(eq(goods.id, id))
    if (row === undefined) return null
    return { ownerUid: row.ownerUid, shown: !row.hidden, open: row.delistedAt === null }
  },
  channels: (id) => [channelName('goods', id)],
  tell: ({ uid, commentId: subjectId, news, by, at }) => {
    if (news.kind === 'written')
      return tell(uid, { kind: 'comment.written', subjectId, side: 'seller', facts: {} }, { by, at })
    if (news.kind === 'answered')
      return tell(uid, { kind: 'comment.answered', subjectId, side: 'author', facts: {} }, { by, at })
    const { kind, reason } = news
    return tell(uid, { kind: `comment.${kind}`, subjectId, side: 'author', facts: { reason } }, { by, at })
  },
}
