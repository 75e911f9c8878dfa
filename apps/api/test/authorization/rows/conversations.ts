import type { FeatureRows, Outcome } from '../row.ts'
import type { World } from '../world.ts'

/** Staff too: the world's order is not disputed, so they have no case. */
const partiesOnly = { stranger: 'CHAT_NOT_FOUND', staff: 'CHAT_NOT_FOUND' } as const satisfies Record<string, Outcome>

/** The line is the seller's: to the buyer, strangers and staff there is none. */
const authorOnly = {
  user: 'MESSAGE_NOT_FOUND',
  stranger: 'MESSAGE_NOT_FOUND',
  unverified: 'MESSAGE_NOT_FOUND',
  staff: 'MESSAGE_NOT_FOUND',
} as const satisfies Record<string, Outcome>

const here = ({ chatId }: World) => ({ conversationId: chatId })

export const conversationsRows = {
  'conversations.list': { access: 'user', input: () => ({}) },
  'conversations.asked': { access: 'user', input: () => ({}) },
  'conversations.unread': { access: 'user' },
  'conversations.find': { access: 'user', input: ({ goodsId }) => ({ subject: { kind: 'goods', id: goodsId } }) },
  'conversations.info': { access: 'user', input: here, outcomes: partiesOnly },
  // Empty for who is no party.
  'conversations.presence': { access: 'user', input: ({ chatId }) => ({ conversationIds: [chatId] }) },
  'conversations.lines': { access: 'user', input: here, outcomes: partiesOnly },
  'conversations.missing': {
    access: 'user',
    input: (world) => ({ ...here(world), from: 0, to: 0 }),
    outcomes: partiesOnly,
  },
  // A list of one's own, empty for who is no party.
  'conversations.linesOver': { access: 'user', input: ({ goodsId }) => ({ subject: { kind: 'goods', id: goodsId } }) },
  'conversations.search': { access: 'user', input: () => ({ words: 'licence' }) },
  'conversations.say': {
    access: 'user',
    input: (world) => ({
      to: here(world),
      contents: { format: 'html', html: 'Does it work offline?' },
      clientKey: world.unique('authorized-line-'),
    }),
    outcomes: partiesOnly,
  },
  'conversations.takeBack': { access: 'user', input: ({ lineId: id }) => ({ id }), outcomes: authorOnly },
  'conversations.showAgain': { access: 'user', input: ({ lineId: id }) => ({ id }), outcomes: authorOnly },
  'conversations.markRead': {
    access: 'user',
    input: (world) => ({ ...here(world), upTo: 1 }),
    outcomes: partiesOnly,
  },
} satisfies FeatureRows<'conversations'>
