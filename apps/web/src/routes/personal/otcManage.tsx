import { Trans } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shared/page/coming-page.tsx'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/otcManage')({
  head: ({ match }) => pageHead(match.context, { title: msg`Fiat trade`, noindex: true }),
  component: Page,
})

function Page() {
  return (
    <ComingPage title={<Trans>Fiat trade</Trans>}>
      <Trans>Your offers and orders for trading coin against fiat.</Trans>
    </ComingPage>
  )
}
