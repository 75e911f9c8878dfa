import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MissingPathPage } from '../../shared/page/missing-path-page.tsx'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/404')({
  // Becomes the status of the answer; it does not travel as a header.
  headers: () => ({ 'x-page-missing': '1' }),
  head: ({ match }) => pageHead(match.context, { title: msg`Page not found`, noindex: true }),
  component: MissingPathPage,
})
