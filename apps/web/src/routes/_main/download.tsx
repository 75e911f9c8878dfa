import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DownloadPage } from '../../desk/site/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/download')({
  loader: ({ context: { q } }) => q.android.newest.prefetch(),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Android app`,
      description: msg`The app for Android, with the same account as the site.`,
      path: '/download',
    }),
  component: DownloadPage,
})
