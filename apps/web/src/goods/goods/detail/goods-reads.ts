import type { RouterContext } from '../../../shared/router-context.ts'
import { commentsInput } from '../../../trust/comments/index.ts'
import { firstReviews } from '../../reviews/index.ts'
import { readOr404 } from '../../../shared/page/read-or-404.ts'
import type { Session } from '../../../shared/session/session.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

export type GoodsDetail = ApiOutputs['goods']['detail']

/** Other goods of the seller shown below; one more than shown, because these goods may be among them. */
export const alsoFrom = (sellerUid: number) => ({ page: 1, limit: 4, sellerUid, sort: 'hot' as const })

/** Queries of the goods page: the goods first, then dependent queries in parallel. */
export async function readGoodsPage(
  { q, session }: RouterContext & { readonly session: Session | null },
  id: number,
  tab?: string,
  code?: string,
): Promise<GoodsDetail> {
  const goods = await readOr404(q.goods.detail.ensureData({ id }))
  await Promise.all([
    q.site.currencies.ensureData(),
    q.goods.seller.ensureData({ uid: goods.sellerUid }),
    q.goods.list.ensureData(alsoFrom(goods.sellerUid)),
    ...(code === undefined || goods.own ? [] : [q.discounts.check.prefetch({ goodsId: id, volume: 1, code })]),
    ...(tab === 'reviews' ? [q.reviews.ofGoods.prefetch({ goodsId: id, ...firstReviews })] : []),
    ...(tab === 'comments' && !goods.category.publicCommentsHidden
      ? [q.comments.list.prefetch(commentsInput({ kind: 'goods', subjectId: id }))]
      : []),
    ...(session === null || goods.own ? [] : [q.wallet.balances.prefetch(), q.accounts.payPasswordStatus.prefetch()]),
  ])
  return goods
}
