import type { FeatureRows, Outcome } from '../row.ts'
import type { World } from '../world.ts'

/** The comment is of somebody who is no caller: its text is theirs alone to take back, also where its goods are the caller's. */
const authorOnly = {
  user: 'REPLY_WRONG_PARTY',
  otherParty: 'REPLY_WRONG_PARTY',
  stranger: 'REPLY_WRONG_PARTY',
  unverified: 'REPLY_WRONG_PARTY',
  staff: 'REPLY_WRONG_PARTY',
} as const satisfies Record<string, Outcome>

const moderation = (reason: string) => (world: World) => ({ id: world.commentId, reason })
const place = (world: World) => ({ kind: 'goods', subjectId: world.goodsId }) as const

export const commentsRows = {
  'comments.list': { access: 'visitor', input: place },
  // Any logged-in user may comment.
  'comments.write': {
    access: 'user',
    input: (world) => ({ ...place(world), contents: { format: 'html', html: '<p>Is it new?</p>' } }),
  },
  'comments.remove': { access: 'user', input: ({ commentId: id }) => ({ id }), outcomes: authorOnly },
  'comments.hide': { access: 'staff:comments.moderate', input: moderation('a phone number') },
  'comments.show': { access: 'staff:comments.moderate', input: moderation('it was none') },
} satisfies FeatureRows<'comments'>
