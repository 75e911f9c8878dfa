import type { ApiOutputs } from '../../shared/trpc/types.ts'

export type ReviewPage = ApiOutputs['reviews']['ofGoods']
export type PublicReview = ReviewPage['data'][number]
export type OrderReview = NonNullable<ApiOutputs['reviews']['ofOrder']['review']>

/** The goods or the user whose reviews are listed. */
export type ReviewSubject = { readonly goodsId: number } | { readonly uid: number }

export const REVIEWS_PAGE_SIZE = 10

/** The page that the server renders: newest reviews of all ratings. */
export const firstReviews = { page: 1, limit: REVIEWS_PAGE_SIZE } as const
