import type { FeatureRows, Outcome } from '../row.ts'
import type { World } from '../world.ts'

/** Nobody has said anything in the world, so acting on a comment is refused for the want of one. */
const none = {
  user: 'REPLY_NOT_FOUND',
  otherParty: 'REPLY_NOT_FOUND',
  stranger: 'REPLY_NOT_FOUND',
  unverified: 'REPLY_NOT_FOUND',
  staff: 'REPLY_NOT_FOUND',
} as const satisfies Record<string, Outcome>

const missing = 999_999
const place = (world: World) => ({ kind: 'goods', subjectId: world.goodsId }) as const

export const commentsRows = {
  'comments.list': { access: 'visitor', input: place },
  // In public, whoever is logged in.
  'comments.write': {
    access: 'user',
    input: (world) => ({ ...place(world), contents: { format: 'html', html: '<p>Is it new?</p>' } }),
  },
  'comments.remove': { access: 'user', input: () => ({ id: missing }), outcomes: none },
  'comments.hide': {
    access: 'staff:comments.moderate',
    input: () => ({ id: missing, reason: 'a phone number' }),
    outcomes: { staff: 'REPLY_NOT_FOUND' },
  },
  'comments.show': {
    access: 'staff:comments.moderate',
    input: () => ({ id: missing, reason: 'it was none' }),
    outcomes: { staff: 'REPLY_NOT_FOUND' },
  },
} satisfies FeatureRows<'comments'>
