import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Thread } from '../../trust/conversations/index.ts'
import { OrderPage, OrderSkeleton } from '../../goods/orders/index.ts'
import { readId, readOneOf, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/goodsOrderPanel')({
  // `bought`: the receipt is open over the order. It is in the URL, so that Reload and Back show it again.
  validateSearch: (raw) => search({ id: readId(raw, 'id'), bought: readOneOf(raw, 'bought', [1]) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  remountDeps: ({ loaderDeps }) => loaderDeps,
  // Starts when a link is hovered. Not awaited in the browser: offline, the page itself shows the error.
  loader: ({ context: { q }, deps: { id } }) => {
    const read = id === undefined ? undefined : q.goodsOrders.info.prefetch({ id })
    return import.meta.env.SSR ? read : undefined
  },
  head: ({ match }) => pageHead(match.context, { title: msg`Order`, noindex: true }),
  component: Order,
  pendingComponent: OrderSkeleton,
})

const talkOf = (chatId: number): ReactNode => <Thread conversationId={chatId} tab={null} besideOrder />

function Order(): ReactNode {
  return <OrderPage talk={talkOf} />
}
