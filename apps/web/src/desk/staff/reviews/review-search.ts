import { RATINGS } from '@jindu/domain/goods/reviews'
import { readId, readOneOf, readText, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

const REVIEW_STATES = ['shown', 'hidden'] as const

/** Search parameters of the moderators' review list. */
export function readReviewSearch(raw: Record<string, unknown>) {
  return search({
    state: readOneOf(raw, 'state', REVIEW_STATES),
    rating: readOneOf(raw, 'rating', RATINGS),
    text: readText(raw, 'text', 60),
    goods: readId(raw, 'goods'),
    seller: readId(raw, 'seller'),
    buyer: readId(raw, 'buyer'),
    review: readId(raw, 'review'),
    before: readId(raw, 'before'),
  })
}

type ReviewSearch = ReturnType<typeof readReviewSearch>

/** Query input for the parameters, shared by page and loader. */
export function reviewsInput(of: ReviewSearch): ApiInputs['reviews']['staffList'] {
  const { state, rating, text, goods, seller, buyer, review, before } = of
  return search({ state, rating, text, goodsId: goods, sellerUid: seller, buyerUid: buyer, id: review, before })
}
