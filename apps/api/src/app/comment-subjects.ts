import { commentedAds } from '../promotion/ads/index.ts'
import type { CommentSubjects } from '../trust/comments/index.ts'
import { commentedGoods } from '../goods/goods/index.ts'
import { commentedNotices } from '../desk/notices/index.ts'
import { buyersAmong } from '../goods/orders/index.ts'

/** What may be commented on: each feature its own things. */
export const commentSubjects: CommentSubjects = {
  goods: { ...commentedGoods, buyersAmong },
  ad: commentedAds,
  notice: commentedNotices,
}
