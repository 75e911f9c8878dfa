import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { otcPlace, type OrderPlace } from '../otc-place.ts'
import { TAB_ROWS, type ChatTab } from '../tabs.ts'
import { orderKind, placeOf } from '../../order-marks/index.ts'

export type ChatRow = ApiOutputs['conversations']['list']['data'][number]

const ROWS = 30
const MOST_ROWS = 60

/** The chats of a tab; the selected subject and partner come first. */
export function useChatList(tab: ChatTab, first: { readonly subjectId?: number; readonly uid?: number }) {
  const { q } = useApi()
  const [page, setPage] = useState(1)
  const { kind, side } = TAB_ROWS[tab]
  const list = useQuery({
    ...q.conversations.list.queryOptions({ kind, ...(side === null ? {} : { side }), page, limit: ROWS, first }),
    placeholderData: keepPreviousData,
  })
  const ids = list.data?.data.map(({ id }) => id) ?? []
  const latest = { chatIds: ids.slice(0, MOST_ROWS) }
  const goods = useQuery({
    ...q.goodsOrders.latestOfChats.queryOptions(latest),
    enabled: kind === 'goods' && ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const offers = useQuery({
    ...q.otcOrders.latestOfChats.queryOptions(latest),
    enabled: kind === 'otcOffer' && ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const places = new Map<number, OrderPlace>([
    ...(goods.data?.data ?? []).map(
      ({ chatId, order }) => [chatId, { at: placeOf(order), kind: orderKind(order) }] as const,
    ),
    ...(offers.data?.data ?? []).map(({ chatId, order }) => [chatId, otcPlace(order)] as const),
  ])
  const pages = Math.max(1, Math.ceil((list.data?.total ?? 0) / ROWS))
  return { list, places, empty: list.data?.total === 0, page, pages, setPage }
}
