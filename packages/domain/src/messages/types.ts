/** Tabs of the message centre, with their numbers for old clients (marketplace.md §2). */
export const MESSAGE_TYPES = {
  forum: 1,
  admin: 2,
  goods: 3,
  order: 4,
  system: 5,
  other: 6,
  otc: 7,
  otcOrder: 8,
} as const

export type MessageType = keyof typeof MESSAGE_TYPES

/** The reader's side of the message's subject. */
export const MESSAGE_SIDES = ['buyer', 'seller', 'author', 'owner', 'asker'] as const

export type MessageSide = (typeof MESSAGE_SIDES)[number]
