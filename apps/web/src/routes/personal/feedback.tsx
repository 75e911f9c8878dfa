import { Trans } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shared/page/coming-page.tsx'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/feedback')({
  head: ({ match }) => pageHead(match.context, { title: msg`Feedback`, noindex: true }),
  component: Page,
})

function Page() {
  return (
    <ComingPage title={<Trans>Feedback</Trans>}>
      <Trans>Your tickets and what staff answered.</Trans>
    </ComingPage>
  )
}
