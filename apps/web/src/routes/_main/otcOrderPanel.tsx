import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OtcOrderPage, OtcOrderSkeleton } from '../../otc/orders/index.ts'
import { readId, readOneOf, readText, search } from '../../shared/search-params/read.ts'
import { requireSession } from '../../shared/session/require-session.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/otcOrderPanel')({
  validateSearch: (raw) =>
    search({
      acceptanceID: readId(raw, 'acceptanceID'),
      isSeller: readOneOf(raw, 'isSeller', [0, 1] as const),
      orderID: readId(raw, 'orderID'),
      chat_id: readId(raw, 'chat_id'),
      type: readText(raw, 'type', 20),
    }),
  beforeLoad: requireSession,
  head: ({ match }) => pageHead(match.context, { title: msg`Fiat-trade order`, noindex: true }),
  component: OtcOrderPage,
  pendingComponent: OtcOrderSkeleton,
})
