import { Trans } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shared/page/coming-page.tsx'
import { readId, readOneOf, search } from '../../shared/search-params/read.ts'
import { requireSession } from '../../shared/session/require-session.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/otcOrderPanel')({
  validateSearch: (raw) =>
    search({
      acceptanceID: readId(raw, 'acceptanceID'),
      isSeller: readOneOf(raw, 'isSeller', [0, 1] as const),
      orderID: readId(raw, 'orderID'),
      chat_id: readId(raw, 'chat_id'),
    }),
  beforeLoad: requireSession,
  head: ({ match }) => pageHead(match.context, { title: msg`Fiat-trade order`, noindex: true }),
  component: Page,
})

function Page() {
  return (
    <ComingPage title={<Trans>Fiat-trade order</Trans>}>
      <Trans>The order with its escrow, the 60 minutes it has, and the talk with the other side.</Trans>
    </ComingPage>
  )
}
