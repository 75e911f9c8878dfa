import { Trans } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shared/page/coming-page.tsx'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/myAD')({
  head: ({ match }) => pageHead(match.context, { title: msg`My ads`, noindex: true }),
  component: Page,
})

function Page() {
  return (
    <ComingPage title={<Trans>My ads</Trans>}>
      <Trans>Your home and category ads: buy, renew, hide and show them.</Trans>
    </ComingPage>
  )
}
