import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FavoritesPage } from '../../goods/favorites/index.ts'
import { readPage, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/favorites')({
  validateSearch: (raw) => search({ page: readPage(raw) }),
  head: ({ match }) => pageHead(match.context, { title: msg`Favourites`, noindex: true }),
  component: FavoritesPage,
})
