import type { App } from '../../platform/app.ts'
import { goodsChat } from './tables.ts'

interface Asked {
  readonly goodsId: number
  readonly buyerUid: number
  readonly sellerUid: number
}

/**
 * Opens the conversation of a buyer over goods, as a guard of a commit: it meets no row when there is one already.
 * @param at unix seconds
 */
export function openChat({ db }: Pick<App, 'db'>, id: number, { goodsId, buyerUid, sellerUid }: Asked, at: number) {
  return db
    .insert(goodsChat)
    .values({ id, goodsId, userId: buyerUid, ownerUid: sellerUid, createdAt: at })
    .onConflictDoNothing()
}
