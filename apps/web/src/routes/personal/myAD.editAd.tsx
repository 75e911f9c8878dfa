import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { EditAdPage } from '../../promotion/ads/index.ts'
import { readId, readText, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/myAD/editAd')({
  validateSearch: (raw) => search({ id: readId(raw, 'id'), type: readText(raw, 'type', 20) }),
  head: ({ match }) => pageHead(match.context, { title: msg`Ad`, noindex: true }),
  component: EditAdPage,
})
