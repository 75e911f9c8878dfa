import * as z from 'zod'
import { countCharacters } from '../text/count-characters.ts'
import { reviewTextProblem } from '../goods/reviews/index.ts'
import { reviewRules } from '../rules/review.ts'
import { judgedProse, refuse } from './refuse.ts'
import { stripUnseen } from './visible-text.ts'

/** Maximum UTF-16 units, checked before any other rule: a character takes only a few units. */
const MOST_UNITS = 8_000

/** Stars, 1 to 5. */
export const ratingField = z
  .int(refuse('REVIEW_RATING_REQUIRED'))
  .min(reviewRules.rating.minimum, refuse('REVIEW_RATING_REQUIRED'))
  .max(reviewRules.rating.maximum, refuse('REVIEW_RATING_REQUIRED'))

/** The buyer's text beside the rating; may be empty. */
export const reviewTextField = judgedProse(
  MOST_UNITS,
  { required: 'INPUT_INVALID', tooLong: 'REVIEW_TEXT_TOO_LONG' },
  reviewTextProblem,
)

/** The form of a review. */
export const reviewForm = z.object({ rating: ratingField, text: reviewTextField })

/** The seller's reply to a review. */
export const reviewReplyField = judgedProse(
  MOST_UNITS,
  { required: 'REPLY_EMPTY', tooLong: 'REVIEW_TEXT_TOO_LONG' },
  (text) => {
    if (text === '') return 'REPLY_EMPTY'
    return countCharacters(text) > reviewRules.reply.maximumCharacters ? 'REVIEW_TEXT_TOO_LONG' : null
  },
)

export const reviewReplyForm = z.object({ text: reviewReplyField })

/** A moderator's reason for hiding or restoring a review; its author reads it. */
export const reviewReasonField = z
  .string(refuse('REVIEW_HIDE_REASON_REQUIRED'))
  .max(MOST_UNITS, { ...refuse('TEXT_TOO_LONG'), abort: true })
  .overwrite((text) => stripUnseen(text).trim())
  .min(1, refuse('REVIEW_HIDE_REASON_REQUIRED'))
  .max(reviewRules.hideReason.maximumCharacters, refuse('TEXT_TOO_LONG'))

export const reviewReasonForm = z.object({ reason: reviewReasonField })
