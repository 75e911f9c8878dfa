import { Trans } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shared/page/coming-page.tsx'
import { readId, readText, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/adDetails')({
  validateSearch: (raw) => search({ id: readId(raw, 'id'), type: readText(raw, 'type', 20) }),
  head: ({ match }) => pageHead(match.context, { title: msg`Ad`, noindex: true }),
  component: Page,
})

function Page() {
  return (
    <ComingPage title={<Trans>Ad</Trans>}>
      <Trans>Ads with their public comments and the private talk with the advertiser.</Trans>
    </ComingPage>
  )
}
