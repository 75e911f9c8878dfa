import { newKey } from '../../../test/market/market.ts'
import type { Person } from '../../../test/people.ts'

interface Line {
  readonly html: string
  readonly attachments?: string[]
  readonly clientKey?: string
  readonly orderId?: number
}

type To = { readonly conversationId: number } | { readonly subject: { readonly kind: 'goods'; readonly id: number } }

export const over = (goodsId: number) => ({ subject: { kind: 'goods', id: goodsId } }) as const
export const inside = (conversationId: number) => ({ conversationId })

/** Writes a line as this person. */
export function say({ client }: Person, to: To, { html, clientKey = newKey(), ...rest }: Line) {
  return client.trpc.conversations.say.mutate({ to, contents: { format: 'html', html }, clientKey, ...rest })
}

/** The last lines of a conversation as somebody reads them. */
export async function linesOf({ client }: Person, conversationId: number) {
  return (await client.trpc.conversations.lines.query({ conversationId, limit: 60 })).lines
}
