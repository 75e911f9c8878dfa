import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PublishPage } from '../../goods/goods/index.ts'
import { readId, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/releaseGoods')({
  validateSearch: (raw) => search({ id: readId(raw, 'id') }),
  head: ({ match }) => pageHead(match.context, { title: msg`Publish goods`, noindex: true }),
  component: PublishPage,
})
