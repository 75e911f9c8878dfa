import { Trans } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shared/page/coming-page.tsx'
import { requireSession } from '../../shared/session/require-session.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/otc')({
  beforeLoad: requireSession,
  head: ({ match }) => pageHead(match.context, { title: msg`Trade coin for fiat`, noindex: true }),
  component: Page,
})

function Page() {
  return (
    <ComingPage title={<Trans>Trade coin for fiat</Trans>}>
      <Trans>Offers of other users, the rate of each, and an order with coins in escrow.</Trans>
    </ComingPage>
  )
}
