import { commentedAds } from '../features/ads/index.ts'
import type { CommentSubjects } from '../features/comments/index.ts'
import { commentedGoods } from '../features/goods/index.ts'
import { commentedNotices } from '../features/notices/index.ts'
import { buyersAmong } from '../features/goods-orders/index.ts'

/** What may be commented on: each feature its own things. */
export const commentSubjects: CommentSubjects = {
  goods: { ...commentedGoods, buyersAmong },
  ad: commentedAds,
  notice: commentedNotices,
}
