import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpeningPage } from '../../shared/page/opening-page.tsx'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/')({
  staticData: { catalogues: ['goods'] },
  head: ({ match }) => pageHead(match.context, { title: msg`Digital goods, paid through escrow`, path: '/' }),
  component: OpeningPage,
})
