import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage, HomeSkeleton, readHome } from '../../goods/goods/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/')({
  loader: ({ context }) => readHome(context),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Digital goods, paid through escrow`,
      description: msg`Fonts, code, courses, keys and media from their makers. The payment waits in escrow until you confirm what you received.`,
      path: '/',
    }),
  component: HomePage,
  pendingComponent: HomeSkeleton,
})
