/**
 * Subjects of private conversations. A new kind is a line here and an adapter
 * (`talk` of a feature.ts in apps/api).
 */
export const CONVERSATION_KINDS = ['goods', 'ad', 'ticket', 'otcOffer'] as const

export type ConversationKind = (typeof CONVERSATION_KINDS)[number]

/** Sides of a conversation: the subject's owner, and the user who asks. */
export const CONVERSATION_SIDES = ['owner', 'asker'] as const

export type ConversationSide = (typeof CONVERSATION_SIDES)[number]

/** Author of a line: a side, or staff. */
export type LineSide = ConversationSide | 'staff'
