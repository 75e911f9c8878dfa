import { z } from 'zod'

/** Frames from old clients; any other frame closes the connection. */
export const clientFrame = z.union([
  z.object({ type: z.literal('token'), token: z.string().max(200) }),
  z.object({ type: z.literal('ping') }),
])

/**
 * Kinds of pushes (marketplace.md §4, product.md "Live for old clients"). For an unknown kind a client shows its unread
 * count.
 */
export const PUSH_KINDS = [
  { kind: 0, means: 'The number of unread messages may have changed', data: '{}' },
  { kind: 1, means: 'A new chat line', data: '{ chat_id }' },
  { kind: 6, means: 'A change of an order, for both parties', data: '{ order_id, message_type_id: 4 goods, 8 OTC }' },
] as const

export type PushKind = (typeof PUSH_KINDS)[number]['kind']

/** Frames from the server. */
export type ServerFrame =
  | { readonly type: 'connected'; readonly ping_interval: number }
  | { readonly type: 'ping' }
  | {
      readonly kind: PushKind
      /** The account's total number of unread messages. */
      readonly unread: number
      readonly data: Readonly<Record<string, number>>
    }

/** Why the server closes a connection; 1001 when it stops, 1008 for a protocol violation. */
export const CLOSE_CODES = {
  notLoggedIn: { code: 4401, means: 'No session behind the token, or it ended: log in again' },
  tooMany: { code: 4413, means: 'Too many connections: try again later' },
  failed: { code: 1011, means: 'The server failed: try again' },
} as const
