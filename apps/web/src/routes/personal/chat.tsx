import { Trans } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shared/page/coming-page.tsx'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/chat')({
  head: ({ match }) => pageHead(match.context, { title: msg`My chats`, noindex: true }),
  component: Page,
})

function Page() {
  return (
    <ComingPage title={<Trans>My chats</Trans>}>
      <Trans>Talks about goods and notices that you sent and received.</Trans>
    </ComingPage>
  )
}
