import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpeningPage } from '../../shared/page/opening-page.tsx'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/userInfo')({
  staticData: { catalogues: ['accounts'] },
  head: ({ match }) => pageHead(match.context, { title: msg`Account`, noindex: true }),
  component: OpeningPage,
})
