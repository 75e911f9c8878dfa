import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChatsPage, isChatTab, OrderViewContext } from '../../../trust/conversations/index.ts'
import { readId, readText, search } from '../../../shared/search-params/read.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'
import { orderView } from '../../../otc/orders/index.ts'

export const Route = createFileRoute('/personal/chat/$tab')({
  staticData: { width: 'desk' },
  // `goods_id`, `user_id`, `thread_id` and `type` are those of old links; the others are our own.
  validateSearch: (raw) =>
    search({
      goods_id: readId(raw, 'goods_id'),
      user_id: readId(raw, 'user_id'),
      thread_id: readId(raw, 'thread_id'),
      type: readText(raw, 'type', 20),
      chat_id: readId(raw, 'chat_id'),
      line: readId(raw, 'line'),
      q: readText(raw, 'q', 60),
      // A picture from another app's share sheet waits for a chat.
      shared: readId(raw, 'shared'),
    }),
  beforeLoad: ({ params }) => {
    if (!isChatTab(params.tab)) throw redirect({ to: '/personal/chat/$tab', params: { tab: 'receive_goods' } })
  },
  head: ({ match }) => pageHead(match.context, { title: msg`My chats`, noindex: true }),
  component: Chats,
})

function Chats(): ReactNode {
  return (
    <OrderViewContext value={orderView}>
      <ChatsPage />
    </OrderViewContext>
  )
}
