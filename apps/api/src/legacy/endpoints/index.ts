import type { Endpoint } from '../endpoint.ts'
import { accountEndpoints } from './accounts.ts'
import { adTalkEndpoints } from './ad-talk.ts'
import { adEndpoints } from './ads.ts'
import { commentEndpoints } from './comments.ts'
import { favoriteEndpoints } from './favorites.ts'
import { feedbackEndpoints } from './feedback.ts'
import { goodsChatEndpoints } from './goods-chats.ts'
import { goodsEndpoints } from './goods.ts'
import { goodsOrderEndpoints } from './goods-orders.ts'
import { otcChatEndpoints } from './otc-chats.ts'
import { otcOfferEndpoints } from './otc-offers.ts'
import { otcOrderEndpoints } from './otc-orders.ts'
import { rightsEndpoints } from './rights.ts'
import { messageEndpoints } from './messages.ts'
import { noticeEndpoints } from './notices.ts'
import { siteEndpoints } from './site.ts'
import { transferEndpoints } from './transfers.ts'
import { uploadEndpoints } from './uploads.ts'
import { walletEndpoints } from './wallet.ts'
import { withdrawalEndpoints } from './withdrawals.ts'

const calls = {
  ...accountEndpoints,
  ...siteEndpoints,
  ...goodsEndpoints,
  ...goodsChatEndpoints,
  ...goodsOrderEndpoints,
  ...favoriteEndpoints,
  ...commentEndpoints,
  ...messageEndpoints,
  ...noticeEndpoints,
  ...feedbackEndpoints,
  ...walletEndpoints,
  ...withdrawalEndpoints,
  ...otcChatEndpoints,
  ...otcOfferEndpoints,
  ...otcOrderEndpoints,
  ...rightsEndpoints,
  ...adEndpoints,
  ...adTalkEndpoints,
  ...transferEndpoints,
  ...uploadEndpoints,
}

/** The path of a call, without `/api/`. */
export type MsCall = keyof typeof calls

export const isMsCall = (path: string): path is MsCall => Object.hasOwn(calls, path)

/** Every call of the Ms* surface by its path. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(Object.entries(calls))
