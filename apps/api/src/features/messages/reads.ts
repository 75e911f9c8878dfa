import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goods } from '../goods/tables.ts'
import { messageOf } from './store-message.ts'
import { userMessage } from './tables.ts'

/** How many messages an account has not read yet. */
export async function countUnread({ db }: App, uid: number): Promise<{ unread: number }> {
  return { unread: await db.$count(userMessage, and(eq(userMessage.uid, uid), isNull(userMessage.readAt))) }
}

export interface MessageFilter {
  readonly limit: number
  readonly before?: number | undefined
}

/** An account's messages, the newest first; `next` is what to ask for behind the last one. */
export async function listMessages({ db }: App, uid: number, { limit, before }: MessageFilter) {
  const rows = await db
    .select({ message: userMessage, title: goods.title })
    .from(userMessage)
    .leftJoin(goods, eq(goods.id, userMessage.goodsId))
    .where(and(eq(userMessage.uid, uid), before === undefined ? undefined : lt(userMessage.id, before)))
    .orderBy(desc(userMessage.id))
    .limit(limit + 1)
  const data = rows.slice(0, limit).map(({ message, title }) => {
    const { id, readAt, createdAt } = message
    return { id, message: messageOf(message), title, readAt, createdAt }
  })
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
}
