/** What two people talk about in private. A new kind is a line here and an adapter (apps/api/src/app/conversation-subjects.ts). */
export const CONVERSATION_KINDS = ['goods', 'ad', 'ticket', 'otcOffer'] as const

export type ConversationKind = (typeof CONVERSATION_KINDS)[number]

/** Whose the subject is, who came because of it, and the house, which belongs to neither. */
export const CONVERSATION_SIDES = ['owner', 'asker'] as const

export type ConversationSide = (typeof CONVERSATION_SIDES)[number]

/** Who speaks in a line. */
export type LineSide = ConversationSide | 'staff'
