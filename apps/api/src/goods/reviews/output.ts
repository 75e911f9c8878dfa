import { pageOutput } from '@jindu/domain/input'
import { z } from 'zod'

const seconds = z.int()

const said = z.object({
  id: z.int(),
  rating: z.int(),
  text: z.string(),
  writtenAt: seconds,
  editedAt: seconds.nullable(),
  mark: z.enum(['none', 'partlyRefunded', 'refunded']),
  reply: z.object({ text: z.string(), at: seconds, editedAt: seconds.nullable() }).nullable(),
  /** Null while anybody may read it; moderators and its writer read why it is hidden. */
  hidden: z.object({ at: seconds, reason: z.string() }).nullable(),
  /** Unix seconds until which its writer (or the seller, their reply) may change it; null for everybody else. */
  editableUntil: seconds.nullable(),
  replyUntil: seconds.nullable(),
  mayReply: z.boolean(),
})

/** A review as a list shows it; the buyer's number is masked. */
export const publicReview = said.extend({
  buyer: z.string(),
  own: z.boolean(),
  mayModerate: z.boolean(),
  goods: z.object({ id: z.int(), title: z.string(), volume: z.int() }),
})
publicReview.register(z.globalRegistry, { id: 'Review' })

/** A page of reviews, with how many that count there are of each rating, one star first, and how many more are shown. */
export const reviewPage = pageOutput(publicReview).extend({ ratings: z.array(z.int()).length(5), uncounted: z.int() })

/** The review of one order for its parties. */
export const orderReview = z.object({
  review: said.nullable(),
  mayWrite: z.boolean(),
})
